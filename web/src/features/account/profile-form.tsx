import { isSameEmail } from '@shopwright/contracts/email-address';
import { profileForm, type User } from '@shopwright/contracts/http/auth';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { FormCard } from '../../ui/card';
import { CurrentPasswordField, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { useUpdateProfile } from './api';

const toProfileForm = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone ?? '',
  address: user.address ?? '',
  city: user.city ?? '',
  country: user.country ?? '',
  zipCode: user.zipCode ?? '',
  marketingOptIn: user.marketingOptIn,
  currentPassword: '',
});

const changedFields = <Values extends object>(values: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== before[field as keyof Values]),
  ) as Partial<Values>;

export function ProfileForm({ user }: { user: User }) {
  const { t } = useLanguage();
  const update = useUpdateProfile();
  const form = useZodForm(profileForm, toProfileForm(user));
  const isEmailChanged = !isSameEmail(form.watch('email'), user.email);
  const submit = form.submit(update, {
    // Only what was changed here: another device may have changed the rest since this page was opened.
    input: ({ currentPassword, ...values }) => ({
      ...changedFields(values, toProfileForm(user)),
      ...(isEmailChanged && { currentPassword }),
    }),
    onSuccess: (saved) => {
      form.reset(toProfileForm(saved));
      const requested = saved.pendingEmail === user.pendingEmail ? null : saved.pendingEmail;
      toast(
        t('account.profile.updated'),
        requested === null ? undefined : t('account.email_change.notice', { email: requested }),
      );
    },
    failed: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
  });
  return (
    <FormCard
      title={t('account.profile.title')}
      onSubmit={submit}
      submitLabel={t('account.profile.save')}
      isPending={update.isPending}
    >
      <TextField label={t('shared.field.first_name')} autoComplete="given-name" {...form.field('firstName')} />
      <TextField label={t('shared.field.last_name')} autoComplete="family-name" {...form.field('lastName')} />
      <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('email')} />
      <TextField label={t('account.field.phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
      {isEmailChanged && (
        <CurrentPasswordField
          label={t('shared.field.current_password')}
          hint={t('account.profile.password_hint')}
          className="sm:col-span-2"
          {...form.field('currentPassword')}
        />
      )}
      <TextField
        label={t('shared.field.address')}
        autoComplete="street-address"
        dir="auto"
        className="sm:col-span-2"
        {...form.field('address')}
      />
      <TextField label={t('account.field.city')} autoComplete="address-level2" {...form.field('city')} />
      <TextField label={t('account.field.zip')} autoComplete="postal-code" {...form.field('zipCode')} />
      <TextField label={t('account.field.country')} autoComplete="country-name" {...form.field('country')} />
      <div className="sm:col-span-2">
        <SwitchField
          label={t('account.profile.marketing')}
          isOn={form.watch('marketingOptIn')}
          onChange={(isOn) => form.setValue('marketingOptIn', isOn, { shouldDirty: true })}
        />
      </div>
    </FormCard>
  );
}
