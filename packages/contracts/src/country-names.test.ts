import { expect, it } from 'vitest';
import { translateCountry } from './country-names';

it.each([
  ['Torstraße 1\n10115 Berlin\nGermany', 'de', 'Torstraße 1\n10115 Berlin\nDeutschland'],
  ['Torstraße 1\n10115 Berlin\nGermany', 'ja', 'Torstraße 1\n10115 Berlin\nドイツ'],
  ['Torstraße 1\n10115 Berlin\nGermany', 'en', 'Torstraße 1\n10115 Berlin\nGermany'],
  ['1 Main Street\nDublin', 'de', '1 Main Street\nDublin'],
  ['Germany', 'fr', 'Germany'],
  ['', 'fr', ''],
])('writes the country of %j in %s', (address, language, expected) => {
  expect(translateCountry(address, language)).toBe(expected);
});
