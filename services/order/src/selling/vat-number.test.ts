import { describe, expect, it } from 'vitest';
import { readVatCountry } from './vat-number';

describe('readVatCountry', () => {
  it.each([
    ['ATU12345675', 'AT'],
    ['de 136 695 976', 'DE'],
    ['EL094259216', 'GR'],
  ])('%s is of %s', (number, country) => expect(readVatCountry(number)).toBe(country));

  it.each(['ATU12345678', 'GR094259216', 'DE1', 'x', ''])('refuses %j', (number) => {
    expect(() => readVatCountry(number)).toThrow(expect.objectContaining({ code: 'unprocessable' }));
  });
});
