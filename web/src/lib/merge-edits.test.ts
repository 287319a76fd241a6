import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits';

it('keeps what was typed, and takes the rest as someone else saved it', () => {
  const before = { name: 'A', address: 'Old Street', imprint: null };
  expect(mergeEdits(before, { ...before, name: 'B' }, { name: 'A', address: 'New Street', imprint: 'C' })).toEqual({
    name: 'B',
    address: 'New Street',
    imprint: 'C',
  });
});

it('keeps one language of a text, and takes the others', () => {
  const before = { texts: { en: 'Lamps', de: '', fr: 'Lampes' } };
  const typed = { texts: { ...before.texts, de: 'Lampen' } };
  const newer = { texts: { en: 'Lamps', de: 'Leuchten', fr: 'Luminaires' } };
  expect(mergeEdits(before, typed, newer)).toEqual({ texts: { en: 'Lamps', de: 'Lampen', fr: 'Luminaires' } });
});

it('adds and removes of a choice what was added and removed', () => {
  expect(mergeEdits(['en', 'de', 'fr'], ['en', 'fr', 'ja'], ['en', 'de', 'es'])).toEqual(['en', 'es', 'ja']);
  expect(mergeEdits(['en'], ['en', 'ja'], ['en', 'ja'])).toEqual(['en', 'ja']);
});

it('keeps a list of other things as it was arranged', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(mergeEdits([a, b], [b, a], [a])).toEqual([b, a]);
});
