import { type Language, languages } from '@shopwright/contracts/fields';

/** Makes a value for each language of the interface. */
export const inEachLanguage = <T>(make: (code: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((code) => [code, make(code)])) as Record<Language, T>;
