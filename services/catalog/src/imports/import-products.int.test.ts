import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productImages } from '../db/images';
import { products, productTranslations } from '../db/products';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
const { importRows, undo } = fileImportsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.addCategory('Lighting');
});
afterAll(() => catalog.stop());

const lamp = {
  name: 'Walnut Lamp',
  description: 'A lamp of walnut.',
  image: '/images/products/lamp.webp',
  category: 'lighting',
  price: '20.00',
};
const bySlug = async (slug: string) => {
  const [row] = await catalog.database.db.select().from(products).where(eq(products.slug, slug));
  if (!row) throw new Error(`no product ${slug}`);
  return row;
};
const count = async () => Number((await catalog.database.db.execute(sql`select count(*) from products`))[0]?.count);

describe('a new product of a file', () => {
  it('has all that its row says, with stock in the ledger and a category of the store', async () => {
    const row = {
      ...lamp,
      slug: 'whole-lamp',
      sku: 'WHOLE-1',
      gtin: '4006381333931',
      compareAtPrice: '1.299,50',
      stockQuantity: '7',
      lowStockThreshold: '2',
      featured: 'ja',
      tags: 'Summer, Gift, summer',
      images: 'https://example.com/b.webp /images/products/lamp.webp https://example.com/c.webp',
      imageAlt: 'On a desk',
      taxClass: 'reduced',
      weightGrams: '1200',
      needsShipping: 'no',
      specs: 'Material: Walnut\nWidth\\: inner: 3 cm',
      seoTitle: 'Buy a lamp',
      'name:de': 'Lampe',
      'description:de': 'Eine Lampe.',
      'specs:de': 'Material: Nussbaum',
    };
    const { progress, reasons } = await importRows([row]);
    expect(reasons).toEqual({});
    expect(progress).toMatchObject({
      state: 'completed',
      phase: 'import',
      total: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 0,
    });
    const stored = await bySlug('whole-lamp');
    expect(stored).toMatchObject({
      name: 'Walnut Lamp',
      category: 'Lighting',
      categoryId: 1,
      sku: 'WHOLE-1',
      gtin: '4006381333931',
      price: '20.00',
      compareAtPrice: '1299.50',
      stockOnHand: 7,
      inStock: true,
      featured: true,
      tags: ['Summer', 'Gift'],
      imageAlt: 'On a desk',
      weightGrams: 1200,
      needsShipping: false,
      taxClass: 'reduced',
      specs: [
        { label: 'Material', value: 'Walnut' },
        { label: 'Width: inner', value: '3 cm' },
      ],
      seoTitle: 'Buy a lamp',
      archivedAt: null,
    });
    const images = await catalog.database.db.select().from(productImages).where(eq(productImages.productId, stored.id));
    expect(images.map(({ url }) => url)).toEqual(['https://example.com/b.webp', 'https://example.com/c.webp']);
    const [german] = await catalog.database.db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, stored.id));
    expect(german).toMatchObject({ language: 'de', name: 'Lampe', specs: [{ label: 'Material', value: 'Nussbaum' }] });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('makes the categories that the store lacks, each once', async () => {
    const rows = ['Garden', 'GARDEN', 'Küche'].map((category, at) => ({ ...lamp, name: `New ${at}`, category }));
    expect((await importRows(rows)).progress.created).toBe(3);
    const made = await catalog.database.db.execute(
      sql`select name from categories where name in ('Garden', 'GARDEN', 'Küche')`,
    );
    expect(made).toHaveLength(2);
    const [kitchen] = await catalog.database.db.select().from(products).where(eq(products.name, 'New 2'));
    expect(kitchen?.categoryId).not.toBeNull();
  });

  it('is a draft where its row or the import says so, and needs no more than a name then', async () => {
    await importRows([
      { name: 'Bare', slug: 'bare', status: 'draft' },
      { ...lamp, slug: 'old-form', isDraft: 'yes' },
    ]);
    expect(await bySlug('bare')).toMatchObject({ isDraft: true, price: '0.00' });
    expect((await bySlug('old-form')).isDraft).toBe(true);
    await importRows(
      [
        { ...lamp, slug: 'follows' },
        { ...lamp, slug: 'on-sale', status: 'active' },
      ],
      { asDrafts: true },
    );
    expect((await bySlug('follows')).isDraft).toBe(true);
    expect((await bySlug('on-sale')).archivedAt).toBeNull();
  });

  it('of a supplier costs what the cost and the markup make, and is dropshipped', async () => {
    const supplied = { supplierName: 'Nordic', supplierProductId: 'N-1', supplierCost: '10', dropshipMargin: '50' };
    const { price: _, ...unpriced } = lamp;
    const { reasons } = await importRows([
      { ...unpriced, ...supplied, slug: 'supplied' },
      { ...lamp, ...supplied, supplierProductId: 'N-2' },
      { ...lamp, ...supplied, supplierProductId: 'N-3', isDropshipped: 'no', slug: 'own-stock' },
    ]);
    expect(reasons).toEqual({ 2: 'price: Must be the cost plus the markup: 15.00' });
    expect(await bySlug('supplied')).toMatchObject({ price: '15.00', isDropshipped: true, stockOnHand: 999 });
    expect(await bySlug('own-stock')).toMatchObject({ price: '20.00', isDropshipped: false, stockOnHand: 0 });
  });
});

