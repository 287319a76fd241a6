import { copiedCode } from './fields';
import { validationMessages } from './validation-messages';

/** Returns whether the last digit is the check digit of the others: GTIN-8, 12 (UPC), 13 (EAN) or 14. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

export const gtin = copiedCode().refine(isGtin, validationMessages.gtin);
