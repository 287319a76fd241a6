import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug, slugInPath, toSlug } from './slug';

describe('toSlug', () => {
  it.each([
    ['Desk Lamps', 'desk-lamps'],
    ['  more -- Lamps! ', 'more-lamps'],
    ['照明 2024', '照明-2024'],
    ['LED 照明・ランプ', 'led-照明-ランプ'],
    ['ﬁne ２Ｗ', 'fine-2w'],
    ['ﾗﾝﾌﾟ', 'ランプ'],
    ['दीपक', 'दीपक'],
    ['---', ''],
    ['🎁', ''],
    ['🎁 Gifts', 'gifts'],
    ['x'.repeat(120), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}𠀋`, 'x'.repeat(99)],
  ])('%j is %j', (name, expected) => {
    expect(toSlug(name)).toBe(expected);
  });

  it('makes a valid slug of any name with a letter, and the same one of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const made = toSlug(name);
        if (made === '') return;
        expect(slug.parse(made)).toBe(made);
        expect(slugInPath.parse(made)).toBe(made);
        expect(toSlug(made)).toBe(made);
      }),
    );
  });
});

describe('a typed slug', () => {
  it.each([
    'Desk-lamps',
    'desk--lamps',
    '-lamps',
    'lamps-',
    'desk lamps',
    'a/b',
    'a.b',
    '',
    '%E7',
    'ß?',
    'x'.repeat(101),
  ])('is not %j', (typed) => {
    expect(slug.safeParse(typed).success).toBe(false);
  });

  it('is found in an address in any case and encoding', () => {
    expect(slugInPath.parse('CAFE\u0301')).toBe('café');
    expect(slug.parse('cafe\u0301')).toBe('café');
  });
});
