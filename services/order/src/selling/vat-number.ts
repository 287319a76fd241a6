import { validationMessages } from '@shopwright/contracts/validation-messages';
import { fieldError } from '@shopwright/service-kit/errors';
import jsvat from 'jsvat-next';

/**
 * Returns the country of a VAT number, by its form and check digits. Throws `unprocessable` for one that cannot be right. Nobody
 * is asked whether it is registered: staff see it with the order, and decide.
 */
export function readVatCountry(vatNumber: string): string {
  const { isValid, country } = jsvat.checkVAT(vatNumber, jsvat.countries);
  if (isValid && country) return country.isoCode.short;
  throw fieldError('unprocessable', 'vatNumber', validationMessages.vat_number);
}
