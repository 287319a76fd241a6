import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { ComponentProps } from 'react';
import * as z from 'zod';
import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';

/** The repeated password is the form's own business: the server never sees it. */
export const confirmPassword = z.string().min(1, validationMessages.password_again);

/** Arguments of `refine` that compare the repeated password with the named field. */
export const passwordsMatch = <Name extends string>(field: Name) =>
  [
    (form: Record<Name | 'confirmPassword', string>): boolean => form[field] === form.confirmPassword,
    { path: ['confirmPassword'], message: validationMessages.passwords_differ },
  ] satisfies [unknown, { path: string[]; message: string }];

/** A text field as a form wires it up. */
type Wiring = Omit<ComponentProps<typeof TextField>, 'label'>;

interface NewPasswordFieldsProps {
  label: string;
  hint?: string;
  password: Wiring;
  confirmation: Wiring;
}

/** A password that is chosen, and typed twice: see `passwordsMatch`. */
export function NewPasswordFields({ label, hint, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField label={label} type="password" autoComplete="new-password" hint={hint} {...password} />
      <TextField
        label={t('shared.field.confirm_password')}
        type="password"
        autoComplete="new-password"
        {...confirmation}
      />
    </>
  );
}
