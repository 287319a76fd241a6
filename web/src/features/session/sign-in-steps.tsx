import { loginForm } from '@shopwright/contracts/http/auth';
import type { ComponentType, ReactNode } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { hasPasskeys } from '../../lib/passkeys';
import { CurrentPasswordField, TextField } from '../../ui/field';
import { useFormError, useSignIn } from './api';
import { type AuthCardProps, AuthForm } from './auth-card';
import { secondFactorOf } from './second-step/api';
import { PasskeyButton, SecondStep } from './second-step/second-step';

interface SignInStepsProps extends Omit<AuthCardProps, 'children'> {
  /** The card or dialog that shows a step. */
  Frame: ComponentType<AuthCardProps>;
  /** Stands below the password. */
  children?: ReactNode;
}

/** Asks for email and password, or a passkey, and then for the second factor where the account has one. */
export function SignInSteps({ Frame, children, ...frame }: SignInStepsProps) {
  const { t } = useLanguage();
  const signIn = useSignIn();
  const { formError, isRejected, outcomes } = useFormError({
    title: 'session.login.failed',
    text: 'session.login.invalid',
  });
  const form = useZodForm(loginForm, { email: '', password: '' }, { asksToLeave: false });
  const submit = form.submit(signIn, { ...outcomes, isShown: (error) => secondFactorOf(error) !== undefined });
  const secondFactor = secondFactorOf(signIn.error);
  if (secondFactor) return <SecondStep details={secondFactor} onRestart={signIn.reset} Frame={Frame} />;
  // Either of the two may be the wrong one.
  const wrong = isRejected ? { 'aria-invalid': true } : {};
  return (
    <Frame {...frame}>
      <AuthForm onSubmit={submit} submitLabel={t('shared.nav.sign_in')} isPending={signIn.isPending} error={formError}>
        <TextField
          label={t('shared.field.email')}
          type="email"
          autoComplete="email"
          {...form.field('email')}
          {...wrong}
        />
        <div>
          <CurrentPasswordField label={t('shared.field.password')} {...form.field('password')} {...wrong} />
          {children}
        </div>
      </AuthForm>
      {hasPasskeys() && (
        <div className="mt-3 grid">
          <PasskeyButton label={t('session.two_step.use_passkey')} />
        </div>
      )}
    </Frame>
  );
}
