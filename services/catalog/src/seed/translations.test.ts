import { productTranslation } from '@shopwright/contracts/http/product-editing';
import { describe, expect, it } from 'vitest';
import { demoStore, type TranslatedLanguage } from './demo-store';

const languages = Object.keys(demoStore.translations) as TranslatedLanguage[];
const toSlugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).sort();

describe.each(languages)('the seed in %s', (language) => {
  const { categories, products } = demoStore.translations[language];

  it('has every category, and no other', () => {
    expect(Object.keys(categories).sort()).toEqual(toSlugs(demoStore.categories));
    for (const { name, description } of Object.values(categories)) {
      expect(name.trim()).not.toBe('');
      expect(description?.trim()).toBeTruthy();
    }
  });

  it('has every product, and no other', () => {
    expect(Object.keys(products).sort()).toEqual(toSlugs(demoStore.products));
  });

  it('translates every text and spec of each product within the limits of the contract', () => {
    for (const english of demoStore.products) {
      const translated = products[english.slug];
      expect(productTranslation.safeParse({ language, ...translated }).error, english.slug).toBeUndefined();
      expect(translated?.specs.length, english.slug).toBe(english.specs.length);
      expect(translated?.description, english.slug).not.toBe(english.description);
    }
  });
});
