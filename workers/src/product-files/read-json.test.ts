import { describe, expect, it } from 'vitest';
import { readFile } from './test-files';

const lamp = { name: 'Lamp "Nord" \\ {1}', price: 49.5, featured: true, tags: ['Oak', 'Sale'], sku: null };
const chair = {
  name: 'Chair',
  specs: [{ label: 'Material', value: 'Oak: oiled' }],
  images: ['/a b.webp', { src: '/c.webp' }],
};
const expected = [
  { name: 'Lamp "Nord" \\ {1}', price: '49.5', featured: 'true', tags: 'Oak, Sale', sku: '' },
  { name: 'Chair', specs: 'Material: Oak: oiled', images: '/a%20b.webp /c.webp' },
];

describe('products in JSON', () => {
  it.each([
    ['a list', JSON.stringify([lamp, chair], null, 2)],
    ['a list within an object', ` ${JSON.stringify({ products: [lamp, chair], count: 2 })}`],
    ['a line each', `${JSON.stringify(lamp)}\n${JSON.stringify(chair)}\n`],
  ])('are read from %s, in parts of any size', async (_, text) => {
    for (const size of [1, 2, 3, 5, 8, 1000]) expect((await readFile(text, { size })).cells).toEqual(expected);
  });

  it('have only the columns that they name', async () => {
    const { columns, cells } = await readFile('[{"slug":"a","price":"1"},{"slug":"b","stockQuantity":3}]');
    expect(columns).toEqual({ slug: 'slug', price: 'price', stockQuantity: 'stockQuantity' });
    expect(cells).toEqual([
      { slug: 'a', price: '1' },
      { slug: 'b', stockQuantity: '3' },
    ]);
  });

  it.each([
    ['an end that is missing', '[{"name":"Lamp"}', 'The file ends in the middle'],
    ['half a product', '[{"name":"Lamp"},{"name":', 'The file ends in the middle'],
    ['an error', '[{"name":"Lamp"},{"name":Chair}]', 'Product 2 of the file is not valid JSON'],
    ['numbers', '[{"name":"Lamp"}, 3]', 'Product 2 of the file is no JSON object'],
    ['lists in lists', `[{"name":${'['.repeat(50)}${']'.repeat(50)}}]`, 'nested too deeply'],
    ['a product of a megabyte', `[{"name":"${'x'.repeat(1_000_001)}"}]`, 'more than 1,000,000 characters'],
    ['no product', '[]', 'The file has no rows'],
  ])('are refused with %s', async (_, text, problem) => {
    await expect(readFile(text, { size: 100_000 })).rejects.toThrow(problem);
  });
});
