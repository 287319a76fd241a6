const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Returns one formatter per locale and options: making one takes longer than formatting a whole list with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, known);
  return known;
}

/** Returns the name of the plural form that a number takes in a language. */
export function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known.select(count);
}

export const dateText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
