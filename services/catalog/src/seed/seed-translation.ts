import type { Language } from '@shopwright/contracts/languages';
import type { SeedSpec } from './seed-product';

export type ForeignLanguage = Exclude<Language, 'en'>;

export interface CategoryTranslation {
  name: string;
  description?: string;
}

export interface ProductTranslation {
  name: string;
  description: string;
  /** As many as the English product has, in the same order. */
  specs: SeedSpec[];
}

/** The seeded shop in one language, by the slugs of categories.ts and products.ts. */
export interface SeedTranslations {
  categories: Record<string, CategoryTranslation>;
  products: Record<string, ProductTranslation>;
}
