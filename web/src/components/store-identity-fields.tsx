import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';

type FieldWiring = Omit<Parameters<typeof TextField>[0], 'label'>;

interface StoreIdentityFieldsProps {
  field: (name: 'name' | 'contactEmail' | 'senderEmail') => FieldWiring;
}

/** The name and the addresses of the store. */
export function StoreIdentityFields({ field }: StoreIdentityFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        label={t('shared.setup.store_name')}
        hint={t('shared.setup.store_name_hint')}
        autoComplete="organization"
        dir="auto"
        className="sm:col-span-2"
        {...field('name')}
      />
      <TextField
        label={t('shared.setup.contact')}
        hint={t('shared.setup.contact_hint')}
        type="email"
        {...field('contactEmail')}
      />
      <TextField
        label={t('shared.setup.sender')}
        hint={t('shared.setup.sender_hint')}
        type="email"
        {...field('senderEmail')}
      />
    </>
  );
}
