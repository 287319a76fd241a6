import { randomUUID } from 'node:crypto';
import { listStockMovements, setStock } from '@shopwright/contracts/http/inventory';
import { bulkEditProducts } from '@shopwright/contracts/http/product-bulk';
import { updateProduct } from '@shopwright/contracts/http/product-editing';
import { restockReservation } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { reservationCalls } from '../test-reservations';
import { type EditedVariants, variant, variantCalls } from '../test-variants';

let catalog: TestCatalog;
const { reserve, commit } = reservationCalls(() => catalog);
const { put, addColored, read, readOptions } = variantCalls(() => catalog);
const staff = { role: 'staff', userId: 7 } as const;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
  await catalog.stop();
});

it('a product that gets options keeps its stock, SKU and ledger, and gets them back without', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 7, sku: 'KEPT-1' });
  const sold = await reserve(id, { quantity: 2 });
  await commit(sold);
  const { variants, version } = await put(id, {
    variants: [variant(['Black']), variant(['White'], { stockQuantity: 4 })] as EditedVariants,
  });
  expect(variants).toMatchObject([
    { sku: 'KEPT-1', stockQuantity: 5 },
    { sku: null, stockQuantity: 4 },
  ]);
  // What was sold before goes back to the variant that took over the stock.
  await catalog.client.call(restockReservation, { params: { reference: sold }, body: { except: [] } });
  const after = await readOptions(id);
  expect(after.variants.map((row) => row.stockQuantity)).toEqual([7, 4]);
  await put(id, { options: [], variants: [] });
  expect(await read(id)).toMatchObject({ hasOptions: false, sku: 'KEPT-1', stockQuantity: 11, inStock: true });
  // The units are there once.
  const [sum] = await catalog.database.db.execute(
    sql`select sum(stock_quantity)::int as units, (select sum(delta)::int from stock_movements m join products p on p.id = m.product_id
      where ${id} in (p.id, p.parent_id)) as moved from products where ${id} in (id, parent_id)`,
  );
  expect(sum).toEqual({ units: 11, moved: 11 });
  expect(version).toBeGreaterThan(1);
});

it('without options again, the product has what its variants left behind and what customers return', async () => {
  const { id, black, white } = await addColored();
  const sold = await reserve(black, { quantity: 2 });
  await commit(sold);
  await put(id, { variants: [variant(['Black'])] as EditedVariants });
  await put(id, { options: [], variants: [] });
  expect(await read(id)).toMatchObject({ stockQuantity: 3 });
  await catalog.client.call(restockReservation, { params: { reference: sold }, body: { except: [] } });
  expect(await read(id)).toMatchObject({ stockQuantity: 5 });
  expect(white).not.toBe(black);
});

it('a product that staff switched off stays off with options', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 5, inStock: false });
  await put(id, { variants: [variant(['Black'])] as EditedVariants });
  expect(await read(id)).toMatchObject({ inStock: false });
});

it('refuses to give options to a product of which units are reserved', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 7 });
  await reserve(id);
  await expect(put(id, { variants: [variant(['Black'])] as EditedVariants })).rejects.toMatchObject({
    status: 409,
    fields: [{ path: 'options' }],
  });
});

