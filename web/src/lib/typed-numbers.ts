import { withoutFormatCharacters } from '@shopwright/contracts/characters';
import type { Language } from '@shopwright/contracts/fields';
import { isDecimal } from '@shopwright/contracts/money';
import { readNumber, toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';

/** 1.5 is "1,5" in these languages, and 1,500 is "1.500". */
const withDecimalComma: readonly Language[] = ['de', 'es', 'fr', 'pt'];
const decimalSign = (language: Language) => (withDecimalComma.includes(language) ? ',' : '.');

/** Reads a number; one that could be two numbers, "1.234", goes to `decide` with its sign. */
function read(typed: string, decide: (sign: string, digits: string[]) => string | undefined): string | undefined {
  const text = toAsciiDigits(withoutFormatCharacters(typed).trim());
  const found = readNumber(text);
  if (found !== 'unclear') return found?.number;
  return decide(text.includes('.') ? '.' : ',', text.split(/[.,]/));
}

/**
 * Returns the decimal that an amount was typed as: "12,50", "1.234,50" and "１２．５０" in any language, and "1.234" for 1234
 * only where the page's language groups thousands by that sign. Undefined for what is no amount.
 */
export function readAmount(typed: string, language: Language): string | undefined {
  const amount = read(typed, (sign, digits) => (sign === decimalSign(language) ? undefined : digits.join('')));
  return amount !== undefined && isDecimal(amount) ? amount : undefined;
}

/** The same for an exchange rate, which may have more decimals: a point is always a decimal point, as the field shows rates. */
export const readRate = (typed: string, language: Language): string | undefined =>
  read(typed, (sign, digits) => (sign === '.' || sign === decimalSign(language) ? digits.join('.') : undefined));

/** For the registration of a form's field: its value is the decimal, and what was typed where that is none. */
export const asAmount = (language: Language) => ({
  setValueAs: (typed: string) => readAmount(typed, language) ?? typed,
});

export const asRate = (language: Language) => ({
  setValueAs: (typed: string) => readRate(typed, language) ?? typed,
});
