import { describe, expect, it } from 'vitest';
import { createRelevanceKey } from './relevance-key';

const keyOf = (
  words: string[],
  name: string,
  { category = 'x', language = 'en' as 'en' | 'de', featured = true } = {},
) =>
  createRelevanceKey(words, words, language)({ name, category, featured, translatedName: '', translatedCategory: '' });

describe('a key', () => {
  it('is 0 for a featured product whose name begins with the word, in a category with it', () => {
    expect(keyOf(['mount'], 'mount for cameras', { category: 'mounts' })).toBe(0);
    expect(keyOf(['mount'], 'mount for cameras', { category: 'mounts', featured: false })).toBe(1);
  });

  it('grows with the distance of a word from a whole word of the name', () => {
    const names = ['a mount b', 'a mountain b', 'a mounted camera b', 'amount b', 'b'];
    expect(names.map((name) => keyOf(['mount'], name) >> 3)).toEqual([0, 1, 0, 2, 40]);
    expect(keyOf(['mount'], 'b', { category: 'a mount' }) >> 3).toBe(4);
  });

  it('says first whether the words are next to each other', () => {
    expect(keyOf(['pop', 'filter'], 'a pop filter b')).toBeLessThan(4096);
    expect(keyOf(['pop', 'filter'], 'filter for pop art')).toBeGreaterThan(4096);
  });

  it('takes a letter of any script and an emoji for one character of an ending', () => {
    const names = ['lamp💡💡', 'lampее', 'lamp💡💡💡', 'lampeee'];
    expect(names.map((name) => keyOf(['lamp'], name) >> 3)).toEqual([0, 0, 1, 1]);
  });

  it('takes the last part of a German compound for the word', () => {
    expect(keyOf(['kamera'], 'actionkamera', { language: 'de' })).toBe(4);
    expect(keyOf(['kamera'], 'actionkamera')).toBe(2 * 8 + 4 + 2);
  });

  it.each(['[a', '*', 'c++', '^', 'a|b', '$', '{2}'])('takes %j as it stands', (word) => {
    expect(keyOf([word], word)).toBe(4);
  });
});
