import { passwordForm } from '@shopwright/contracts/http/account';
import { NewPasswordFields } from '../../components/new-password-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { confirmPassword, passwordsMatch } from '../../lib/repeated-password';
import { TextField } from '../../ui/field';
import { FormCard } from '../../ui/form-card';
import { toast, toastError } from '../../ui/toast-store';
import { useChangePassword } from './api';

const formWithRepeat = passwordForm.extend({ confirmPassword }).refine(...passwordsMatch('newPassword'));
const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm() {
  const { t } = useLanguage();
  const change = useChangePassword();
  const form = useZodForm(formWithRepeat, blank);
  const submit = form.submit(change, {
    input: ({ confirmPassword: _, ...values }) => values,
    onSuccess: () => {
      form.reset(blank);
      toast(t('password.changed'), t('password.changed_text'));
    },
    failed: () => toastError(t('toast.update_failed'), t('profile.failed')),
  });
  return (
    <FormCard
      title={t('password.title')}
      text={t('password.text')}
      onSubmit={submit}
      submitLabel={t('password.change')}
      isPending={change.isPending}
    >
      <TextField
        label={t('field.current_password')}
        type="password"
        autoComplete="current-password"
        className="sm:col-span-2"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        label={t('field.new_password')}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
      />
    </FormCard>
  );
}
