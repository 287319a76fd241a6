import { loginForm } from '@shopwright/contracts/http/auth';
import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { useZodForm } from '../components/use-zod-form';
import { useFormError, useSignIn } from '../features/session/api';
import { AuthCard, AuthForm, authLinkClass } from '../features/session/auth-card';
import { PasskeyButton, SecondStep } from '../features/session/second-step';
import { secondFactorOf } from '../features/session/second-step-api';
import { useLanguage } from '../i18n/language-provider';
import { hasPasskeys } from '../lib/passkeys';
import { paths } from '../lib/paths';
import { CurrentPasswordField, TextField } from '../ui/field';

export function LoginPage() {
  const { t } = useLanguage();
  useTitle(t('nav.sign_in'));
  const { search } = useLocation();
  const signIn = useSignIn();
  const { formError, isRejected, outcomes } = useFormError({ title: 'login.failed', text: 'login.invalid' });
  const form = useZodForm(loginForm, { email: '', password: '' });
  const submit = form.submit(signIn, { ...outcomes, isShown: (error) => secondFactorOf(error) !== undefined });
  const secondFactor = secondFactorOf(signIn.error);
  if (secondFactor) return <SecondStep details={secondFactor} onRestart={signIn.reset} />;
  // Either of the two may be the wrong one.
  const wrong = isRejected ? { 'aria-invalid': true } : {};
  return (
    <AuthCard
      title={t('nav.sign_in')}
      text={t('login.text')}
      other={{ question: t('login.no_account'), to: paths.register + search, label: t('register.title') }}
    >
      <AuthForm onSubmit={submit} submitLabel={t('nav.sign_in')} isPending={signIn.isPending} error={formError}>
        <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('email')} {...wrong} />
        <div>
          <CurrentPasswordField label={t('field.password')} {...form.field('password')} {...wrong} />
          <p className="mt-2 text-end text-sm">
            <Link to={paths.forgotPassword} className={authLinkClass}>
              {t('login.forgot')}
            </Link>
          </p>
        </div>
      </AuthForm>
      {hasPasskeys() && (
        <div className="mt-3 grid">
          <PasskeyButton label={t('two_step.use_passkey')} />
        </div>
      )}
    </AuthCard>
  );
}
