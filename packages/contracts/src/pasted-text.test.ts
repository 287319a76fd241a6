import { describe, expect, it } from 'vitest';
import { withoutForbidden, withoutFormatCharacters } from './characters';
import { copiedCode, email, line, requiredLine, requiredText, text } from './fields';
import { trackingForm } from './http/orders';
import { newProduct } from './http/product-editing';

const pasted = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200b',
  '\ufeff',
];
const names = pasted.map(
  (character) => [`U+${character.charCodeAt(0).toString(16).toUpperCase()}`, character] as const,
);

const places = (character: string) => [`${character}Desk Lamp`, `Desk${character} Lamp`, `Desk Lamp${character}`];

describe.each(names)('%s', (_name, character) => {
  it('is no part of a text or a name', () => {
    for (const typed of places(character)) {
      expect([text(20).parse(typed), line(20).parse(typed)]).toEqual(['Desk Lamp', 'Desk Lamp']);
      expect(requiredText(2, 20, 'required').parse(typed)).toBe('Desk Lamp');
      expect(withoutForbidden(typed)).toBe('Desk Lamp');
    }
  });

  it('does not count as a character', () => {
    expect(text(3).parse(character.repeat(9).concat('abc'))).toBe('abc');
    expect(requiredLine(1, 20, 'required').safeParse(character.repeat(3)).success).toBe(false);
  });

  it('is no part of an email address', () => {
    for (const typed of ['ada@example.com', 'a-b@example.com'])
      for (const index of [0, 1, 4, typed.length])
        expect(email().parse(typed.slice(0, index) + character + typed.slice(index))).toBe(typed);
  });

  it('is no part of an order number, a code or an SKU', () => {
    const tracked = { orderNumber: `${character}#10${character}42`, email: 'ada@example.com' };
    expect(trackingForm.parse(tracked).orderNumber).toBe('#1042');
    expect(copiedCode().parse(`12${character}3456${character}`)).toBe('123456');
    expect(newProduct.shape.sku.parse(`LMP${character}-7`)).toBe('LMP-7');
  });
});

it.each(['\u200e', '\u200f', '\u061c', '\u00ad', '\u2060'])(
  '%j stays in a text, and is no part of a code',
  (character) => {
    expect(text(20).parse(`a${character}b`)).toBe(`a${character}b`);
    expect([copiedCode().parse(`1${character}2`), withoutFormatCharacters(`1${character}2`)]).toEqual(['12', '12']);
  },
);

it.each([
  ['a line', line(20), 'Desk Lamp'],
  ['a text', text(20), 'Desk\nLamp'],
])('the line break of a word processor is one of %s', (_what, schema, expected) => {
  expect(schema.parse('Desk\u000bLamp')).toBe(expected);
});

it.each(['👩‍🚀', '👨‍👩‍👧‍👦', 'می‌خواهم', 'क्‍ष', '🏳️‍🌈', 'نامه‌ای'])('%s keeps its joiners', (typed) => {
  expect([text(40).parse(typed), line(40).parse(typed), withoutForbidden(typed)]).toEqual([typed, typed, typed]);
});

it.each([
  ['１０４２', '1042'],
  ['＃１０４２', '#1042'],
  ['١٠٤٢', '1042'],
  ['۱۰۴۲', '1042'],
  [' #1042\u00a0', '#1042'],
])('the order number %s is %s', (typed, orderNumber) => {
  expect(trackingForm.parse({ orderNumber: typed, email: 'ada@example.com' }).orderNumber).toBe(orderNumber);
});
