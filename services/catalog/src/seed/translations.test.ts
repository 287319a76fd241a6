import { productTranslation } from '@shopwright/contracts/http/products';
import { describe, expect, it } from 'vitest';
import { seedCategories } from './categories';
import { seedProducts } from './products';
import type { ForeignLanguage } from './seed-translation';
import { seedTranslations } from './translations';

const languages = Object.keys(seedTranslations) as ForeignLanguage[];
const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).sort();

describe.each(languages)('the seed in %s', (language) => {
  const { categories, products } = seedTranslations[language];

  it('has every category, and no other', () => {
    expect(Object.keys(categories).sort()).toEqual(slugsOf(seedCategories));
    for (const { name, description } of Object.values(categories)) {
      expect(name.trim()).not.toBe('');
      expect(description?.trim()).toBeTruthy();
    }
  });

  it('has every product, and no other', () => {
    expect(Object.keys(products).sort()).toEqual(slugsOf(seedProducts));
  });

  it('says of each product as much as English does, in what the contract takes', () => {
    for (const english of seedProducts) {
      const translated = products[english.slug];
      expect(productTranslation.safeParse({ language, ...translated }).error, english.slug).toBeUndefined();
      expect(translated?.specs.length, english.slug).toBe(english.specs.length);
      expect(translated?.description, english.slug).not.toBe(english.description);
    }
  });
});
