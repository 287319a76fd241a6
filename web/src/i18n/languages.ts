import type { Language } from '@shopwright/contracts/fields';
import { numberFormat, pluralForm } from './formatters';
import type { MessageKey } from './messages';

export type { Language };

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  pt: 'Português',
  ar: 'العربية',
};

export const languages = Object.keys(languageNames) as Language[];

export type Dictionary = Record<string, string>;
export type Values = Record<string, string | number>;

export const getDirection = (code: Language): 'rtl' | 'ltr' => (code === 'ar' ? 'rtl' : 'ltr');

/** Right to left as soon as one letter is: "2 × USB-C وHDMI" is Arabic, although its first letter is not. */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
}

/**
 * The text of a key; `count` chooses the plural form and has its digits grouped, and every value fills its {{name}}. `shown`
 * stands in the place of the count where the number beside the text is a shorter one, such as "99+".
 */
export function translateIn(language: Language, dictionary: Dictionary, key: MessageKey, values: Values = {}): string {
  const form = 'count' in values ? `_${pluralForm(language, Number(values.count))}` : '';
  const text = dictionary[key + form] ?? dictionary[`${key}_other`] ?? dictionary[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (name === 'count' && values.shown !== undefined) return String(values.shown);
    if (name === 'count') return typeof value === 'number' ? numberFormat(language).format(value) : value;
    // The store's name is part of the sentence, as it was written.
    return name === 'store' ? String(value) : isolated(value, language);
  });
}

/** Between Arabic words a price or a name keeps its own direction only if it is set apart. */
function isolated(value: string | number, language: Language): string {
  return typeof value === 'string' && getDirection(language) === 'rtl' ? `\u2068${value}\u2069` : String(value);
}
