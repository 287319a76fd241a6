import type { BodyOf } from '@shopwright/contracts/endpoint';
import { listAvailability, listInventory, setStock } from '@shopwright/contracts/http/inventory';
import { updateProduct } from '@shopwright/contracts/http/product-editing';
import { countProductFacets } from '@shopwright/contracts/http/product-facets';
import { getProductOptions, type ProductOptions, putProductOptions } from '@shopwright/contracts/http/product-options';
import { getProduct, listProducts, type ProductDetail, suggestProducts } from '@shopwright/contracts/http/products';
import { listQuotedProducts, restockReservation } from '@shopwright/contracts/http/reservations';
import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { syncCollections } from '../collections/sync-collections';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { reservationCalls } from '../test-reservations';

let catalog: TestCatalog;
const { reserve, commit } = reservationCalls(() => catalog);
const staff = { role: 'staff', userId: 7 } as const;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
  await catalog.stop();
});

type Body = BodyOf<typeof putProductOptions>;
type Variants = Body['variants'];

const color = {
  name: 'Color',
  values: ['Black', 'White'],
  translations: { de: { name: 'Farbe', values: ['Schwarz', 'Weiß'] } },
};
const variant = (optionValues: string[], more: Partial<Variants[number]> = {}) => ({
  optionValues,
  price: '30.00',
  ...more,
});
const twoColors = [variant(['Black'], { stockQuantity: 3 }), variant(['White'], { price: '19.00', stockQuantity: 2 })];

const put = async (id: number, body: Partial<Body>, caller = staff): Promise<ProductOptions> => {
  const { version } = await catalog.client.call(getProductOptions, { params: { id: String(id) } }, caller);
  return catalog.client.call(
    putProductOptions,
    { params: { id: String(id) }, body: { version, options: [color], variants: [], ...body } as Body },
    caller,
  );
};

/** Adds a product with a black and a white variant, and returns the ids. */
async function addColored(variants: object[] = twoColors, product: Parameters<TestCatalog['addProduct']>[0] = {}) {
  const { id } = await catalog.addProduct({ stockQuantity: 0, ...product });
  const options = await put(id, { variants: variants as Variants });
  const [black, white] = options.variants.map((row) => row.id) as [number, number];
  return { id, black, white, options };
}

const read = (id: number, language?: 'de') =>
  catalog.client.call(getProduct, { params: { id: String(id) }, query: { language } }) as Promise<ProductDetail>;
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
  expect(suggested.products.map((row) => row.id)).toEqual([id]);
  const facets = await catalog.client.call(countProductFacets, { query: { search: 'zylophone' } });
  expect(facets.total.count).toBe(1);
  const all = await catalog.client.call(countProductFacets, { query: {} });
  expect(all.total.count).toBe((await listed()).length);
  expect(all.inStock.count).toBe((await listed({ inStock: 'true' })).length);
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
    variants: values.map((value) => variant([value], { stockQuantity: 10 })) as Variants,
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
  await syncCollections(catalog.database);
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

it('a product that gets options keeps its stock, SKU and ledger, and gets them back without', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 7, sku: 'KEPT-1' });
  const sold = await reserve(id, { quantity: 2 });
  await commit(sold);
  const { variants, version } = await put(id, {
    variants: [variant(['Black']), variant(['White'], { stockQuantity: 4 })] as Variants,
  });
  expect(variants).toMatchObject([
    { sku: 'KEPT-1', stockQuantity: 5 },
    { sku: null, stockQuantity: 4 },
  ]);
  // What was sold before goes back to the variant that took over the stock.
  await catalog.client.call(restockReservation, { params: { reference: sold }, body: { except: [] } });
  const after = await catalog.client.call(getProductOptions, { params: { id: String(id) } }, staff);
  expect(after.variants.map((row) => row.stockQuantity)).toEqual([7, 4]);
  await put(id, { options: [], variants: [] });
  expect(await read(id)).toMatchObject({ hasOptions: false, sku: 'KEPT-1', stockQuantity: 11, inStock: true });
  expect(version).toBeGreaterThan(1);
});

it('without options again, the product has what its variants left behind and what customers return', async () => {
  const { id, black, white } = await addColored();
  const sold = await reserve(black, { quantity: 2 });
  await commit(sold);
  await put(id, { variants: [variant(['Black'])] as Variants });
  await put(id, { options: [], variants: [] });
  expect(await read(id)).toMatchObject({ stockQuantity: 3 });
  await catalog.client.call(restockReservation, { params: { reference: sold }, body: { except: [] } });
  expect(await read(id)).toMatchObject({ stockQuantity: 5 });
  expect(white).not.toBe(black);
});

it('a product that staff switched off stays off with options', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 5, inStock: false });
  await put(id, { variants: [variant(['Black'])] as Variants });
  expect(await read(id)).toMatchObject({ inStock: false });
});

it('refuses to give options to a product of which units are reserved', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 7 });
  await reserve(id);
  await expect(put(id, { variants: [variant(['Black'])] as Variants })).rejects.toMatchObject({
    status: 409,
    fields: [{ path: 'options' }],
  });
});

