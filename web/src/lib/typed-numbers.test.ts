import type { Language } from '@shopwright/contracts/fields';
import { describe, expect, it } from 'vitest';
import { asAmount, asRate, readAmount, readRate } from './typed-numbers';

const points: Language[] = ['en', 'ar', 'ja', 'zh'];
const commas: Language[] = ['de', 'fr', 'es', 'pt'];
const all = [...points, ...commas];

describe('an amount', () => {
  const clear: [typed: string, amount: string][] = [
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['12,5', '12.5'],
    ['12', '12'],
    [' 12,50 ', '12.50'],
    ['0,99', '0.99'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1.234.567,89', undefined as never],
    ['1,234,56', undefined as never],
    ['١٢٫٥٠', '12.50'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲٫۵۰', '12.50'],
    ['１２．５０', '12.50'],
    ['１２，５０', '12.50'],
    ['\u200f12,50\u200e', '12.50'],
    ['\u202a12.50\u202c', '12.50'],
    ['\ufeff12.50', '12.50'],
    ['12.505', undefined as never],
    ['-1', undefined as never],
    ['1e3', undefined as never],
    ['', undefined as never],
    ['free', undefined as never],
  ];

  it.each(clear.slice(0, 11))('%j is %s in every language', (typed, amount) => {
    for (const language of all) expect([language, readAmount(typed, language)]).toEqual([language, amount]);
  });

  it.each(clear.slice(11))('%j is %s in every language, too', (typed, amount) => {
    const isUnclear = typed === '12.505';
    for (const language of isUnclear ? points : all) expect(readAmount(typed, language)).toBe(amount);
  });

  it.each([
    ['1.234', '.'],
    ['999.999', '.'],
    ['1,234', ','],
    ['12,000', ','],
    ['١٬٢٣٤', ','],
    ['１，２３４', ','],
  ])('%j is thousands only where the language groups by %s', (typed, sign) => {
    const [grouping, others] = sign === '.' ? [commas, points] : [points, commas];
    for (const language of others) if (!typed.includes('٬')) expect(readAmount(typed, language)).toBeUndefined();
    for (const language of grouping) expect(readAmount(typed, language)).toMatch(/^\d{4,6}$/);
  });
});

describe('a rate', () => {
  it.each([
    ['0,92', 'de', '0.92'],
    ['0.92', 'de', '0.92'],
    ['1,085', 'de', '1.085'],
    ['1.085', 'de', '1.085'],
    ['1.085', 'en', '1.085'],
    ['1,085', 'en', undefined],
    ['149,25', 'ja', '149.25'],
    ['٣٫٧٥', 'ar', '3.75'],
    ['３．７５', 'ja', '3.75'],
    ['\u200b3.75', 'en', '3.75'],
    ['', 'en', undefined],
    ['abc', 'de', undefined],
  ] as const)('%j is in %s %s', (typed, language, rate) => {
    expect(readRate(typed, language)).toBe(rate);
  });
});

it('leaves what cannot be read as it was typed, for the form to refuse', () => {
  expect([asAmount('en').setValueAs('1.234'), asRate('en').setValueAs('1,085')]).toEqual(['1.234', '1,085']);
});
