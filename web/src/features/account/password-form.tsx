import { passwordForm } from '@shopwright/contracts/http/account';
import { NewPasswordFields } from '../../components/new-password-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { confirmPassword, passwordsMatch } from '../../lib/repeated-password';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useChangePassword } from './api';

const formWithRepeat = passwordForm.extend({ confirmPassword }).refine(...passwordsMatch('newPassword'));
const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm() {
  const { t } = useLanguage();
  const change = useChangePassword();
  const form = useZodForm(formWithRepeat, blank);
  const submit = form.handleSubmit(({ confirmPassword: _, ...values }) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset(blank);
        toast(t('password.changed'), t('password.changed_text'));
      },
      onError: (error) => {
        if (!form.showServerErrors(error)) toastError(t('toast.update_failed'), t('profile.failed'));
      },
    }),
  );
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('password.title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('password.text')}</p>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5 sm:grid-cols-2">
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
        <div className="sm:col-span-2">
          <Button type="submit" isPending={change.isPending}>
            {t('password.change')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
