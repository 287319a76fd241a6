import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import { expect, it } from 'vitest';
import { getDraft, halfTranslated, mergeTranslations } from './translation-fields';

const german: ProductTranslation = {
  language: 'de',
  name: 'Lampe',
  description: 'Eine Lampe.',
  specs: [{ label: 'Farbe', value: 'Weiß' }],
};

it('what was typed takes the place of what is stored, and keeps its specifications', () => {
  const rows = mergeTranslations([german], { de: { name: 'Leuchte', description: 'Neu.' } });
  expect(rows).toEqual([{ ...german, name: 'Leuchte', description: 'Neu.' }]);
});

it('keeps untouched languages and removes emptied ones', () => {
  expect(mergeTranslations([german], { fr: { name: 'Lampe', description: 'Une lampe.' } })).toHaveLength(2);
  expect(mergeTranslations([german], { de: { name: ' ', description: '' } })).toEqual([]);
});

it('finds the language that is only half there', () => {
  const rows = mergeTranslations([german], { ja: { name: 'ランプ', description: '' } });
  expect(halfTranslated(rows)).toBe('ja');
  expect(halfTranslated([german])).toBeUndefined();
});

it('a draft begins with what is stored', () => {
  expect(getDraft([german], {}, 'de')).toBe(german);
  expect(getDraft([german], {}, 'ar')).toEqual({ name: '', description: '' });
});
