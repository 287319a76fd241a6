import type { Language } from '@shopwright/contracts/languages';

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
