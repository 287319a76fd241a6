import type { FileCells } from '@shopwright/contracts/http/file-imports';
import type { FeedForm } from '@shopwright/contracts/http/supplier-feeds';
import * as endpoints from '@shopwright/contracts/http/supplier-feeds';
import { createSupplier, deleteSupplier } from '@shopwright/contracts/http/suppliers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imports } from '../db/suppliers';
import { fileImportsOf, toItems } from '../imports/test-imports';
import { dropshipProduct, startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { pauseStaleProducts } from './pause-stale-products';
import { startDueFeeds } from './run-feed';

let catalog: TestCatalog;
const files = fileImportsOf(() => catalog);
const staff = { role: 'staff' as const, userId: 7 };

const form: FeedForm = {
  url: 'https://feeds.example.com/products.csv',
  everyHours: 6,
  marginPercent: 30,
  rounding: '99',
  newProducts: 'draft',
  staleAfterHours: 24,
  mapping: null,
};

let supplierId = 0;
let supplierName = '';
let count = 0;
beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  count += 1;
  supplierName = `Feeder ${count}`;
  const supplier = await catalog.client.call(createSupplier, { body: { kind: 'custom', name: supplierName } }, staff);
  supplierId = supplier.id;
});

const params = () => ({ id: String(supplierId) });
const put = async (changes: Partial<FeedForm> = {}, version?: number) => {
  const body = { ...form, ...changes, version: version ?? (await read())?.version ?? 0 };
  return catalog.client.call(endpoints.putSupplierFeed, { params: params(), body }, staff);
};
const read = async () => (await catalog.client.call(endpoints.getSupplierFeed, { params: params() }, staff)).feed;
const held = () => catalog.client.call(endpoints.listHeldPrices, {}, staff);
const decide = (decision: 'accept' | 'reject', productId: number, newPrice: string) =>
  catalog.client.call(endpoints.decideHeldPrices, { body: { decision, prices: [{ productId, newPrice }] } }, staff);
const readProduct = async (supplierProductId: string) => {
  const [row] = await catalog.database.db.execute<Record<string, unknown>>(sql`
    select id, name, price, supplier_cost as cost, stock_quantity as stock, in_stock as "inStock", is_draft as "isDraft", archived_at is null as "isOnSale"
    from products where supplier_name = ${supplierName} and supplier_product_id = ${supplierProductId}`);
  return row;
};
const addSupplied = (supplierProductId: string, changes: object = {}) =>
  catalog.addProduct({ ...dropshipProduct, supplierName, supplierProductId, ...changes });

const runIds = async () =>
  (await catalog.database.db.select().from(imports).where(eq(imports.feedSupplierId, supplierId))).map(({ id }) => id);

/** Does the work of the run that is under way, as a worker does with these rows of the feed. */
async function sync(rows: FileCells[], { isStarted = false } = {}) {
  if (!isStarted) await catalog.client.call(endpoints.runSupplierFeed, { params: params() }, staff);
  const jobId = (await read())?.lastRun?.jobId ?? '';
  await files.addItems(jobId, toItems(rows));
  await files.finish(jobId);
  await files.workAll(jobId);
  return (await read())?.lastRun;
}