describe('a product that the store has', () => {
  it('is found by slug, id, SKU and supplier item, and keeps what has no column', async () => {
    const rows = ['a', 'b', 'c'].map((end) => ({
      ...lamp,
      slug: `find-${end}`,
      sku: `FIND-${end}`,
      tags: 'Old',
      stockQuantity: '3',
    }));
    await importRows([...rows, { ...lamp, supplierName: 'Nordic', supplierProductId: 'F-1', slug: 'find-d' }]);
    const before = await count();
    const { id } = await bySlug('find-b');
    const { progress, reasons } = await importRows([
      { slug: 'find-a', price: '31' },
      { id: String(id), price: '32' },
      { sku: 'find-C', price: '33', name: 'Renamed' },
      { supplierName: 'Nordic', supplierProductId: 'F-1', price: '34' },
    ]);
    expect(reasons).toEqual({});
    expect(progress).toMatchObject({ created: 0, updated: 4 });
    expect(await count()).toBe(before);
    const prices = await Promise.all(['a', 'b', 'c', 'd'].map(async (end) => (await bySlug(`find-${end}`)).price));
    expect(prices).toEqual(['31.00', '32.00', '33.00', '34.00']);
    expect(await bySlug('find-c')).toMatchObject({
      name: 'Renamed',
      tags: ['Old'],
      stockOnHand: 3,
      description: lamp.description,
    });
  });

  it('loses what an empty cell clears, and is refused where it needs it', async () => {
    await importRows([
      { ...lamp, slug: 'clear', sku: 'CLEAR-1', compareAtPrice: '30', tags: 'A', weightGrams: '5', featured: 'yes' },
    ]);
    const { reasons } = await importRows([
      { slug: 'clear', sku: '', compareAtPrice: ' ', tags: '', weightGrams: '', featured: '', inStock: '' },
    ]);
    expect(reasons).toEqual({});
    expect(await bySlug('clear')).toMatchObject({
      sku: null,
      compareAtPrice: null,
      tags: [],
      weightGrams: 0,
      featured: false,
    });
    expect((await importRows([{ slug: 'clear', description: '', price: '' }])).reasons).toEqual({
      1: 'price: Required',
    });
    expect((await importRows([{ slug: 'clear', description: '', image: '' }])).reasons).toEqual({
      1: 'description: Required; image: Required',
    });
  });

  it('is unchanged by the same file, down to its version', async () => {
    const row = {
      ...lamp,
      slug: 'twice',
      sku: 'TWICE-1',
      stockQuantity: '4',
      specs: 'Material: Walnut',
      'name:fr': 'Lampe',
      'description:fr': 'Une lampe.',
    };
    await importRows([row]);
    const before = await bySlug('twice');
    const { progress } = await importRows([row]);
    expect(progress).toMatchObject({ created: 0, updated: 0, unchanged: 1, rejected: 0 });
    expect(await bySlug('twice')).toEqual(before);
  });

  it('gets the stock of the file by the ledger, never below what is reserved, and keeps it where staff say so', async () => {
    await importRows([{ ...lamp, slug: 'stocked', stockQuantity: '5' }]);
    const { id } = await bySlug('stocked');
    await catalog.reserve([{ productId: id, quantity: 2 }]);
    expect((await importRows([{ slug: 'stocked', stockQuantity: '1' }])).reasons).toEqual({
      1: 'stockQuantity: Must be at least 2, the quantity reserved for unpaid orders',
    });
    await importRows([{ slug: 'stocked', stockQuantity: '9' }], { keepStock: true });
    expect((await bySlug('stocked')).stockOnHand).toBe(5);
    await importRows([{ slug: 'stocked', stockQuantity: '9' }]);
    expect((await bySlug('stocked')).stockOnHand).toBe(9);
    await importRows([{ slug: 'stocked', stockQuantity: '' }]);
    expect((await bySlug('stocked')).stockOnHand).toBe(9);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('stays archived unless its row says otherwise; a supplier item that comes again is sold again', async () => {
    await importRows([
      { ...lamp, slug: 'gone', status: 'archived' },
      {
        ...lamp,
        slug: 'gone-item',
        supplierName: 'Nordic',
        supplierProductId: 'G-1',
        status: 'archived',
        sku: 'GONE-1',
      },
      { ...lamp, slug: 'took-over', sku: 'GONE-1' },
    ]);
    expect((await importRows([{ slug: 'gone', price: '9' }])).reasons).toEqual({
      1: 'status: This product is archived. Give it the status active or draft to bring it back',
    });
    expect(
      (
        await importRows([
          { slug: 'gone', status: 'active' },
          { supplierName: 'Nordic', supplierProductId: 'G-1' },
        ])
      ).progress.updated,
    ).toBe(2);
    expect((await bySlug('gone')).archivedAt).toBeNull();
    expect(await bySlug('gone-item')).toMatchObject({ archivedAt: null, sku: null });
  });

  it('keeps its SKU to itself', async () => {
    await importRows([
      { ...lamp, slug: 'sku-1', sku: 'Own-1' },
      { ...lamp, slug: 'sku-2' },
    ]);
    const { reasons } = await importRows([{ slug: 'sku-2', sku: 'OWN-1' }]);
    expect(reasons).toEqual({ 1: 'sku: This SKU is already used' });
  });

  it('of two rows gets what the later one says', async () => {
    const { progress } = await importRows([
      { ...lamp, slug: 'later', name: 'First' },
      { ...lamp, sku: 'LATER-1' },
      { slug: 'later', name: 'Second' },
      { slug: 'later-2', ...lamp, sku: 'LATER-1', name: 'Third' },
    ]);
    expect(progress).toMatchObject({ created: 2, updated: 1 });
    expect((await bySlug('later')).name).toBe('Second');
  });
});

it('rejects a row with all that the store cannot read in it, and changes nothing of it', async () => {
  const before = await count();
  const { reasons, progress } = await importRows([
    { ...lamp, price: '-1', weightGrams: '1000001', taxClass: 'a b' },
    { ...lamp, price: '1.299' },
    { ...lamp, gtin: '4006381333932' },
    { ...lamp, image: 'javascript:alert(1)' },
    { ...lamp, name: 'B\ufffdrste' },
    { ...lamp, status: 'sold' },
    { ...lamp, compareAtPrice: '10' },
    { ...lamp, 'name:de': 'Lampe' },
    { ...lamp, description: 'x'.repeat(5001) },
    { ...lamp, supplierProductId: 'S-1' },
  ]);
  expect(reasons).toEqual({
    1: expect.stringMatching(/^price: .+; taxClass: .+; weightGrams: .+$|^price: .+; .*weightGrams: .+$/),
    2: 'price: Can be read as two numbers. Write it without a thousands separator',
    3: expect.stringMatching(/^gtin: /),
    4: expect.stringMatching(/^image: /),
    5: 'name: Contains \ufffd where a letter was lost. Enter the text again',
    6: 'status: Must be active, draft or archived',
    7: expect.stringMatching(/^compareAtPrice: /),
    8: 'description:de: Required',
    9: expect.stringMatching(/^description: /),
    10: 'supplierName: Required',
  });
  expect(progress).toMatchObject({ created: 0, rejected: 10 });
  expect(await count()).toBe(before);
});

it('renames a product in the products that contain it', async () => {
  await importRows([
    { ...lamp, slug: 'part', name: 'Spare Bulb' },
    { ...lamp, slug: 'bundle', specs: 'Contains: Spare Bulb' },
  ]);
  await importRows([{ slug: 'part', name: 'Warm Bulb' }]);
  expect((await bySlug('bundle')).specs).toEqual([{ label: 'Contains', value: 'Warm Bulb' }]);
});

describe('undo', () => {
  it('archives what was created, gives back what was changed, and keeps what was changed since', async () => {
    const rows = ['u1', 'u2'].map((slug) => ({
      ...lamp,
      slug,
      sku: slug,
      stockQuantity: '5',
      'name:de': 'Alt',
      'description:de': 'Alt.',
    }));
    await importRows(rows);
    const before = await bySlug('u1');
    const { jobId } = await importRows([
      {
        slug: 'u1',
        name: 'New',
        price: '40',
        stockQuantity: '8',
        images: 'https://example.com/n.webp',
        'name:de': 'Neu',
        tags: 'X',
      },
      { slug: 'u2', price: '41', tags: 'Y' },
      { ...lamp, slug: 'u3' },
      { slug: 'u1', sku: '' },
    ]);
    const staff = await catalog.as('staff');
    const { id } = await bySlug('u2');
    await catalog.database.db.execute(sql`update products set price = 50 where id = ${id}`);
    await catalog.reserve([{ productId: before.id, quantity: 1 }]);
    await undo(jobId);
    const stable = ({ version: _, updatedAt: __, reservedQuantity: ___, ...row }: typeof before) => row;
    expect(stable(await bySlug('u1'))).toEqual(stable(before));
    const [german] = await catalog.database.db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, before.id));
    expect(german?.name).toBe('Alt');
    expect(
      await catalog.database.db.select().from(productImages).where(eq(productImages.productId, before.id)),
    ).toEqual([]);
    expect(await bySlug('u2')).toMatchObject({ price: '50.00', tags: [] });
    expect((await bySlug('u3')).archivedAt).not.toBeNull();
    const { body } = await staff.get(`/imports/${jobId}/items?show=kept`).expect(200);
    expect(body).toMatchObject([{ row: 2, reason: 'Changed since then, and kept: price' }]);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
    const again = await staff.post(`/imports/${jobId}/undo`).expect(200);
    expect(again.body).toMatchObject({ phase: 'undo', state: 'completed' });
  });

  it('409: of a dry run, of one that is too old', async () => {
    const staff = await catalog.as('staff');
    const dry = await importRows([{ ...lamp, slug: 'dry' }], { isDryRun: true });
    await staff.post(`/imports/${dry.jobId}/undo`).expect(409);
    const { jobId } = await importRows([{ ...lamp, slug: 'old' }]);
    await catalog.database.db.execute(
      sql`update imports set created_at = now() - interval '8 days' where id = ${jobId}`,
    );
    await staff.post(`/imports/${jobId}/undo`).expect(409);
  });
});
