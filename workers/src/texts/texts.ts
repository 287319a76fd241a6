import type { Language } from '@shopwright/contracts/fields';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type RareForm = 'zero' | 'one' | 'two' | 'few' | 'many';

/** The keys of English without the plural forms that other languages may lack. Every plural has the form `other`. */
type Translation<T> = {
  [K in keyof T as K extends `${string}_${RareForm}` ? never : K]: T[K] extends string ? string : Translation<T[K]>;
};

/** The texts of all emails in one language. Values take the place of `{name}`. */
export type EmailTexts = Translation<typeof en>;

const textsByLanguage: Record<Language, EmailTexts> = { en, es, fr, de, zh, ja, pt, ar };

export const textsIn = (language: Language): EmailTexts => textsByLanguage[language];

/** Replaces each `{name}` by the value of that name, without escaping it. */
export const insert = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Chooses the plural form for a count: `text_one` or `text_other`, as Intl.PluralRules names them in the language. */
export function choosePlural<K extends string>(
  texts: Record<`${K}_other`, string>,
  key: K,
  count: number,
  language: Language,
): string {
  const forms: Record<string, string> = texts;
  return forms[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? texts[`${key}_other`];
}

/** Removes the line breaks that a name or a subject must not have. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
