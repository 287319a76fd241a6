import { type Language, languages } from '../i18n/languages';
import type { Dictionary } from '../i18n/translate';

const files = import.meta.glob<Record<string, Dictionary>>('../i18n/locales/*/*.ts', { eager: true });

/** Every word of the store, by language. Only the server has them all: the browser loads what it needs. */
export const words = Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Record<
  Language,
  Dictionary
>;

function wordsOf(language: Language): Dictionary {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.assign({}, ...own.flatMap(([, namespaces]) => Object.values(namespaces)));
}
