import type { ProductOptions } from '@shopwright/contracts/http/product-options';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
const { importRows, undo } = fileImportsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
afterAll(() => catalog.stop());

const shirt = {
  name: 'T-Shirt',
  description: 'A shirt of cotton.',
  image: '/images/products/shirt.webp',
  category: 'Clothing',
  option1Name: 'Color',
  option2Name: 'Size',
};
const variant = (slug: string, color: string, size: string, cells: Record<string, string> = {}) => ({
  parent: slug,
  option1Value: color,
  option2Value: size,
  sku: `${slug}-${color}-${size}`,
  price: '20',
  stockQuantity: '3',
  ...cells,
});
const rowsOf = (slug: string) => [
  { ...shirt, slug, 'name:de': 'T-Shirt', 'description:de': 'Ein Hemd.', 'option1Name:de': 'Farbe' },
  variant(slug, 'Black', 'S', { option1Swatch: '#000000', 'option1Value:de': 'Schwarz', gtin: '4006381333931' }),
  variant(slug, 'Black', 'M', { price: '22', compareAtPrice: '30', weightGrams: '200' }),
  variant(slug, 'White', 'S', { image: '/images/products/white.webp', stockQuantity: '0' }),
];
const parentOf = async (slug: string) => {
  const [row] = await catalog.database.db.select().from(products).where(eq(products.slug, slug));
  if (!row) throw new Error(`no product ${slug}`);
  return row;
};
const variantsOf = async (slug: string) => {
  const { id } = await parentOf(slug);
  return catalog.database.db
    .select()
    .from(products)
    .where(and(eq(products.parentId, id), isNotNull(products.position)))
    .orderBy(asc(products.position));
};
const readOptions = async (slug: string): Promise<ProductOptions> =>
  (await staff.get(`/products/${(await parentOf(slug)).id}/options`).expect(200)).body;

