import { describe, expect, it } from 'vitest';
import { dictionaries } from '../server/render-app';
import { badgeText, numberFormat } from './formatters';
import { type Dictionary, languages, translateIn } from './languages';
import type { MessageKey } from './messages';

/** Texts that stand for a number that is beside them on the screen. */
const onBadges = [
  'cart.open',
  'catalog.filter.active',
  ...['lowStock', 'toShip', 'newReviews', 'openMessages', 'parkedJobs', 'openDifferences'].map(
    (name) => `layout.count_${name}`,
  ),
] as MessageKey[];
const inFull: MessageKey[] = ['shared.rating.label', 'catalog.filter.counted', 'catalog.filter.counted_least'];
const counts = [0, 1, 2, 3, 4, 5, 10, 11, 21, 99, 100, 101, 1_000, 12_345];

describe.each(languages)('the name of what has a number, in %s', (language) => {
  const words: Dictionary = dictionaries[language];

  it.each(onBadges)('%s says the digits of the badge', (key) => {
    for (const count of counts) {
      const shown = badgeText(count, language);
      expect(translateIn(language, words, key, { count, shown })).toContain(shown);
    }
  });

  it.each(inFull)('%s says the digits beside it', (key) => {
    for (const count of counts)
      expect(translateIn(language, words, key, { count, name: 'A', rating: '4' })).toContain(
        numberFormat(language).format(count),
      );
  });
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('a badge shows %d as %s', (count, shown) => {
  expect(badgeText(count, 'en')).toBe(shown);
});
