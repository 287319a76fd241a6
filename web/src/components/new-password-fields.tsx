import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';

/** A text field as a form wires it up. */
type Wiring = Omit<ComponentProps<typeof TextField>, 'label'>;

interface NewPasswordFieldsProps {
  label: string;
  password: Wiring;
  confirmation: Wiring;
}

/** A password that is chosen, and typed twice: see `passwordsMatch`. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField label={label} type="password" autoComplete="new-password" {...password} />
      <TextField label={t('field.confirm_password')} type="password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
