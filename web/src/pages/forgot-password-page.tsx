import { loginForm } from '@shopwright/contracts/http/auth';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTitle } from '../components/use-head';
import { useZodForm } from '../components/use-zod-form';
import { useForgotPassword, useFormError } from '../features/session/api';
import { AuthCard, AuthForm } from '../features/session/auth-card';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';

const emailForm = loginForm.pick({ email: true });

export function ForgotPasswordPage() {
  const { t } = useLanguage();
  useTitle(t('session.forgot.title'));
  const ask = useForgotPassword();
  const { formError, outcomes } = useFormError({ title: 'shared.toast.error', text: 'shared.error.try_again' });
  const form = useZodForm(emailForm, { email: '' }, { asksToLeave: false });
  const submit = form.submit(ask, { input: ({ email }) => email, ...outcomes });
  const back = { question: t('session.forgot.remembered'), to: paths.login, label: t('shared.nav.sign_in') };
  if (ask.isSuccess) {
    return (
      <AuthCard title={t('session.forgot.sent')} icon={<MailCheck aria-hidden />} other={back}>
        <SentText email={ask.variables} />
        <Button variant="secondary" className="mt-6 w-full" onClick={ask.reset}>
          {t('session.forgot.other_address')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('session.forgot.title')} text={t('session.forgot.text')} other={back}>
      <AuthForm onSubmit={submit} submitLabel={t('session.forgot.send')} isPending={ask.isPending} error={formError}>
        <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('email')} />
      </AuthForm>
    </AuthCard>
  );
}

/** The same words whether the address has an account or not. Has the focus, as the form that had it is gone. */
function SentText({ email }: { email: string }) {
  const { t } = useLanguage();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="text-muted outline-none">
      {t('session.forgot.sent_text', { email })}
    </p>
  );
}