describe('a run', () => {
  it('keeps cost, price and stock in sync, through the ledger, and nothing else of a product', async () => {
    await addSupplied('A-1');
    await put();
    const row = {
      supplierProductId: 'A-1',
      supplierCost: '16.50',
      stockQuantity: '40',
      name: 'Their name',
      price: '1.00',
    };
    expect(await sync([row], { isStarted: true })).toMatchObject({ state: 'completed', updated: 1, rejected: 0 });
    expect(await readProduct('A-1')).toMatchObject({
      name: dropshipProduct.name,
      cost: '16.50',
      price: '21.99',
      stock: 40,
      isOnSale: true,
    });
    expect(await sync([row])).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('rounds prices of variants too, and an edit of the options leaves them as they are', async () => {
    const { id, version } = await addSupplied('V-1');
    const first = {
      optionValues: ['Black'],
      sku: null,
      gtin: null,
      price: '20.79',
      compareAtPrice: null,
      lowStockThreshold: 5,
    };
    const variants = [{ ...first, weightGrams: 0, image: null, supplierProductId: 'V-1', supplierCost: '15.99' }];
    const options = [{ name: 'Color', values: ['Black'], translations: {} }];
    const asStaff = await catalog.as('staff');
    const path = `/products/${id}/options`;
    await asStaff.put(path).send({ version, options, variants }).expect(200);
    await put();
    await sync([{ supplierProductId: 'V-1', supplierCost: '16.50' }], { isStarted: true });
    expect(await readProduct('V-1')).toMatchObject({ cost: '16.50', price: '21.99' });
    const { body: read } = await asStaff.get(path).expect(200);
    const [stored] = read.variants;
    const edited = { ...variants[0], id: stored.id, sku: `V-${count}`, supplierCost: '16.50', price: '21.99' };
    await asStaff
      .put(path)
      .send({ version: read.version, options, variants: [edited] })
      .expect(200);
    expect(await readProduct('V-1')).toMatchObject({ cost: '16.50', price: '21.99' });
    const other = { ...edited, price: '24.00' };
    const refused = await asStaff.put(path).send({ version: read.version + 1, options, variants: [other] });
    expect([refused.status, refused.body.fields?.[0].path]).toEqual([400, 'variants.0.price']);
  });

  it('keeps a price that the guard holds through an edit of the options', async () => {
    const { id, version } = await addSupplied('V-2');
    const variant = { optionValues: ['Black'], sku: null, gtin: null, price: '20.79', compareAtPrice: null };
    const more = { lowStockThreshold: 5, weightGrams: 0, image: null, supplierProductId: 'V-2', supplierCost: '15.99' };
    const options = [{ name: 'Color', values: ['Black'], translations: {} }];
    const asStaff = await catalog.as('staff');
    const path = `/products/${id}/options`;
    await asStaff
      .put(path)
      .send({ version, options, variants: [{ ...variant, ...more }] })
      .expect(200);
    await put();
    await sync([{ supplierProductId: 'V-2', supplierCost: '25.00' }], { isStarted: true });
    const { body: read } = await asStaff.get(path).expect(200);
    const edited = { ...variant, ...more, id: read.variants[0].id, supplierCost: '25.00', weightGrams: 500 };
    await asStaff
      .put(path)
      .send({ version: read.version, options, variants: [edited] })
      .expect(200);
    expect(await readProduct('V-2')).toMatchObject({ cost: '25.00', price: '20.79' });
  });

  it('leaves a price that a file of products brings back', async () => {
    await addSupplied('F-1');
    await put();
    await sync([{ supplierProductId: 'F-1', supplierCost: '16.50' }], { isStarted: true });
    const row = { supplierName, supplierProductId: 'F-1', supplierCost: '16.50', dropshipMargin: '30' };
    for (const cells of [row, { ...row, price: '21.99' }])
      expect((await files.importRows([cells])).progress).toMatchObject({ unchanged: 1 });
    expect((await files.importRows([{ ...row, price: '24.00' }])).reasons).toEqual({
      1: 'price: Must be the cost plus the markup: 21.45',
    });
    expect(
      (await files.importRows([{ ...row, supplierProductId: 'F-2', name: 'Lamp', status: 'draft', price: '21.95' }]))
        .progress,
    ).toMatchObject({ created: 1 });
    expect(await readProduct('F-2')).toMatchObject({ price: '21.95' });
  });

  it('makes drafts of new items, with the supplier’s SKU where it names no item, or ignores them', async () => {
    await put();
    const item = {
      sku: 'N-1',
      name: 'New lamp',
      description: 'A lamp of the supplier.',
      supplierCost: '10',
      stockQuantity: '3',
    };
    expect(await sync([{ ...item, status: 'active' }], { isStarted: true })).toMatchObject({ created: 1 });
    expect(await readProduct('N-1')).toMatchObject({ price: '13.99', stock: 3, isDraft: true, isOnSale: false });
    await put({ newProducts: 'ignore' });
    expect(await sync([{ ...item, sku: 'N-2' }], { isStarted: true })).toMatchObject({ created: 0, unchanged: 1 });
    expect(await readProduct('N-2')).toBeUndefined();
  });

  it('reaches no product of the store or of another supplier', async () => {
    const own = await catalog.addProduct({ sku: `OWN-${count}`, name: 'Own lamp' });
    await put({ newProducts: 'ignore' });
    const rows: FileCells[] = [
      { id: String(own.id), supplierProductId: 'X', supplierCost: '1', stockQuantity: '0' },
      { slug: own.slug, supplierProductId: 'Y', supplierCost: '1', stockQuantity: '0' },
      { sku: `OWN-${count}`, supplierCost: '1', stockQuantity: '0' },
      { supplierProductId: 'Z', supplierName: 'Secret Supplier Ltd', supplierCost: '1' },
      { name: 'No item' },
    ];
    expect(await sync(rows, { isStarted: true })).toMatchObject({ unchanged: 4, rejected: 1 });
    expect((await (await catalog.as('staff')).get(`/products/${own.id}`)).body).toMatchObject({
      stockQuantity: 10,
      price: '20.00',
      supplierName: null,
    });
  });

  it('takes off sale what is sold out, and puts it back', async () => {
    await addSupplied('S-1');
    await put();
    const row = { supplierProductId: 'S-1', supplierCost: '15.99' };
    await sync([{ ...row, stockQuantity: '0' }], { isStarted: true });
    expect(await readProduct('S-1')).toMatchObject({ stock: 0, inStock: false });
    await sync([{ ...row, stockQuantity: '7' }]);
    expect(await readProduct('S-1')).toMatchObject({ stock: 7, inStock: true });
  });

  it('keeps units that are reserved', async () => {
    const { id } = await addSupplied('R-1');
    await catalog.reserve([{ productId: id, quantity: 4 }]);
    await put();
    expect(await sync([{ supplierProductId: 'R-1', stockQuantity: '1' }], { isStarted: true })).toMatchObject({
      updated: 1,
    });
    expect(await readProduct('R-1')).toMatchObject({ stock: 4 });
  });

  it('leaves alone what staff archived, and what they send themselves', async () => {
    const { id } = await addSupplied('L-1');
    const { id: ownId } = await addSupplied('L-2');
    await (await catalog.as('staff')).delete(`/products/${id}`).expect(200);
    await catalog.database.db.execute(sql`update products set is_dropshipped = false where id = ${ownId}`);
    await put();
    const rows = ['L-1', 'L-2'].map((supplierProductId) => ({
      supplierProductId,
      supplierCost: '16',
      stockQuantity: '1',
    }));
    expect(await sync(rows, { isStarted: true })).toMatchObject({ unchanged: 2, updated: 0 });
    expect(await readProduct('L-1')).toMatchObject({ isOnSale: false, cost: '15.99' });
    expect(await readProduct('L-2')).toMatchObject({ cost: '15.99', stock: 999 });
  });
});

describe('the price guard', () => {
  it('applies the rest of a row, and stores the price once staff accept it', async () => {
    const { id } = await addSupplied('G-1');
    await put({ rounding: 'none' });
    await sync([{ supplierProductId: 'G-1', supplierCost: '25.00', stockQuantity: '5' }], { isStarted: true });
    expect(await readProduct('G-1')).toMatchObject({ price: '20.79', cost: '25.00', stock: 5 });
    expect(await read()).toMatchObject({ heldPrices: 1 });
    expect((await held()).find(({ productId }) => productId === id)).toMatchObject({
      price: '20.79',
      newPrice: '32.50',
      cost: '25.00',
    });
    expect(await decide('accept', id, '31.00')).toEqual({ decided: 0 });
    const both = await Promise.all([decide('accept', id, '32.50'), decide('reject', id, '32.50')]);
    expect(both.map(({ decided }) => decided).sort()).toEqual([0, 1]);
    expect(await read()).toMatchObject({ heldPrices: 0 });
  });

  it('does not ask again for a price that was rejected, until the feed has another one', async () => {
    const { id } = await addSupplied('G-2');
    await put({ rounding: 'none' });
    const row = (supplierCost: string) => [{ supplierProductId: 'G-2', supplierCost }];
    await sync(row('5.00'), { isStarted: true });
    expect(await decide('reject', id, '6.50')).toEqual({ decided: 1 });
    await sync(row('5.00'));
    await sync(row('5.00'));
    expect(await read()).toMatchObject({ heldPrices: 0 });
    expect(await readProduct('G-2')).toMatchObject({ price: '20.79' });
    await sync(row('4.00'));
    expect((await held()).find(({ productId }) => productId === id)).toMatchObject({ newPrice: '5.20' });
    await sync(row('15.00'));
    expect(await read()).toMatchObject({ heldPrices: 0 });
    expect(await readProduct('G-2')).toMatchObject({ price: '19.50' });
  });
});

describe('what a feed does not have any more', () => {
  it('goes off sale with its stock after the time, and is on sale again once the feed has it', async () => {
    const { id } = await addSupplied('P-1');
    await put();
    const rows = [{ supplierProductId: 'P-1', supplierCost: '15.99', stockQuantity: '9' }];
    await sync(rows, { isStarted: true });
    await pauseStaleProducts(catalog.database);
    expect(await readProduct('P-1')).toMatchObject({ inStock: true });
    await catalog.database.db.execute(
      sql`update feed_products set seen_at = now() - interval '25 hours' where product_id = ${id}`,
    );
    await Promise.all([pauseStaleProducts(catalog.database), pauseStaleProducts(catalog.database)]);
    expect(await readProduct('P-1')).toMatchObject({ inStock: false, stock: 9 });
    expect(await read()).toMatchObject({ pausedProducts: 1 });
    await sync(rows);
    expect(await readProduct('P-1')).toMatchObject({ inStock: true });
    expect(await read()).toMatchObject({ pausedProducts: 0 });
  });
});

describe('the schedule', () => {
  it('starts a run once when it is due, in two instances, and none while one is under way', async () => {
    await put();
    expect(await runIds()).toHaveLength(1);
    const due = () =>
      catalog.database.db.execute(sql`update supplier_feeds set next_run_at = now() where supplier_id = ${supplierId}`);
    await due();
    await startDueFeeds(catalog.database);
    expect(await runIds()).toHaveLength(1);
    await expect(catalog.client.call(endpoints.runSupplierFeed, { params: params() }, staff)).rejects.toMatchObject({
      code: 'conflict',
    });
    await sync([{ supplierProductId: 'Q' }], { isStarted: true });
    await due();
    await Promise.all([startDueFeeds(catalog.database), startDueFeeds(catalog.database)]);
    expect(await runIds()).toHaveLength(2);
  });
});

describe('a feed', () => {
  it('is refused at an address that is not public, with the field', async () => {
    for (const url of ['https://127.0.0.1/feed.csv', 'https://router.local/feed.csv', 'https://a:b@feeds.example.com/'])
      await expect(put({ url })).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path: 'url' }] });
    await expect(put({ marginPercent: 9 })).rejects.toMatchObject({ fields: [{ path: 'marginPercent' }] });
    expect(await read()).toBeNull();
  });

  it('is set up and changed by one of two', async () => {
    const outcome = (saved: Promise<unknown>) =>
      saved.then(
        () => 'saved',
        ({ code }: { code: string }) => code,
      );
    for (const version of [0, 1]) {
      const both = await Promise.all([outcome(put({}, version)), outcome(put({}, version))]);
      expect(both.sort()).toEqual(['conflict', 'saved']);
    }
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('ends with its supplier, and its runs import nothing after that', async () => {
    await put();
    const [jobId = ''] = await runIds();
    await files.addItems(jobId, toItems([{ supplierProductId: 'D-1', name: 'Lamp', supplierCost: '10' }]));
    await files.finish(jobId);
    await catalog.client.call(deleteSupplier, { params: params() }, staff);
    await files.workAll(jobId);
    expect(await readProduct('D-1')).toBeUndefined();
  });

  it('is for staff only', async () => {
    const shopper = { role: 'shopper' as const, userId: 3 };
    await expect(catalog.client.call(endpoints.getSupplierFeed, { params: params() }, shopper)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
