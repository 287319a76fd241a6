import { password } from '@shopwright/contracts/http/auth';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { confirmPassword, NewPasswordFields, passwordsMatch } from '../components/new-password-fields';
import { useTitle } from '../components/use-head';
import { useZodForm } from '../components/use-zod-form';
import { useFormError, useResetPassword } from '../features/session/api';
import { AuthCard, AuthForm, isDeadLink, LinkExpired } from '../features/session/auth-card';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { toast } from '../ui/toast-store';

const resetForm = z.object({ password, confirmPassword }).refine(...passwordsMatch('password'));

export function ResetPasswordPage() {
  const { t } = useLanguage();
  useTitle(t('session.reset.title'));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const reset = useResetPassword();
  const { formError, outcomes } = useFormError({ title: 'shared.toast.error', text: 'shared.error.try_again' });
  const form = useZodForm(resetForm, { password: '', confirmPassword: '' }, { asksToLeave: false });
  const submit = form.submit(reset, {
    input: ({ password: chosen }) => ({ token, password: chosen }),
    onSuccess: () => {
      toast(t('session.reset.done'), t('session.reset.done_text'));
      navigate(paths.login, { replace: true });
    },
    ...outcomes,
    isShown: isDeadLink,
  });
  if (token === '' || isDeadLink(reset.error)) {
    return (
      <LinkExpired>
        <ButtonLink to={paths.forgotPassword}>{t('session.link.request_new')}</ButtonLink>
      </LinkExpired>
    );
  }
  return (
    <AuthCard title={t('session.reset.title')} text={t('session.reset.text')}>
      <AuthForm onSubmit={submit} submitLabel={t('session.reset.save')} isPending={reset.isPending} error={formError}>
        <NewPasswordFields
          label={t('account.field.new_password')}
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
      </AuthForm>
    </AuthCard>
  );
}
