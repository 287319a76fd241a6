import type { SecondFactorDetails } from '@shopwright/contracts/http/two-factor';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { Fingerprint } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import * as z from 'zod';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { hasPasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { useFormError } from '../api';
import { AuthCard, type AuthCardProps, AuthForm } from '../auth-card';
import { useCodeSignIn, usePasskeySignIn } from './api';

const form = z.strictObject({ code: z.string().trim().min(1, validationMessages.required).max(40) });

interface SecondStepProps {
  details: SecondFactorDetails;
  /** Leads back to the first step. */
  onRestart: () => void;
  Frame?: ComponentType<AuthCardProps>;
}

/** The second step of a sign-in whose password was right. */
export function SecondStep({ details, onRestart, Frame = AuthCard }: SecondStepProps) {
  const { t } = useLanguage();
  const [isRecovery, setRecovery] = useState(false);
  const canUsePasskey = details.hasPasskey && hasPasskeys();
  const hasApp = details.hasTotp && !isRecovery;
  const text = hasApp
    ? 'session.two_step.text'
    : isRecovery
      ? 'session.two_step.recovery_text'
      : 'session.two_step.passkey_text';
  return (
    <Frame title={t('shared.two_step.title')} text={t(text)}>
      <div className="grid gap-3">
        {(hasApp || isRecovery) && <CodeForm key={String(isRecovery)} token={details.token} isRecovery={isRecovery} />}
        {canUsePasskey && <PasskeyButton label={t('session.two_step.use_passkey')} token={details.token} />}
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)} hidden={isRecovery && !details.hasTotp}>
          {t(isRecovery ? 'session.two_step.use_app' : 'session.two_step.use_recovery')}
        </Button>
        <Button variant="ghost" onClick={onRestart}>
          {t('session.two_step.restart')}
        </Button>
      </div>
    </Frame>
  );
}

function CodeForm({ token, isRecovery }: { token: string; isRecovery: boolean }) {
  const { t } = useLanguage();
  const signIn = useCodeSignIn();
  const { formError, outcomes } = useFormError({ title: 'session.login.failed', text: 'session.two_step.failed' });
  const code = useZodForm(form, { code: '' }, { asksToLeave: false });
  const submit = code.submit(signIn, { input: (values) => ({ token, ...values }), ...outcomes });
  return (
    <AuthForm onSubmit={submit} submitLabel={t('shared.nav.sign_in')} isPending={signIn.isPending} error={formError}>
      <TextField
        label={t(isRecovery ? 'session.two_step.recovery_code' : 'shared.two_step.code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoFocus
        {...code.field('code')}
      />
    </AuthForm>
  );
}

/** Signs in with a passkey: as the second step of the token's sign-in, or alone. */
export function PasskeyButton({ label, token }: { label: string; token?: string }) {
  const signIn = usePasskeySignIn();
  return (
    <Button variant="secondary" size="lg" onClick={() => signIn.mutate(token)} isPending={signIn.isPending}>
      {!signIn.isPending && <Fingerprint size={18} aria-hidden />}
      {label}
    </Button>
  );
}
