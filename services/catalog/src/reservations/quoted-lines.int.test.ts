import { randomUUID } from 'node:crypto';
import { getReservedLines } from '@shopwright/contracts/http/internal-ledgers';
import { putTranslations } from '@shopwright/contracts/http/product-editing';
import { listQuotedProducts, reserveStock } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startTestCatalog, type TestCatalog } from '../test-catalog';
import { type EditedVariants, variant, variantCalls } from '../test-variants';

let catalog: TestCatalog;
let lighting: number;
const { put } = variantCalls(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
  lighting = await catalog.addCategory('Lighting');
});
afterAll(() => catalog.stop());

const lampTerms = { taxClass: 'reduced', weightGrams: 1250, needsShipping: true };
const voucherTerms = { taxClass: 'zero', weightGrams: 0, needsShipping: false };

const addLamp = () => catalog.addProduct(lampTerms);

const reserve = async (productId: number, reference = randomUUID(), more: object = {}) => {
  const body = { reference, items: [{ productId, quantity: 2 }], ttlSeconds: 60, ...more };
  const { lines } = await catalog.client.call(reserveStock, { body });
  return lines[0];
};
const readStored = async (reference: string) =>
  (await catalog.client.call(getReservedLines, { params: { reference } })).lines[0];

const changeProduct = (id: number) =>
  catalog.database.db.execute(
    sql`update products set tax_class = 'standard', weight_grams = 1, needs_shipping = false, category_id = null where id = ${id}`,
  );

describe('POST /internal/reservations', () => {
  it('200: returns what a quote reads, whether or not it keeps stock', async () => {
    const { id } = await addLamp();
    expect(await reserve(id)).toMatchObject({ ...lampTerms, categoryId: lighting });
    expect(await reserve(id, randomUUID(), { sharePercent: 0 })).toMatchObject({ ...lampTerms, categoryId: lighting });
    const voucher = await catalog.addProduct(voucherTerms);
    expect(await reserve(voucher.id)).toMatchObject(voucherTerms);
  });

  it('200: tells the collections of a product, and of a variant those of its product, as they were', async () => {
    const [lamp, parent] = [await addLamp(), await addLamp()];
    const { variants } = await put(parent.id, { variants: [variant(['Black'])] as EditedVariants });
    const variantId = variants[0]?.id ?? nowhere;
    const collect = async (productId: number) => {
      await catalog.database.db.execute(
        sql`insert into collection_products (collection_id, product_id, rank, price, sort_name) values (7, ${productId}, 0, 1, '')`,
      );
    };
    await collect(lamp.id);
    await collect(parent.id);
    const reference = randomUUID();
    const first = await reserve(variantId, reference);
    expect(first).toMatchObject({ parentId: parent.id, collectionIds: [7] });
    expect(await reserve(lamp.id)).toMatchObject({ parentId: null, collectionIds: [7] });
    await catalog.database.db.execute(sql`delete from collection_products where collection_id = 7`);
    expect(await readStored(reference)).toEqual(first);
    expect(await reserve(lamp.id)).toMatchObject({ collectionIds: [] });
  });

  it('200: returns for a repeated reference what it first returned, after the product has changed', async () => {
    const { id } = await addLamp();
    const reference = randomUUID();
    const first = await reserve(id, reference);
    await changeProduct(id);
    expect(await reserve(id, reference)).toEqual(first);
    expect(await readStored(reference)).toEqual(first);
  });

  it('returns what the product has now for a reservation of a release that stored none of it', async () => {
    const { id } = await addLamp();
    const reference = randomUUID();
    await reserve(id, reference);
    await catalog.database.db.execute(
      sql`update reservation_items set category_id = null, tax_class = null, weight_grams = null, needs_shipping = null,
        collection_ids = null
        where reference = ${reference}`,
    );
    expect(await readStored(reference)).toMatchObject({ ...lampTerms, categoryId: lighting });
  });
});

describe('GET /internal/quoted-products', () => {
  const list = (ids: readonly number[], language?: 'de') =>
    catalog.client.call(listQuotedProducts, { query: { ids: ids.join(), language } });

  it('200: lists the products on sale, with their names in the language, and the currency', async () => {
    const [lamp, voucher, gone] = [await addLamp(), await catalog.addProduct(voucherTerms), await addLamp()];
    const body = { translations: [{ language: 'de' as const, name: 'Leuchte', description: 'Eine Leuchte.' }] };
    await catalog.client.call(putTranslations, { params: { id: String(lamp.id) }, body }, { role: 'staff', userId: 1 });
    await reserve(voucher.id, randomUUID(), { items: [{ productId: voucher.id, quantity: 10 }] });
    await (await catalog.as('staff')).delete(`/products/${gone.id}`).expect(200);
    const found = await list([voucher.id, lamp.id, gone.id, nowhere], 'de');
    expect(found.currency).toBe('usd');
    const shared = {
      category: 'Lighting',
      categoryId: lighting,
      categoryIds: [lighting],
      parentId: null,
      collectionIds: [],
      price: '20.00',
      name: lamp.name,
    };
    expect(found.products.sort((a, b) => a.productId - b.productId)).toEqual([
      {
        productId: lamp.id,
        localName: 'Leuchte',
        inStock: true,
        available: expect.any(Number),
        ...shared,
        ...lampTerms,
      },
      { productId: voucher.id, localName: null, inStock: false, available: 0, ...shared, ...voucherTerms },
    ]);
  });

  it('200: leaves out drafts, whose names and prices only staff see', async () => {
    const draft = await catalog.addProduct({ isDraft: true });
    expect((await list([draft.id])).products).toEqual([]);
  });

  it('400 for no ids and for more than a cart has', async () => {
    const system = await catalog.as('order');
    for (const ids of ['', 'x', Array.from({ length: 51 }, (_, at) => at + 1).join()]) {
      await system.get('/internal/quoted-products').query({ ids }).expect(400);
    }
  });

  it('403 for staff and visitors', async () => {
    await (await catalog.as('staff')).get('/internal/quoted-products?ids=1').expect(403);
    await (await catalog.as('anonymous')).get('/internal/quoted-products?ids=1').expect(403);
  });
});
