import { describe, expect, it } from 'vitest';
import { splitTags, tags, tagsMax } from './tags';

describe('tags', () => {
  it.each([
    ['the same in upper and lower case', ['Sale', 'sale'], 'A tag appears more than once'],
    ['51', Array.from({ length: tagsMax + 1 }, (_, at) => `t${at}`), 'At most 50 tags'],
    ['an empty one', [' '], 'Must be a word or a few, without commas'],
    ['a comma', ['a, b'], 'Must be a word or a few, without commas'],
    ['41 characters', ['x'.repeat(41)], 'Must be at most 40 characters'],
  ])('refuses %s', (_, given, message) => {
    expect(tags.safeParse(given).error?.issues[0]?.message).toBe(message);
  });

  it('keeps case and order', () => {
    expect(tags.parse(['USB-C', ' gift '])).toEqual(['USB-C', 'gift']);
  });

  it('are read from a cell, each once', () => {
    expect(splitTags('Summer, gift ,, GIFT، هدية')).toEqual(['Summer', 'gift', 'هدية']);
  });
});
