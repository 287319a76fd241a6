import {
  addImportRows,
  createFileImport,
  type FileRow,
  importFileRows,
  listRejectedRows,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import { joinTags } from '@shopwright/contracts/tags';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

async function importRows(rows: FileRow[], asDrafts?: boolean): Promise<Record<number, string>> {
  const { client } = catalog;
  const body = { fileName: 'products.csv', asDrafts };
  const params = { jobId: (await client.call(createFileImport, { body })).jobId };
  await client.call(addImportRows, { params, body: { firstRow: 1, rows } });
  await client.call(setImportState, { params, body: { to: 'running' } });
  while (!(await client.call(importFileRows, { params, body: { continueLater: false } })).isDone);
  const rejected = await client.call(listRejectedRows, { params });
  return Object.fromEntries(rejected.map(({ row, reason }) => [row, reason]));
}

const read = async (id: number) => {
  const [row] = await catalog.database.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('no such product');
  return row;
};
const count = async () => Number((await catalog.database.db.execute(sql`select count(*) from products`))[0]?.count);

/** A row of the export of products. */
async function exportRow(id: number, changes: FileRow = {}): Promise<FileRow> {
  const product = await read(id);
  const text = (value: unknown) => (value === null ? '' : String(value));
  return {
    slug: product.slug,
    name: product.name,
    description: product.description,
    image: product.image,
    category: product.category,
    price: product.price,
    compareAtPrice: text(product.compareAtPrice),
    sku: text(product.sku),
    stockQuantity: text(product.stockOnHand),
    inStock: text(product.inStock),
    lowStockThreshold: text(product.lowStockThreshold),
    featured: text(product.featured),
    supplierName: text(product.supplierName),
    supplierProductId: text(product.supplierProductId),
    supplierCost: text(product.supplierCost),
    dropshipMargin: text(product.dropshipMargin),
    isDropshipped: text(product.isDropshipped),
    taxClass: product.taxClass,
    weightGrams: text(product.weightGrams),
    needsShipping: text(product.needsShipping),
    tags: joinTags(product.tags),
    isDraft: text(product.isDraft),
    ...changes,
  };
}

describe('our own export of products, imported again', () => {
  it('changes nothing but the version, of products of every kind', async () => {
    const image = '/images/products/lamp.webp';
    const kinds: FileRow[] = [
      { name: 'Plain', price: '20' },
      { name: 'With numbers', price: '20', sku: '0017', compareAtPrice: '30' },
      { name: 'With zeros', price: '20', sku: '90.750' },
      { name: 'Voucher', price: '20', taxClass: 'zero', needsShipping: 'no' },
      { name: 'Heavy', price: '20', taxClass: 'reduced', weightGrams: '12500' },
      { name: '-20% Lamp', price: '20', sku: '=1' },
      { name: 'Tagged', price: '20', tags: 'Summer, USB-C' },
      { name: 'Draft', price: '20', isDraft: 'true' },
      { name: 'Of a supplier', price: '20', supplierName: 'Nordic', supplierProductId: 'R-1' },
      {
        name: 'Dropshipped',
        supplierCost: '10',
        dropshipMargin: '50',
        supplierName: 'Nordic',
        supplierProductId: 'R-2',
      },
      { name: 'Draft with a name', description: '', image: '', category: '', isDraft: 'true' },
      { name: 'Draft without a price', compareAtPrice: '30', isDraft: 'true' },
    ];
    const texts = { description: 'A lamp.', image, category: 'Lighting' };
    expect(await importRows(kinds.map((row) => ({ ...texts, ...row })))).toEqual({});
    const kept = await catalog.database.db.select().from(products);
    await catalog.database.db.execute(
      sql`update products set is_dropshipped = false, price = 77 where supplier_product_id = 'R-2'`,
    );
    const before = await catalog.database.db.select().from(products);
    expect(await importRows(await Promise.all(before.map(({ id }) => exportRow(id))))).toEqual({});
    const after = await Promise.all(before.map(({ id }) => read(id)));
    const stable = ({ version: _, updatedAt: __, ...row }: (typeof after)[number]) => row;
    expect(after.map(stable)).toEqual(before.map(stable));
    expect(await count()).toBe(kept.length);
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('changes what was edited, and leaves the stock', async () => {
    const { id } = await catalog.addProduct({ sku: 'EDIT-1', stockQuantity: 7 });
    const edit = { name: 'Edited', price: '1.234,50', sku: 'EDIT-2', stockQuantity: '99' };
    expect(await importRows([await exportRow(id, edit)])).toEqual({});
    expect(await read(id)).toMatchObject({ name: 'Edited', price: '1234.50', sku: 'EDIT-2', stockOnHand: 7 });
  });

  it('changes the tags that a file gives, and keeps them where it has none', async () => {
    const { id } = await catalog.addProduct({ tags: ['Old'] });
    expect(await importRows([await exportRow(id, { tags: 'New, new, Gift' })])).toEqual({});
    expect((await read(id)).tags).toEqual(['New', 'Gift']);
    expect(await importRows([await exportRow(id, { tags: '' })])).toEqual({});
    expect((await read(id)).tags).toEqual(['New', 'Gift']);
    const tooMany = Array.from({ length: 51 }, (_, at) => `t${at}`).join();
    expect(await importRows([await exportRow(id, { tags: tooMany })])).toEqual({ 1: 'tags: At most 50 tags' });
  });

  it('changes what a product is shipped as and taxed by where the file says so, and keeps it elsewhere', async () => {
    const terms = { taxClass: 'reduced', weightGrams: 300, needsShipping: false };
    const supplied = { supplierName: 'Nordic', supplierProductId: 'SHIP-1', supplierCost: '10' };
    const [own, other] = [await catalog.addProduct(terms), await catalog.addProduct(terms)];
    const texts = {
      name: 'Shipped',
      description: 'A lamp.',
      image: '/images/products/lamp.webp',
      category: 'Lighting',
    };
    await importRows([{ ...texts, ...supplied, taxClass: 'reduced', weightGrams: '250', needsShipping: 'false' }]);
    const [item] = await catalog.database.db.select().from(products).where(eq(products.supplierProductId, 'SHIP-1'));
    const itemId = item?.id ?? 0;
    expect(item).toMatchObject({ taxClass: 'reduced', weightGrams: 250, needsShipping: false });
    const blank = { taxClass: '', weightGrams: '', needsShipping: '' };
    expect(
      await importRows([
        await exportRow(own.id, { ...blank, weightGrams: '1200.0' }),
        await exportRow(other.id, { ...blank, needsShipping: 'ja', taxClass: ' Standard ' }),
        { ...texts, ...supplied, weightGrams: '275' },
      ]),
    ).toEqual({});
    expect(await read(own.id)).toMatchObject({ ...terms, weightGrams: 1200 });
    expect(await read(other.id)).toMatchObject({ taxClass: 'standard', weightGrams: 300, needsShipping: true });
    expect(await read(itemId)).toMatchObject({ taxClass: 'reduced', weightGrams: 275, needsShipping: false });
  });

  it('rejects a row that says something else, and names the column', async () => {
    const { id } = await catalog.addProduct({});
    const rows = await Promise.all(
      [{ taxClass: 'a b' }, { weightGrams: '-1' }, { weightGrams: '1000001' }, { needsShipping: 'maybe' }].map((cell) =>
        exportRow(id, { slug: '', ...cell }),
      ),
    );
    expect(await importRows(rows)).toEqual({
      1: 'taxClass: Must be the id of a tax class, such as standard',
      2: 'weightGrams: Must be a whole number',
      3: 'weightGrams: Enter a weight from 0 to 1,000 kg',
      4: 'needsShipping: Must be true or false',
    });
  });

  it('counts the later of two rows of one product', async () => {
    const { id } = await catalog.addProduct({});
    const rows = [await exportRow(id, { name: 'First' }), await exportRow(id, { name: 'Second' })];
    expect(await importRows(rows)).toEqual({});
    expect(await read(id)).toMatchObject({ name: 'Second', version: 2 });
  });

  it('adds the products of another store, whose slugs no product has', async () => {
    const { id } = await catalog.addProduct({});
    const before = await count();
    expect(await importRows([await exportRow(id, { slug: 'lamp-of-another-store' })])).toEqual({});
    expect(await count()).toBe(before + 1);
  });

  it('rejects a SKU that another product has, and rows of archived products', async () => {
    const [one, two] = [await catalog.addProduct({ sku: 'ROUND-1' }), await catalog.addProduct({})];
    const rows = [await exportRow(two.id, { sku: 'round-1' })];
    expect(await importRows(rows)).toEqual({ 1: 'sku: This SKU is already used' });
    const archived = await exportRow(one.id);
    await (await catalog.as('staff')).delete(`/products/${one.id}`).expect(200);
    expect(await importRows([archived])).toEqual({ 1: 'slug: This product is archived' });
  });

  it('keeps the price of a dropshipped product where the cost is left out', async () => {
    const supplier = { supplierName: 'Nordic', supplierProductId: 'R-3', supplierCost: '10' };
    const texts = { name: 'Kept', description: 'A lamp.', image: '/images/products/lamp.webp', category: 'Lighting' };
    await importRows([{ ...texts, ...supplier }]);
    const [product] = await catalog.database.db.select().from(products).where(eq(products.supplierProductId, 'R-3'));
    const row = await exportRow(product?.id ?? 0, { supplierCost: '', price: '99', isDropshipped: '' });
    expect(await importRows([row])).toEqual({});
    expect(await read(product?.id ?? 0)).toMatchObject({ price: '13.00', supplierCost: '10', isDropshipped: true });
  });
});

it('stores no text in which a letter was lost', async () => {
  const row = { description: 'A lamp.', image: '/images/products/lamp.webp', category: 'Lighting', price: '1' };
  const lost = 'Contains \ufffd where a letter was lost. Enter the text again';
  expect(
    await importRows([
      { ...row, name: 'B\ufffdrost\ufffdhle' },
      { ...row, name: 'Lamp', description: '\ufffd' },
    ]),
  ).toEqual({ 1: `name: ${lost}`, 2: `description: ${lost}` });
});

describe('a row of a draft that lacks something', () => {
  const lacking = { name: 'Renamed', description: '', image: '', category: '', price: '', isDraft: 'yes' };

  it('leaves a product on sale what it has', async () => {
    const { id } = await catalog.addProduct({ price: '50.00' });
    const before = await read(id);
    expect(await importRows([await exportRow(id, { ...lacking, compareAtPrice: '10' })])).toEqual({});
    const item = { supplierName: 'Nordic', supplierProductId: 'LACKS-1' };
    const texts = { name: 'Item', description: 'A lamp.', image: '/images/products/lamp.webp', category: 'Lighting' };
    await importRows([{ ...texts, ...item, price: '50' }]);
    expect(await importRows([{ ...lacking, ...item, compareAtPrice: '10' }])).toEqual({});
    const [supplied] = await catalog.database.db
      .select()
      .from(products)
      .where(eq(products.supplierProductId, 'LACKS-1'));
    for (const after of [await read(id), supplied]) {
      expect(after).toMatchObject({ name: 'Renamed', price: '50.00', compareAtPrice: null, archivedAt: null });
    }
    const { description, image, category, categoryId } = before;
    expect(await read(id)).toMatchObject({ description, image, category, categoryId });
    expect(supplied).toMatchObject({ ...texts, name: 'Renamed' });
  });
});

describe('an import as drafts', () => {
  const texts = { description: 'A lamp.', image: '/images/products/lamp.webp', category: 'Lighting', price: '20' };
  const item = { supplierName: 'Nordic', supplierProductId: 'DRAFT-1' };
  const readNamed = async (name: string) => {
    const [row] = await catalog.database.db.select().from(products).where(eq(products.name, name));
    return row && { isDraft: row.isDraft, isOnSale: row.archivedAt === null, sku: row.sku };
  };
  const draft = { isDraft: true, isOnSale: false };

  it('makes drafts of new products, unless a row says otherwise', async () => {
    const rows = [
      { ...texts, name: 'Follows the import' },
      { ...texts, name: 'Published by its row', isDraft: 'no' },
    ];
    expect(await importRows(rows, true)).toEqual({});
    expect(await readNamed('Follows the import')).toMatchObject(draft);
    expect(await readNamed('Published by its row')).toMatchObject({ isDraft: false, isOnSale: true });
    expect(await importRows([{ ...texts, name: 'Draft by its row', isDraft: 'yes' }])).toEqual({});
    expect(await readNamed('Draft by its row')).toMatchObject(draft);
  });

  it('leaves what is on sale there, what is a draft a draft, and restores an archived product as a draft', async () => {
    const staff = await catalog.as('staff');
    const { id } = await catalog.addProduct({ name: 'On sale' });
    expect(await importRows([await exportRow(id, { isDraft: '' })], true)).toEqual({});
    expect(await readNamed('On sale')).toMatchObject({ isDraft: false, isOnSale: true });

    // A price of 0 is none: what is on sale keeps its own.
    expect(await importRows([await exportRow(id, { isDraft: '', price: '0' })], true)).toEqual({});
    const [onSale] = await catalog.database.db.select().from(products).where(eq(products.id, id));
    expect(Number(onSale?.price)).toBeGreaterThan(0);

    await importRows([{ ...texts, ...item, name: 'Item', sku: 'ITEM-1' }], true);
    await importRows([{ ...texts, ...item, name: 'Item', price: '22' }]);
    expect(await readNamed('Item')).toEqual({ ...draft, sku: 'ITEM-1' });

    const [row] = await catalog.database.db.select().from(products).where(eq(products.name, 'Item'));
    await staff.delete(`/products/${row?.id}`).expect(200);
    await importRows([{ ...texts, ...item, name: 'Item' }], true);
    expect(await readNamed('Item')).toEqual({ ...draft, sku: 'ITEM-1' });
    await staff.delete(`/products/${row?.id}`).expect(200);
    await importRows([{ ...texts, ...item, name: 'Item' }]);
    expect(await readNamed('Item')).toEqual({ isDraft: false, isOnSale: true, sku: 'ITEM-1' });
  });
});
