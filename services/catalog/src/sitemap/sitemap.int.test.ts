import { maxInteger } from '@shopwright/contracts/fields';
import { listSitemapParts, listSitemapProducts, sitemapPartSize } from '@shopwright/contracts/http/internal';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const bff = () => createServiceClient(catalog.url, createTestTokens('bff'), { role: 'system' });
const read = (id: number, after?: number) =>
  bff().call(listSitemapProducts, { params: { id: String(id) }, query: { after: after ? String(after) : undefined } });

it('lists the parts that have products on sale, and their products with images, names and the latest change', async () => {
  expect(await bff().call(listSitemapParts)).toEqual([]);
  const lamp = await catalog.addProduct();
  const gone = await catalog.addProduct({ name: 'Gone' });
  const far = await catalog.addProduct({ name: 'Far' });
  const staff = await catalog.as('staff');
  await staff
    .put(`/products/${lamp.id}/translations`)
    .send({ translations: [{ language: 'de', name: 'Lampe', description: 'Hell.' }] })
    .expect(200);
  await staff.delete(`/products/${gone.id}`).expect(200);
  await catalog.database.db.execute(
    sql`update stock_movements set product_id = ${lamp.id} where product_id = ${far.id}`,
  );
  await catalog.database.db.execute(sql`update products set id = ${sitemapPartSize + 1} where id = ${far.id}`);
  const parts = await bff().call(listSitemapParts);
  expect(parts.map(({ part }) => part)).toEqual([1, 2]);
  const [first, ...others] = await read(1);
  expect(others).toEqual([]);
  expect(first).toEqual({
    id: lamp.id,
    updatedAt: parts[0]?.updatedAt,
    images: [lamp.image],
    names: { en: 'Desk Lamp', de: 'Lampe' },
  });
  expect(await read(1, lamp.id)).toEqual([]);
  expect(await read(maxInteger)).toEqual([]);
  expect(await read(Math.ceil(maxInteger / sitemapPartSize))).toEqual([]);
  expect((await read(2)).map(({ id }) => id)).toEqual([sitemapPartSize + 1]);
});