describe('a product with options of a file', () => {
  it('is created with its variants, their stock in the ledger, and its translations', async () => {
    const { reasons, progress } = await importRows(rowsOf('shirt'));
    expect(reasons).toEqual({});
    expect(progress).toMatchObject({ total: 1, created: 1 });
    expect(await parentOf('shirt')).toMatchObject({ price: '20.00', inStock: true, stockOnHand: 0, sku: null });
    const { options, variants } = await readOptions('shirt');
    expect(options).toEqual([
      {
        name: 'Color',
        values: ['Black', 'White'],
        swatches: ['#000000', null],
        translations: { de: { name: 'Farbe', values: ['Schwarz', 'White'] } },
      },
      { name: 'Size', values: ['S', 'M'], translations: {} },
    ]);
    expect(variants).toMatchObject([
      { optionValues: ['Black', 'S'], sku: 'shirt-Black-S', stockQuantity: 3, gtin: '4006381333931', price: '20.00' },
      { optionValues: ['Black', 'M'], price: '22.00', compareAtPrice: '30.00', weightGrams: 200 },
      { optionValues: ['White', 'S'], image: '/images/products/white.webp', stockQuantity: 0 },
    ]);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('is unchanged by the same file, down to the versions', async () => {
    // Other programs repeat the image of the product where a variant has none of its own.
    const rows = [...rowsOf('same'), variant('same', 'White', 'M', { image: shirt.image })];
    await importRows(rows);
    const before = [await parentOf('same'), await variantsOf('same')];
    const { progress } = await importRows(rows);
    expect(progress).toMatchObject({ unchanged: 1, updated: 0 });
    expect([await parentOf('same'), await variantsOf('same')]).toEqual(before);
  });

  it('gets new variants after its own, and keeps those that the file does not name', async () => {
    await importRows(rowsOf('grows'));
    const before = await variantsOf('grows');
    const { progress, reasons, items } = await importRows([
      variant('grows', 'Red', 'S'),
      variant('grows', 'Black', 'M', { price: '25', stockQuantity: '8' }),
    ]);
    expect(reasons).toEqual({});
    expect(progress.updated).toBe(1);
    const after = await variantsOf('grows');
    expect(after.map(({ id }) => id).slice(0, 3)).toEqual(before.map(({ id }) => id));
    expect(after).toHaveLength(4);
    expect(after[1]).toMatchObject({ price: '25.00', compareAtPrice: '30.00', stockOnHand: 8 });
    expect(items[0]?.changes).toMatchObject({
      variants: [
        { isNew: true, optionValues: ['Red', 'S'], id: after[3]?.id },
        { isNew: false, optionValues: ['Black', 'M'], values: { price: ['22.00', '25.00'], stockQuantity: [3, 8] } },
      ],
    });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('has a variant found by SKU alone, as stock lists name them', async () => {
    await importRows(rowsOf('list'));
    const { reasons } = await importRows([{ sku: 'LIST-black-m', stockQuantity: '11', price: '23', name: 'Not mine' }]);
    expect(reasons).toEqual({});
    expect((await variantsOf('list'))[1]).toMatchObject({ stockOnHand: 11, price: '23.00', name: 'T-Shirt, Black, M' });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('was one without options, whose stock the first variant gets', async () => {
    await importRows([
      { ...shirt, slug: 'turns', option1Name: '', option2Name: '', price: '20', sku: 'TURNS', stockQuantity: '4' },
    ]);
    const { reasons } = await importRows([
      { slug: 'turns', option1Name: 'Size' },
      { parent: 'turns', option1Value: 'S', price: '20' },
      { parent: 'turns', option1Value: 'M', price: '21', stockQuantity: '2' },
    ]);
    expect(reasons).toEqual({});
    expect(await variantsOf('turns')).toMatchObject([
      { sku: 'TURNS', stockOnHand: 4, optionValues: ['S'] },
      { stockOnHand: 2, optionValues: ['M'] },
    ]);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('is rejected as a whole, with the row, where one variant cannot be stored', async () => {
    await importRows([{ ...shirt, option1Name: '', option2Name: '', slug: 'owner', price: '5', sku: 'TAKEN' }]);
    const head = { ...shirt, slug: 'bad', option2Name: '' };
    const one = (cells: Record<string, string>) => ({ parent: 'bad', option1Value: 'S', price: '5', ...cells });
    const cases: [Record<string, string>[], string][] = [
      [[head, one({}), one({ option1Value: 'M', sku: 'taken' })], 'variants.1.sku: This SKU is already used'],
      [[head, one({}), one({ option1Value: '' })], 'row 3, option1Value: Required'],
      [[head, one({}), one({ option1Value: 'M', price: '' })], 'row 3, price: Required'],
      [[head, one({ gtin: '123' })], 'row 2, gtin: Enter a GTIN of 8, 12, 13 or 14 digits. Check the last digit'],
      [
        [{ parent: 'nobody', option1Value: 'S', price: '5' }],
        'parent: The store has no such product, nor has the file',
      ],
      [[{ ...head, option1Name: '' }, one({})], 'option1Name: Required'],
    ];
    for (const [rows, reason] of cases) {
      const { reasons } = await importRows(rows);
      expect(Object.values(reasons)).toEqual([reason]);
    }
    await expect(parentOf('bad')).rejects.toThrow();
    const many = Array.from({ length: 251 }, (_, at) => one({ option1Value: `S${at}` }));
    expect(Object.values((await importRows([head, ...many])).reasons)).toHaveLength(1);
  });

  it('goes back to what it was when the import is undone', async () => {
    await importRows(rowsOf('back'));
    const before = await readOptions('back');
    const { jobId, reasons } = await importRows([
      { slug: 'back', name: 'Renamed' },
      variant('back', 'Red', 'S'),
      variant('back', 'Black', 'M', { price: '25', stockQuantity: '8' }),
    ]);
    expect(reasons).toEqual({});
    expect((await readOptions('back')).variants).toHaveLength(4);
    await undo(jobId);
    const after = await readOptions('back');
    const stable = ({ options, variants }: ProductOptions) => ({
      options,
      variants: variants.map(({ version: _, ...row }) => row),
    });
    expect(stable(after)).toEqual(stable(before));
    expect((await parentOf('back')).name).toBe('T-Shirt');
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('that an import created is archived with its variants when it is undone', async () => {
    const { jobId } = await importRows(rowsOf('away'));
    await undo(jobId);
    expect((await parentOf('away')).archivedAt).not.toBeNull();
    expect((await variantsOf('away')).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
  });
});