it('variants follow the name, category and status of their product', async () => {
  const { id, black } = await addColored();
  const { version } = await readOptions(id);
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

it('variants follow the supplier of their product, and prices its markup', async () => {
  const { id, black, white } = await addColored([
    variant(['Black'], { price: '13.00', supplierCost: '10.00', supplierProductId: `${randomUUID()}` }),
    variant(['White'], { price: '30.00' }),
  ]);
  const { version } = await readOptions(id);
  const body = {
    ...{ name: 'Lamp', description: 'A lamp.', price: '1.00', image: '/images/x.webp', category: 'Floor' },
    ...{ featured: false, inStock: true, version, isDropshipped: true, supplierName: 'Lumen', dropshipMargin: 50 },
  };
  await catalog.client.call(updateProduct, { params: { id: String(id) }, body }, staff);
  const rows = await catalog.database.db.execute(
    sql`select id, price, supplier_name, dropship_margin, is_dropshipped from products where id in (${black}, ${white}) order by id`,
  );
  const followed = { supplier_name: 'Lumen', dropship_margin: 50, is_dropshipped: true };
  expect([...rows]).toMatchObject([
    { id: black, price: '15.00', ...followed },
    { id: white, price: '30.00', ...followed },
  ]);
});

it('names the variant with the item of another product, and lets variants swap theirs', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const { id, black, white } = await addColored([
    variant(['Black'], { supplierProductId: one }),
    variant(['White'], { supplierProductId: two }),
  ]);
  const swapped = [
    variant(['Black'], { id: black, supplierProductId: two }),
    variant(['White'], { id: white, supplierProductId: one }),
  ];
  const { variants } = await put(id, { variants: swapped as EditedVariants });
  expect(variants.map((row) => row.supplierProductId)).toEqual([two, one]);
  const both = [variant(['Black'], { supplierProductId: one }), variant(['White'], { supplierProductId: one })];
  await expect(put(id, { variants: both as EditedVariants })).rejects.toMatchObject({
    status: 409,
    fields: [{ path: 'variants.1.supplierProductId' }],
  });
});

it('is not restored together with others while a variant has the SKU of another product', async () => {
  const sku = `S-${randomUUID()}`;
  const { id } = await addColored([variant(['Black'], { sku }), variant(['White'])]);
  const other = await catalog.addProduct();
  const asStaff = await catalog.as('staff');
  for (const each of [id, other.id]) await asStaff.delete(`/products/${each}`).expect(200);
  await catalog.addProduct({ sku });
  const rows = await Promise.all(
    [id, other.id].map(async (each) => ({ id: each, version: (await readOptions(each)).version })),
  );
  const { results } = await catalog.client.call(
    bulkEditProducts,
    { body: { products: { rows }, change: { type: 'set-archived', isArchived: false } } },
    staff,
  );
  expect(results).toMatchObject([{ outcome: 'skipped', reason: 'sku-taken' }, { outcome: 'changed' }]);
});

it('a variant that is left out is no longer sold, and comes back with its stock', async () => {
  const { id, black, options } = await addColored();
  const [, white] = options.variants;
  await put(id, { variants: [variant(['White'], { id: white?.id, price: '19.00' })] as EditedVariants });
  await expect(reserve(black)).rejects.toMatchObject({ status: 409 });
  expect(await read(id)).toMatchObject({ stockQuantity: 2, priceMax: null });
  expect((await readOptions(id)).leftOut).toMatchObject([{ id: black, optionValues: ['Black'], stockQuantity: 3 }]);
  const history = await catalog.client.call(listStockMovements, { params: { id: String(id) }, query: {} }, staff);
  expect(history.map(({ optionValues, delta }) => [optionValues, delta])).toEqual([
    [['White'], 2],
    [['Black'], 3],
  ]);
  // Its address in an order still leads to the product.
  expect(await read(black)).toMatchObject({ parentId: id, inStock: false, stockQuantity: 0 });
  const again = await put(id, { variants: [variant(['Black']), variant(['White'])] as EditedVariants });
  // White was left out and named again in one call, so both have their rows.
  expect(again.variants.map((row) => [row.id, row.stockQuantity])).toContainEqual([black, 3]);
  await put(id, { variants: [variant(['White'], { id: again.variants[1]?.id })] as EditedVariants });
  const counted = await put(id, {
    variants: [variant(['Black'], { stockQuantity: 8 }), variant(['White'])] as EditedVariants,
  });
  expect(counted.variants[0]).toMatchObject({ id: black, stockQuantity: 8 });
});

it('names the variant and field of a mistake, and changes nothing', async () => {
  const other = await catalog.addProduct({ sku: 'TAKEN-1' });
  const { id, options } = await addColored();
  const refused = async (variants: object[], status: number, path: string) => {
    await expect(put(id, { variants: variants as EditedVariants })).rejects.toMatchObject({
      status,
      fields: [{ path }],
    });
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
  const { variants } = await readOptions(id);
  expect(variants).toEqual(options.variants);
});

it('stock is set only from what was read, and not below what is reserved', async () => {
  const { id, black, options } = await addColored();
  const [row] = options.variants;
  await reserve(black, { quantity: 2 });
  const edit = (changes: object) =>
    put(id, {
      variants: [
        variant(['Black'], { id: black, version: row?.version, ...changes }),
        variant(['White']),
      ] as EditedVariants,
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

it('saves and removes 250 variants at once', async () => {
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
  const made = await put(id, { options, variants: variants as EditedVariants });
  const createdMs = performance.now() - started;
  const again = made.variants.map(({ reservedQuantity: _, ...row }) => ({ ...row, price: '31.00', stockQuantity: 2 }));
  const restarted = performance.now();
  await put(id, { options, variants: again as EditedVariants });
  const savedMs = performance.now() - restarted;
  expect(await read(id)).toMatchObject({ stockQuantity: 500, price: '31.00', priceMax: null });
  const left = performance.now();
  await put(id, { options: [], variants: [] });
  const removedMs = performance.now() - left;
  expect(await read(id)).toMatchObject({ stockQuantity: 500, hasOptions: false });
  // Each takes less than a second on an idle machine: `npm run lab -- bench 1000 --only save`.
  expect(Math.max(createdMs, savedMs, removedMs)).toBeLessThan(10_000);
});