it('variants follow the name, category and status of their product', async () => {
  const { id, black } = await addColored();
  const { version } = await catalog.client.call(getProductOptions, { params: { id: String(id) } }, staff);
  const body = {
    name: 'Floor Lamp',
    description: 'A lamp.',
    price: '1.00',
    image: '/images/x.webp',
    category: 'Floor',
    featured: false,
    inStock: true,
    version,
  };
  const edited = await catalog.client.call(updateProduct, { params: { id: String(id) }, body }, staff);
  expect(await read(black)).toMatchObject({ name: 'Floor Lamp, Black', category: 'Floor', image: '/images/x.webp' });
  expect(await read(id)).toMatchObject({ price: '19.00' });
  const asStaff = await catalog.as('staff');
  await asStaff.delete(`/products/${id}`).expect(200);
  await expect(reserve(black)).rejects.toMatchObject({ status: 409 });
  await asStaff.post(`/products/${id}/restore`).expect(200);
  await reserve(black);
  expect(edited.name).toBe('Floor Lamp');
});

it('a variant that is left out is no longer sold, and comes back with its stock', async () => {
  const { id, black, options } = await addColored();
  const [, white] = options.variants;
  await put(id, { variants: [variant(['White'], { id: white?.id, price: '19.00' })] as Variants });
  await expect(reserve(black)).rejects.toMatchObject({ status: 409 });
  expect(await read(id)).toMatchObject({ stockQuantity: 2, priceMax: null });
  // Its address in an order still leads to the product.
  expect(await read(black)).toMatchObject({ parentId: id, inStock: false, stockQuantity: 0 });
  const again = await put(id, { variants: [variant(['Black']), variant(['White'])] as Variants });
  // White was left out and named again in one call, so both have their rows.
  expect(again.variants.map((row) => [row.id, row.stockQuantity])).toContainEqual([black, 3]);
  await put(id, { variants: [variant(['White'], { id: again.variants[1]?.id })] as Variants });
  const counted = await put(id, {
    variants: [variant(['Black'], { stockQuantity: 8 }), variant(['White'])] as Variants,
  });
  expect(counted.variants[0]).toMatchObject({ id: black, stockQuantity: 8 });
});

it('names the variant and field of a mistake, and changes nothing', async () => {
  const other = await catalog.addProduct({ sku: 'TAKEN-1' });
  const { id, options } = await addColored();
  const refused = async (variants: object[], status: number, path: string) => {
    await expect(put(id, { variants: variants as Variants })).rejects.toMatchObject({ status, fields: [{ path }] });
  };
  await refused([variant(['Black']), variant(['Black'])], 400, 'variants.1.optionValues');
  await refused([variant(['Green'])], 400, 'variants.0.optionValues');
  await refused([variant(['Black'], { gtin: '4006381333932' })], 400, 'variants.0.gtin');
  await refused([variant(['Black']), variant(['White'], { sku: 'taken-1' })], 409, 'variants.1.sku');
  await refused([variant(['Black'], { compareAtPrice: '5.00' })], 400, 'variants.0.compareAtPrice');
  await refused([variant(['Black'], { id: other.id })], 422, 'variants.0.id');
  await refused(
    Array.from({ length: 251 }, () => variant(['Black'])),
    400,
    'variants',
  );
  await refused([], 400, 'variants');
  const { variants } = await catalog.client.call(getProductOptions, { params: { id: String(id) } }, staff);
  expect(variants).toEqual(options.variants);
});

it('stock is set only from what was read, and not below what is reserved', async () => {
  const { id, black, options } = await addColored();
  const [row] = options.variants;
  await reserve(black, { quantity: 2 });
  const edit = (changes: object) =>
    put(id, {
      variants: [variant(['Black'], { id: black, version: row?.version, ...changes }), variant(['White'])] as Variants,
    });
  await expect(edit({ stockQuantity: 1 })).rejects.toMatchObject({
    status: 409,
    fields: [{ path: 'variants.0.stockQuantity' }],
  });
  await catalog.client.call(
    setStock,
    { params: { id: String(black) }, body: { stockQuantity: 5, version: row?.version } },
    staff,
  );
  await expect(edit({ stockQuantity: 9 })).rejects.toMatchObject({
    status: 409,
    fields: [{ path: 'variants.0.version' }],
  });
  await expect(
    catalog.client.call(setStock, { params: { id: String(id) }, body: { stockQuantity: 5 } }, staff),
  ).rejects.toMatchObject({ status: 404 });
});

it('saves 250 variants at once', async () => {
  const sizes = Array.from({ length: 50 }, (_, at) => `S${at}`);
  const colors = ['A', 'B', 'C', 'D', 'E'];
  const variants = sizes.flatMap((size) =>
    colors.map((shade) => variant([size, shade], { stockQuantity: 1, sku: `BIG-${size}-${shade}` })),
  );
  const options = [
    { name: 'Size', values: sizes, translations: {} },
    { name: 'Color', values: colors, translations: {} },
  ];
  const { id } = await catalog.addProduct({ stockQuantity: 0 });
  const started = performance.now();
  const made = await put(id, { options, variants: variants as Variants });
  const createdMs = performance.now() - started;
  const again = made.variants.map(({ reservedQuantity: _, ...row }) => ({ ...row, price: '31.00', stockQuantity: 2 }));
  const restarted = performance.now();
  await put(id, { options, variants: again as Variants });
  const savedMs = performance.now() - restarted;
  expect(await read(id)).toMatchObject({ stockQuantity: 500, price: '31.00', priceMax: null });
  // Each takes less than a second on an idle machine.
  expect(Math.max(createdMs, savedMs)).toBeLessThan(10_000);
});
