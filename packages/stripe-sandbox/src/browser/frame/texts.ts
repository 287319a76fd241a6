import type { Problem } from './card-format';
import dictionaries from './texts.json';

/** The messages of the card form in one language. */
export interface Texts extends Record<Exclude<keyof typeof dictionaries.en, 'problems'>, string> {
  problems: Record<Problem | 'incomplete_bank', string>;
}

const all: Record<string, Texts> = dictionaries;

/** `auto` follows the browser; a language that is not here falls back to English, as Stripe's do. */
export function textsFor(locale: string): { language: string; texts: Texts; direction: 'ltr' | 'rtl' } {
  const wanted = (locale === 'auto' ? navigator.language : locale).slice(0, 2).toLowerCase();
  const language = wanted in all ? wanted : 'en';
  return { language, texts: all[language] ?? dictionaries.en, direction: language === 'ar' ? 'rtl' : 'ltr' };
}
