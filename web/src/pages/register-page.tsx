import { registerForm } from '@shopwright/contracts/http/auth';
import { z } from 'zod';
import { useSignUp } from '../features/session/api';
import { AuthCard } from '../features/session/auth-card';
import { isRejected, serverText } from '../features/session/server-text';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useTitle } from '../lib/use-title';
import { useZodForm } from '../lib/use-zod-form';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { toastError } from '../ui/toast-store';

/** The repeated password is the form's own business; the server never sees it. */
const formWithRepeat = registerForm
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });

const blank = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

export function RegisterPage() {
  const { t } = useLanguage();
  useTitle(t('register.title'));
  const signUp = useSignUp();
  const form = useZodForm(formWithRepeat, blank);
  const submit = form.handleSubmit(({ confirmPassword: _, ...values }) =>
    signUp.mutate(values, {
      onError: (error) => {
        if (form.showServerErrors(error)) return;
        if (isRejected(error)) toastError(t('register.failed'), serverText(error, t('error.went_wrong')));
        else toastError(t('toast.error'), t('error.try_again'));
      },
    }),
  );
  return (
    <AuthCard
      title={t('register.title')}
      text={t('register.text')}
      other={{ question: t('register.have_account'), to: paths.login, label: t('nav.sign_in') }}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('field.first_name')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={t('field.last_name')} autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t('field.password')}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <TextField
          label={t('field.confirm_password')}
          type="password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Button type="submit" size="lg" isPending={signUp.isPending}>
          {t('register.title')}
        </Button>
      </form>
    </AuthCard>
  );
}
