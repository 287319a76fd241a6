import { ownerForm } from '@shopwright/contracts/http/setup';
import { useNavigate } from 'react-router-dom';
import { confirmPassword, NewPasswordFields, passwordsMatch } from '../../components/new-password-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { isDeadLink, useOpenStore } from './api';

const form = ownerForm
  .omit({ language: true })
  .extend({ confirmPassword })
  .refine(...passwordsMatch('password'));
const blank = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** The first step: the account that owns the store. The link's token leaves the address once it is used. */
export function OwnerForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const open = useOpenStore();
  const owner = useZodForm(form, blank);
  const submit = owner.submit(open, {
    input: ({ confirmPassword: _, ...values }) => ({ ...values, token }),
    onSuccess: () => void navigate(paths.setup, { replace: true }),
    failed: (error) => {
      toastError(t('setup.failed'), t('shared.error.try_again'));
      if (isDeadLink(error)) onDead();
    },
  });
  return (
    <FormCard onSubmit={submit} submitLabel={t('setup.create_account')} isPending={open.isPending}>
      <TextField label={t('shared.field.first_name')} autoComplete="given-name" {...owner.field('firstName')} />
      <TextField label={t('shared.field.last_name')} autoComplete="family-name" {...owner.field('lastName')} />
      <TextField
        label={t('shared.field.email')}
        type="email"
        autoComplete="email"
        className="sm:col-span-2"
        {...owner.field('email')}
      />
      <NewPasswordFields
        label={t('shared.field.password')}
        password={owner.field('password')}
        confirmation={owner.field('confirmPassword')}
      />
      <p className="text-muted text-xs sm:col-span-2">{t('setup.password_hint')}</p>
    </FormCard>
  );
}
