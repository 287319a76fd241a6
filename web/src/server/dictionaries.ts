import { type Language, languages } from '../i18n/languages';
import type { Dictionary } from '../i18n/translate';

const files = import.meta.glob<Record<string, Dictionary>>('../i18n/locales/*/*.ts', { eager: true });

/** All messages of each language. Only the server has them all: the browser loads the namespaces it needs. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => [language, dictionaryFor(language)]),
) as Record<Language, Dictionary>;

function dictionaryFor(language: Language): Dictionary {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.assign({}, ...own.flatMap(([, namespaces]) => Object.values(namespaces)));
}
