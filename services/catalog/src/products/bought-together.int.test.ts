import { commitReservation } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let ids: number[];

beforeAll(async () => {
  catalog = await startTestCatalog();
  const made = await Promise.all(
    ['Lamp', 'Bulb', 'Desk', 'Chair', 'Mat', 'Clock'].map((name) => catalog.addProduct({ name, stockQuantity: 500 })),
  );
  ids = made.map(({ id }) => id);
});
afterAll(() => catalog.stop());

const at = (place: number) => ids[place] ?? 0;
async function buy(...places: number[]): Promise<string> {
  const reference = await catalog.reserve(places.map((place) => ({ productId: at(place), quantity: 1 })));
  await catalog.client.call(commitReservation, { params: { reference }, body: {} });
  return reference;
}
const boughtWith = async (place: number, query = '') => {
  const { body } = await (await catalog.as('anonymous'))
    .get(`/products/${at(place)}/bought-together${query}`)
    .expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};

describe('GET /products/:id/bought-together', () => {
  it('200: counts paid orders, the most frequent first, and never what a single order has', async () => {
    for (let n = 0; n < 3; n += 1) await buy(0, 1);
    for (let n = 0; n < 2; n += 1) await buy(0, 2);
    await buy(0, 3);
    await catalog.reserve([
      { productId: at(0), quantity: 1 },
      { productId: at(4), quantity: 1 },
    ]);
    await catalog.reserve([
      { productId: at(0), quantity: 1 },
      { productId: at(4), quantity: 1 },
    ]);
    expect(await boughtWith(0)).toEqual(['Bulb', 'Desk']);
    expect(await boughtWith(1)).toEqual(['Lamp']);
    expect(await boughtWith(5)).toEqual([]);
  });

  it('200: leaves out what is not sold, or came back', async () => {
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${at(2)}`);
    expect(await boughtWith(0)).toEqual(['Bulb']);
    await catalog.database.db.execute(sql`update reservations set state = 'restocked' where state = 'committed'`);
    expect(await boughtWith(0)).toEqual([]);
  });

  it('200: shows products for their variants, in the language', async () => {
    const staff = await catalog.as('staff');
    const { id } = await catalog.addProduct({ name: 'Shirt', stockQuantity: 0 });
    const { body: before } = await staff.get(`/products/${id}/options`).expect(200);
    const { body } = await staff
      .put(`/products/${id}/options`)
      .send({
        version: before.version,
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: ['S', 'M'].map((size) => ({ optionValues: [size], price: '20.00', stockQuantity: 50 })),
      })
      .expect(200);
    await staff
      .put(`/products/${id}/translations`)
      .send({ translations: [{ language: 'de', name: 'Hemd', description: 'Ein Hemd.' }] })
      .expect(200);
    for (const variant of body.variants) {
      const reference = await catalog.reserve([
        { productId: variant.id, quantity: 1 },
        { productId: at(5), quantity: 1 },
      ]);
      await catalog.client.call(commitReservation, { params: { reference }, body: {} });
    }
    expect(await boughtWith(5)).toEqual(['Shirt']);
    expect(await boughtWith(5, '?language=de')).toEqual(['Hemd']);
    ids.push(id);
    expect(await boughtWith(ids.length - 1)).toEqual(['Clock']);
  });

  it('200: nothing of a product that is unknown', async () => {
    await (await catalog.as('anonymous')).get('/products/2147483647/bought-together').expect(200, []);
  });
});
