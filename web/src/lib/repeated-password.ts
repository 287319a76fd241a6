import { validationMessages } from '@shopwright/contracts/validation-messages';
import { z } from 'zod';

/** The repeated password is the form's own business: the server never sees it. */
export const confirmPassword = z.string();

/** Arguments of `refine` that compare the repeated password with the named field. */
export const passwordsMatch = <Name extends string>(field: Name) =>
  [
    (form: Record<Name | 'confirmPassword', string>): boolean => form[field] === form.confirmPassword,
    { path: ['confirmPassword'], message: validationMessages.passwords_differ },
  ] satisfies [unknown, { path: string[]; message: string }];
