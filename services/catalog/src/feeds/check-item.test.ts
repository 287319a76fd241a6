import { feedFormats } from '@shopwright/contracts/http/feeds';
import { describe, expect, it } from 'vitest';
import { checkItem } from './check-item';

const store = { origin: 'https://shop.example', country: 'DE' };
const whole = {
  title: 'Walnut lamp',
  description: 'A lamp of walnut.',
  image: 'https://shop.example/images/lamp.webp',
  price: '20.00',
  brand: 'Nordic',
  gtin: '4006381333931',
};

const refusedBy = (changes: Partial<typeof whole> | { gtin: null } | { brand: undefined }, at = store) =>
  Object.fromEntries(
    feedFormats.map((format) => [
      format,
      checkItem(format, { ...whole, ...changes }, at).map(({ code, isRefused }) => (isRefused ? code : `(${code})`)),
    ]),
  );

const all = (...codes: string[]) => Object.fromEntries(feedFormats.map((format) => [format, codes]));

describe('an item', () => {
  it('that has all is refused by none', () => expect(refusedBy({})).toEqual(all()));

  it.each([
    [{ title: ' ' }, 'title_missing'],
    [{ title: 'é'.repeat(201) }, 'title_long'],
    [{ description: '' }, 'description_missing'],
    [{ description: 'x'.repeat(10_000) }, 'description_long'],
    [{ image: '' }, 'image_missing'],
    [{ image: 'http://elsewhere.example/lamp.jpg' }, 'image_not_https'],
    [{ image: 'https.example/lamp.jpg' }, 'image_not_https'],
    [{ price: '0.00' }, 'price_missing'],
    [{ gtin: '4006381333932' }, 'gtin_invalid'],
    [{ brand: 'x'.repeat(101) }, 'brand_long'],
  ])('with %j is refused by all: %s', (changes, code) => expect(refusedBy(changes)).toEqual(all(code)));

  it('may be as long as each reader allows, counted in characters', () => {
    const emoji = '😀';
    expect(refusedBy({ title: emoji.repeat(150), description: emoji.repeat(5000), brand: emoji.repeat(70) })).toEqual(
      all(),
    );
    expect(refusedBy({ title: emoji.repeat(151) })).toEqual({ ...all('title_long'), 'meta.csv': [] });
    expect(refusedBy({ description: 'x'.repeat(5001) })).toEqual({ ...all('description_long'), 'meta.csv': [] });
    expect(refusedBy({ brand: 'x'.repeat(71) })).toEqual({ ...all('brand_long'), 'meta.csv': [] });
  });

  it('without brand and GTIN is shown less by Google, and refused by the others', () => {
    expect(refusedBy({ brand: undefined, gtin: null } as object)).toEqual({
      'google.xml': ['(identifiers_missing)'],
      'google.tsv': ['(identifiers_missing)'],
      'meta.csv': ['identifiers_missing'],
      'acp.jsonl': ['brand_missing'],
    });
    expect(refusedBy({ brand: undefined })).toEqual({ ...all(), 'acp.jsonl': ['brand_missing'] });
    expect(refusedBy({ gtin: null })).toEqual(all());
  });

  it('is refused by agents where nobody knows the country', () => {
    expect(refusedBy({}, { ...store, country: null } as never)).toEqual({ ...all(), 'acp.jsonl': ['country_missing'] });
  });

  it('of a store without https has an image as secure as the store', () => {
    const image = 'http://localhost:3000/images/lamp.webp';
    expect(refusedBy({ image }, { ...store, origin: 'http://localhost:3000' })).toEqual(all());
  });

  it('has all its faults named', () => {
    expect(refusedBy({ title: '', price: '0', image: '' })).toEqual(
      all('title_missing', 'image_missing', 'price_missing'),
    );
  });
});
