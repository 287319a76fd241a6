import type { FileRow } from '@shopwright/contracts/http/file-imports';
import { describe, expect, it } from 'vitest';
import { parseFileRow } from './parse-file-row';

const row: FileRow = {
  name: 'Desk Lamp',
  description: 'A lamp for a desk.',
  image: 'https://images.example/lamp.webp',
  category: 'Lighting',
  price: '20.00',
};
const supplied: FileRow = {
  ...row,
  price: '',
  supplierName: 'Nordic',
  supplierProductId: 'N-1',
  supplierCost: '10.00',
};

const reasonOf = (changes: FileRow, currency: 'usd' | 'jpy' = 'usd', base = row) => {
  const parsed = parseFileRow({ ...base, ...changes }, currency);
  return 'reason' in parsed ? parsed.reason : undefined;
};

describe('a row of a file', () => {
  it('is a product, with the defaults of what it leaves out', () => {
    expect(parseFileRow(row, 'usd')).toEqual({
      product: {
        name: 'Desk Lamp',
        description: 'A lamp for a desk.',
        image: row.image,
        category: 'Lighting',
        priceCents: 2000,
        stockQuantity: 0,
        featured: false,
        inStock: true,
      },
    });
    const full = { stockQuantity: ' 12 ', lowStockThreshold: '3', featured: 'TRUE', inStock: 'no', dropshipMargin: '' };
    expect(parseFileRow({ ...row, ...full }, 'usd')).toMatchObject({
      product: { stockQuantity: 12, lowStockThreshold: 3, featured: true, inStock: false },
    });
  });

  it('names every column with a problem, and a missing price too', () => {
    expect(reasonOf({ name: '', category: ' ', price: '' })).toBe(
      'name: Required; category: Required; price: Required',
    );
    expect(reasonOf({ price: 'ten', stockQuantity: '1.5' })).toMatch(
      /^price: .+; stockQuantity: Must be a whole number$/,
    );
  });

  it('with a cost is a dropshipped product, whose price is cost plus margin', () => {
    expect(parseFileRow(supplied, 'usd')).toMatchObject({
      product: { priceCents: 1300, stockQuantity: 999, supplier: { name: 'Nordic', productId: 'N-1', cost: '10.00' } },
    });
    expect(reasonOf({ price: '13.00' }, 'usd', supplied)).toBeUndefined();
    expect(reasonOf({ price: '12.00' }, 'usd', supplied)).toBe('price: Must be the cost plus the markup: 13.00');
    expect(reasonOf({ dropshipMargin: '9' }, 'usd', supplied)).toMatch(/^dropshipMargin: /);
    expect(reasonOf({ supplierName: '', supplierProductId: '' }, 'usd', supplied)).toBe('supplierName: Required');
  });

  it('of a draft needs a name only, and what it has must be right', () => {
    const parsed = parseFileRow({ name: 'Lamp', price: ' ', image: '', isDraft: 'yes' }, 'usd');
    expect(parsed).toMatchObject({
      product: { name: 'Lamp', description: '', image: '', category: '', priceCents: 0, isDraft: true },
    });
    expect(parseFileRow({ name: 'Lamp' }, 'usd', true)).toEqual(parsed);
    expect(parseFileRow({ name: 'Lamp', price: '0.00', isDraft: 'yes' }, 'usd')).toEqual(parsed);
    expect(reasonOf({ name: '', isDraft: 'yes', price: 'ten', image: 'lamp.webp' })).toMatch(
      /^name: Required; image: .+; price: Enter an amount/,
    );
    expect(reasonOf({ price: '', isDraft: 'no' })).toBe('price: Required');
  });

  it.each<[FileRow, string]>([
    [{ name: ' ' }, 'name: Required'],
    [{ name: undefined }, 'name: Required'],
    [{ price: undefined }, 'price: Required'],
    [{ price: '0' }, 'price: Must be more than 0'],
    [{ image: 'lamp.webp' }, 'image: Please enter a valid image URL'],
    [{ stockQuantity: '1.5' }, 'stockQuantity: Must be a whole number'],
    [{ stockQuantity: '-1' }, 'stockQuantity: Must be a whole number'],
    [{ featured: 'maybe' }, 'featured: Must be true or false'],
    [{ supplierName: 'Nordic' }, 'supplierProductId: Required'],
  ])('%j is rejected: %s', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it.each([
    ['49,00', 4900],
    ['1.299,00', 129_900],
    ['1 299,00', 129_900],
    ["1'299.00", 129_900],
    ['1,299.00', 129_900],
    ['$49.00', 4900],
    ['49,00 $', 4900],
    ['USD 49', 4900],
  ])('reads the price %j', (price, priceCents) => {
    expect(parseFileRow({ ...row, price }, 'usd')).toMatchObject({ product: { priceCents } });
  });

  it.each<[FileRow, object]>([
    [{ stockQuantity: '25,0' }, { stockQuantity: 25 }],
    [{ stockQuantity: '1 000' }, { stockQuantity: 1000 }],
    [
      { featured: 'WAHR', inStock: 'FALSCH' },
      { featured: true, inStock: false },
    ],
    [
      { featured: 'VRAI', inStock: 'FAUX' },
      { featured: true, inStock: false },
    ],
    [
      { featured: 'VERDADERO', inStock: 'はい' },
      { featured: true, inStock: true },
    ],
    [{ sku: '0017' }, { sku: '0017' }],
    [{ sku: '90.750' }, { sku: '90.750' }],
  ])('reads %j', (changes, product) => {
    expect(parseFileRow({ ...row, ...changes }, 'usd')).toMatchObject({ product });
  });

  it.each<[FileRow, RegExp]>([
    [{ price: '1.299' }, /^price: Can be read as two numbers/],
    [{ stockQuantity: '1,000' }, /^stockQuantity: Can be read as two numbers/],
    [{ price: '£49' }, /^price: Enter an amount/],
    [{ price: '49,0,0' }, /^price: Enter an amount/],
    [{ name: 'B\ufffdro' }, /^name: Contains \ufffd/],
  ])('%j is rejected', (changes, reason) => {
    expect(reasonOf(changes)).toMatch(reason);
  });

  it('needs a whole amount in a currency without decimals', () => {
    expect(reasonOf({ price: '20.50' }, 'jpy')).toBe('price: 20.50 is no whole amount');
    expect(reasonOf({ price: '20.00' }, 'jpy')).toBeUndefined();
    expect(reasonOf({ supplierCost: '10.01' }, 'jpy', supplied)).toBe('price: 13.01 is no whole amount');
  });
});
