import { productViews } from '@shopwright/contracts/http/staff-products';
import { nextCursor } from '@shopwright/contracts/next-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  await catalog.addProduct({ name: 'Quartzlight Lantern', stockQuantity: 50 });
  await catalog.addProduct({ name: 'Quartzlight Torch', stockQuantity: 2, lowStockThreshold: 2 });
  await catalog.addProduct({ name: 'Brass Lamp', stockQuantity: 0 });
  await catalog.addProduct({ name: 'Brass Lantern', featured: true });
  await catalog.addProduct(dropshipProduct);
  const { id } = await catalog.addProduct({ name: 'Quartzlight Candle' });
  await staff.delete(`/products/${id}`).expect(200);
});
afterAll(() => catalog.stop());

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const path = '/staff/products/matching';

async function readAll(query: string): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const { body, headers } = await staff.get(`${path}?limit=1&${query}${cursor && `&cursor=${cursor}`}`).expect(200);
    found.push(...ids(body));
    cursor = nextCursor(headers.link ?? null);
  }
  return found;
}

describe('GET /staff/products/matching', () => {
  it.each([
    ...productViews.map((view) => `view=${view}`),
    'search=quartzlight',
    'search=quartzlihgt',
    'search=quartzlihgt&view=archived',
    'search=quartzlight&view=dropshipped',
    'search=zzzzzz',
    'categoryId=2147483647',
  ])('200: has the products of the table for %s, newest first, page by page', async (query) => {
    const { body } = await staff.get(`/staff/products?${query}&sort=newest`).expect(200);
    expect(await readAll(query)).toEqual(ids(body.rows));
  });

  it.each(['cursor=x', 'cursor=0', 'limit=501', 'view=none', 'page=2', 'sort=name'])('400: %s', async (query) => {
    const { body } = await staff.get(`${path}?${query}`).expect(400);
    expect(body.fields).toMatchObject([{ path: query.split('=')[0] }]);
  });

  it('403: refuses shoppers', async () => {
    await (await catalog.as('shopper')).get(path).expect(403);
  });
});
