import { countryCodes } from './countries';

/** They take a quarter of a millisecond to make. */
const namesOf = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = namesOf.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namesOf.set(language, known);
  return known;
}

export const countryName = (code: string, language: string): string => namesIn(language).of(code) ?? code;

/** Returns every country with its name in the language, in the order of its alphabet. */
export function listCountries(language: string): { code: string; name: string }[] {
  const names = namesIn(language);
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its English name. */
export function findCountryCode(name: string): string | undefined {
  codesByName ??= new Map(listCountries('en').map((country) => [country.name, country.code]));
  return codesByName.get(name.trim());
}

/** Returns a stored address, whose last line is the English name of its country, with that name in the language. */
export function translateCountry(address: string, language: string): string {
  if (language === 'en') return address;
  const start = address.lastIndexOf('\n') + 1;
  const code = findCountryCode(address.slice(start));
  // A single line is what a customer typed.
  return code && start > 0 ? address.slice(0, start) + countryName(code, language) : address;
}
