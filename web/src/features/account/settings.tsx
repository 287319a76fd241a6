import { passwordForm } from '@shopwright/contracts/http/account';
import type { User } from '@shopwright/contracts/http/auth';
import { confirmPassword, NewPasswordFields, passwordsMatch } from '../../components/new-password-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { FormCard } from '../../ui/card';
import { CurrentPasswordField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useChangePassword } from './api';
import { EmailState } from './email-state';
import { EraseAccount } from './erase-account';
import { ExportData } from './export-data';
import { Preferences } from './preferences';
import { SessionList } from './session-list';
import { TwoFactorCard } from './two-factor/two-factor-card';

export function Settings({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <Preferences user={user} />
      <EmailState user={user} />
      <PasswordForm />
      <TwoFactorCard />
      <SessionList />
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <ExportData />
        <EraseAccount />
      </div>
    </div>
  );
}

const formWithRepeat = passwordForm.extend({ confirmPassword }).refine(...passwordsMatch('newPassword'));
const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm() {
  const { t } = useLanguage();
  const change = useChangePassword();
  const form = useZodForm(formWithRepeat, blank);
  const submit = form.submit(change, {
    input: ({ confirmPassword: _, ...values }) => values,
    onSuccess: () => {
      form.reset(blank);
      toast(t('account.password.changed'), t('account.password.changed_text'));
    },
    failed: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
  });
  return (
    <FormCard
      title={t('account.password.title')}
      text={t('account.password.text')}
      onSubmit={submit}
      submitLabel={t('account.password.change')}
      isPending={change.isPending}
    >
      <CurrentPasswordField
        label={t('shared.field.current_password')}
        className="sm:col-span-2"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        label={t('account.field.new_password')}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
      />
    </FormCard>
  );
}
