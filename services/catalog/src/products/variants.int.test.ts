import { listAvailability, listInventory } from '@shopwright/contracts/http/inventory';
import { countProductFacets } from '@shopwright/contracts/http/product-facets';
import { listProducts, type ProductDetail, suggestProducts } from '@shopwright/contracts/http/products';
import { listQuotedProducts } from '@shopwright/contracts/http/reservations';
import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishSync } from '../collections/test-finish-sync';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { reservationCalls } from '../test-reservations';
import { type EditedVariants, twoColors, variant, variantCalls } from '../test-variants';

let catalog: TestCatalog;
const { reserve, commit } = reservationCalls(() => catalog);
const { put, addColored, read } = variantCalls(() => catalog);
const staff = { role: 'staff', userId: 7 } as const;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
  await catalog.stop();
});

const listed = async (query: object = {}) =>
  (await catalog.client.call(listProducts, { query: { limit: '200', ...query } })) as ProductDetail[];

it('is listed once, from its lowest price, with the stock of its variants', async () => {
  const { id, black, white } = await addColored();
  const rows = (await listed()).filter((row) => [id, black, white].includes(row.id));
  expect(rows).toMatchObject([
    { id, price: '19.00', priceMax: '30.00', hasOptions: true, inStock: true, stockQuantity: 5 },
  ]);
  expect(await read(id)).toMatchObject({
    options: [{ name: 'Color', values: ['Black', 'White'] }],
    variants: [
      { id: black, price: '30.00', optionValues: ['Black'], inStock: true, stockQuantity: 3 },
      { id: white, price: '19.00', optionValues: ['White'], inStock: true, stockQuantity: 2 },
    ],
  });
  expect(await read(black)).toMatchObject({ id: black, parentId: id, name: 'Desk Lamp, Black', price: '30.00' });
  expect(await read(id, 'de')).toMatchObject({
    options: [{ name: 'Farbe' }],
    variants: [{ optionValues: ['Schwarz'] }, { optionValues: ['Weiß'] }],
  });
  expect(await read(black, 'de')).toMatchObject({ name: 'Desk Lamp, Schwarz' });
});

it('no list, search or count of visitors has a variant', async () => {
  const { id } = await addColored(twoColors, { name: 'Zylophone', category: 'Zithers' });
  const names = async (query: object) => (await listed(query)).map((row) => row.id);
  expect(await names({ search: 'zylophone' })).toEqual([id]);
  expect(await names({ search: 'zylophone', sort: 'price-asc' })).toEqual([id]);
  expect(await names({ search: 'zylophone', language: 'de' })).toEqual([id]);
  expect(await names({ search: 'zylofone' })).toEqual([id]);
  expect(await names({ search: 'zylophone', inStock: 'true', maxPrice: '19.00' })).toEqual([id]);
  const suggested = await catalog.client.call(suggestProducts, { query: { q: 'zylophone' } });
  expect(suggested.products).toMatchObject([{ id, price: '19.00', priceMax: '30.00' }]);
  const facets = await catalog.client.call(countProductFacets, { query: { search: 'zylophone' } });
  expect(facets.total.count).toBe(1);
  const all = await catalog.client.call(countProductFacets, { query: {} });
  expect(all.total.count).toBe((await listed()).length);
  expect(all.inStock.count).toBe((await listed({ inStock: 'true' })).length);
});

it('is part of a bundle from its lowest price', async () => {
  const { id } = await addColored(twoColors, { name: 'Quillon' });
  const bundle = await catalog.addProduct({ name: 'Kit with a Quillon' });
  await catalog.database.db.execute(
    sql`update products set specs = ${JSON.stringify([{ label: 'Part', value: 'Quillon' }])}::jsonb where id = ${bundle.id}`,
  );
  expect((await read(bundle.id)).contains).toMatchObject([{ id, price: '19.00', priceMax: '30.00' }]);
});

