import { type ValidationCode, validationCode } from '@shopwright/contracts/validation-messages';
import { translate } from './language';
import type { MessageKey } from './messages';

const keyFor = (code: ValidationCode): MessageKey => (code === 'public_https' ? 'form.https' : `form.${code}`);

/** Translates a validation message by its code. One without a code becomes "Required" or "Invalid input". */
export function formMessage(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  const known = validationCode(message);
  if (known?.code === 'at_most') return translate('form.at_most', { max: known.max });
  if (known) return translate(keyFor(known.code));
  return translate(/received undefined|received null/.test(message) ? 'form.required' : 'form.invalid');
}
