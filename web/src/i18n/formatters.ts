import { dateFormat } from '../lib/store-time-zone';

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Returns one formatter per locale and options: making one takes longer than formatting a whole list with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, known);
  return known;
}

/** Returns the number on a small badge. The name of what it is on says the same digits, for users who say them. */
export const badgeText = (count: number, language: string): string =>
  count > 99 ? `${numberFormat(language).format(99)}+` : numberFormat(language).format(count);

/** Returns the name of the plural form that a number takes in a language. */
export function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known.select(count);
}

export const dateText = (iso: string, language: string): string =>
  dateFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
