import { acceptForm } from '@shopwright/contracts/http/team';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { confirmPassword, NewPasswordFields, passwordsMatch } from '../../components/new-password-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { setSessionUser } from '../../lib/queries/session';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { joinTeam } from './api';

const form = acceptForm
  .omit({ language: true })
  .extend({ confirmPassword })
  .refine(...passwordsMatch('password'));
const blank = { firstName: '', lastName: '', password: '', confirmPassword: '' };

/** Accepts an invitation. An account that has a second factor signs in with it afterwards. */
export function JoinForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t, language } = useLanguage();
  const navigate = useNavigate();
  const join = useSingleMutation({
    mutationFn: (body: Omit<z.input<typeof acceptForm>, 'language'>) => joinTeam({ ...body, token, language }),
    onSuccess: async (user) => {
      setSessionUser(user);
      toast(t('team.join.done'));
      await navigate(paths.office, { replace: true });
    },
  });
  const member = useZodForm(form, blank);
  const submit = member.submit(join, {
    input: ({ confirmPassword: _, ...values }) => values,
    failed: (error) => {
      if (isApiError(error, 'second_factor_required')) {
        toast(t('team.join.done'), t('team.join.sign_in_text'));
        void navigate(paths.loginThen(paths.office), { replace: true });
        return;
      }
      toastError(t('team.join.failed'), t('shared.error.try_again'));
      onDead();
    },
  });
  return (
    <FormCard onSubmit={submit} submitLabel={t('team.join.submit')} isPending={join.isPending}>
      <TextField label={t('shared.field.first_name')} autoComplete="given-name" {...member.field('firstName')} />
      <TextField label={t('shared.field.last_name')} autoComplete="family-name" {...member.field('lastName')} />
      <NewPasswordFields
        label={t('shared.field.password')}
        hint={t('team.join.password_hint')}
        password={member.field('password')}
        confirmation={member.field('confirmPassword')}
      />
    </FormCard>
  );
}
