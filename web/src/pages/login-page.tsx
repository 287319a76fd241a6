import { loginForm } from '@shopwright/contracts/http/auth';
import { useSignIn } from '../features/session/api';
import { AuthCard } from '../features/session/auth-card';
import { isRejected, serverText } from '../features/session/server-text';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useTitle } from '../lib/use-title';
import { useZodForm } from '../lib/use-zod-form';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { toastError } from '../ui/toast-store';

export function LoginPage() {
  const { t } = useLanguage();
  useTitle(t('nav.sign_in'));
  const signIn = useSignIn();
  const form = useZodForm(loginForm, { email: '', password: '' });
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onError: (error) =>
        isRejected(error)
          ? toastError(t('login.failed'), serverText(error, t(error.status === 429 ? 'error.busy' : 'login.invalid')))
          : toastError(t('toast.error'), t('error.try_again')),
    }),
  );
  return (
    <AuthCard
      title={t('nav.sign_in')}
      text={t('login.text')}
      other={{ question: t('login.no_account'), to: paths.register, label: t('register.title') }}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t('field.password')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" size="lg" isPending={signIn.isPending}>
          {t('nav.sign_in')}
        </Button>
      </form>
    </AuthCard>
  );
}
