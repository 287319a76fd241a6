import { registerForm } from '@shopwright/contracts/http/auth';
import { useLocation } from 'react-router-dom';
import * as z from 'zod';
import { confirmPassword, NewPasswordFields, passwordsMatch } from '../components/new-password-fields';
import { useTitle } from '../components/use-head';
import { useZodForm } from '../components/use-zod-form';
import { useFormError, useSignUp } from '../features/session/api';
import { AuthCard, AuthForm } from '../features/session/auth-card';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { TextField } from '../ui/field';

const formWithRepeat = registerForm
  .omit({ language: true })
  .extend({ confirmPassword })
  .refine(...passwordsMatch('password'));

const blank = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** The values that the success page of a checkout passes on. */
const known = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

export function RegisterPage() {
  const { t } = useLanguage();
  useTitle(t('session.register.title'));
  const { search, state } = useLocation();
  const signUp = useSignUp();
  const { formError, outcomes } = useFormError({ title: 'session.register.failed', text: 'session.error.went_wrong' });
  const form = useZodForm(formWithRepeat, { ...blank, ...known.safeParse(state).data }, { asksToLeave: false });
  const submit = form.submit(signUp, { input: ({ confirmPassword: _, ...values }) => values, ...outcomes });
  return (
    <AuthCard
      title={t('session.register.title')}
      text={t('session.register.text')}
      other={{ question: t('session.register.have_account'), to: paths.login + search, label: t('shared.nav.sign_in') }}
    >
      <AuthForm
        onSubmit={submit}
        submitLabel={t('session.register.title')}
        isPending={signUp.isPending}
        error={formError}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('shared.field.first_name')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={t('shared.field.last_name')} autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('email')} />
        <NewPasswordFields
          label={t('shared.field.password')}
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
      </AuthForm>
    </AuthCard>
  );
}