it('staff find a variant by its SKU under its product, and in the inventory by its own name', async () => {
  const { id, black, white } = await addColored(
    [variant(['Black'], { sku: 'ODD-B', stockQuantity: 1 }), variant(['White'], { sku: 'ODD-W' })],
    { name: 'Oddment' },
  );
  const found = await catalog.client.call(listStaffProducts, { query: { view: 'all', search: 'odd-w' } }, staff);
  expect(found.rows.map((row) => [row.id, row.variantCount])).toEqual([[id, 2]]);
  const inventory = async (search: string) =>
    (await catalog.client.call(listInventory, { query: { search } }, staff)).map((row) => [row.id, row.name]);
  expect(await inventory('oddment')).toEqual([
    [black, 'Oddment, Black'],
    [white, 'Oddment, White'],
  ]);
  expect(await inventory('oddment white')).toEqual([[white, 'Oddment, White']]);
  expect(await inventory('ODD-B')).toEqual([[black, 'Oddment, Black']]);
});

it('the product itself is never sold, and says what is missing', async () => {
  const { id } = await addColored();
  await expect(reserve(id)).rejects.toMatchObject({
    status: 422,
    fields: [{ path: 'items.0.productId', message: 'Choose an option of this product' }],
  });
  expect((await catalog.client.call(listQuotedProducts, { query: { ids: String(id) } })).products).toEqual([]);
  const [available] = await catalog.client.call(listAvailability, { query: { ids: String(id) } });
  expect(available?.available).toBe(0);
  await expect(
    catalog.database.db.execute(sql`update products set stock_quantity = 1 where id = ${id}`),
  ).rejects.toMatchObject({
    cause: { constraint_name: 'products_parent_without_stock' },
  });
});

it('two buyers of the last black one: one gets it, and the product sells on in white', async () => {
  const { id, black, white } = await addColored([
    variant(['Black'], { stockQuantity: 1 }),
    variant(['White'], { stockQuantity: 1 }),
  ]);
  const results = await Promise.allSettled([reserve(black), reserve(black)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [won] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  await commit(won as string);
  expect(await read(id)).toMatchObject({ inStock: true, stockQuantity: 1 });
  await commit(await reserve(white));
  expect(await read(id)).toMatchObject({ inStock: false, stockQuantity: 0 });
});

it('60 buyers over 6 variants of 10 units each buy exactly 60', async () => {
  const values = ['1', '2', '3', '4', '5', '6'];
  const { id } = await catalog.addProduct({ stockQuantity: 0 });
  const { variants } = await put(id, {
    options: [{ name: 'Size', values, translations: {} }],
    variants: values.map((value) => variant([value], { stockQuantity: 10 })) as EditedVariants,
  });
  const ids = variants.map((row) => row.id);
  const buy = async (at: number) => commit(await reserve(ids[at % 6] as number));
  const bought = await Promise.allSettled(Array.from({ length: 90 }, (_, at) => buy(at)));
  expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  expect(await read(id)).toMatchObject({ inStock: false, stockQuantity: 0 });
});

it('a collection by rule has the product while a variant is in stock, and no variant', async () => {
  const { id, black, white } = await addColored();
  await catalog.database.db.execute(sql`insert into collections (slug, title, rule, synced_to)
    values ('in-stock', 'In stock', '{"match":"all","conditions":[{"type":"in-stock"}]}', 0)`);
  await finishSync(catalog.database);
  const collected = async () => {
    const rows = await catalog.database.db.execute<{ id: number }>(
      sql`select product_id as id from collection_products where product_id in (${id}, ${black}, ${white})`,
    );
    return rows.map((row) => row.id);
  };
  expect(await collected()).toEqual([id]);
  await commit(await reserve(black, { quantity: 3 }));
  expect(await collected()).toEqual([id]);
  await commit(await reserve(white, { quantity: 2 }));
  expect(await collected()).toEqual([]);
});

it('the last variants sold at the same time leave the product out of stock', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, black, white } = await addColored([
      variant(['Black'], { stockQuantity: 1 }),
      variant(['White'], { stockQuantity: 1 }),
    ]);
    const references = await Promise.all([reserve(black), reserve(white)]);
    await Promise.all(references.map((reference) => commit(reference)));
    expect((await read(id)).inStock).toBe(false);
  }
});
