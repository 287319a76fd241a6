import type { Language } from './fields';

const separators: Partial<Record<Language, string>> = { ar: '، ', ja: '、', zh: '，' };

/** "Headphones, Black": as carts, orders and emails name a variant. */
export const variantName = (productName: string, optionValues: readonly string[], language: Language = 'en'): string =>
  [productName, ...optionValues].join(separators[language] ?? ', ');
