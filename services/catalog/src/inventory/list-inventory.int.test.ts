import { getInventorySummary, type InventoryRow, stockLevels } from '@shopwright/contracts/http/inventory';
import { setDropship } from '@shopwright/contracts/http/product-editing';
import { nextCursor } from '@shopwright/contracts/next-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let lightingId: number;

/** Thirty products: every third in Lighting, each fifth without stock, each seventh low. */
beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  lightingId = await catalog.addCategory('Lighting');
  await catalog.addCategory('Empty');
  for (let i = 0; i < 30; i += 1) {
    await catalog.addProduct({
      name: `${['Éclair', 'éclair', 'Desk', 'Arc'][i % 4]} lamp ${i % 6}`,
      category: i % 3 === 0 ? 'Lighting' : 'Elsewhere',
      description: i % 2 === 0 ? 'with zirconium' : 'plain',
      stockQuantity: i % 5 === 0 ? 0 : i % 7 === 0 ? 3 : 40,
    });
  }
  await catalog.addProduct({ ...dropshipProduct, category: 'Lighting' });
});
afterAll(() => catalog.stop());

/** Reads a list to its end by its links. */
async function readAll(query: string): Promise<{ rows: InventoryRow[]; total: string | undefined; pages: number }> {
  const rows: InventoryRow[] = [];
  let total: string | undefined;
  let pages = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; pages += 1) {
    const { body, headers } = await staff.get(`/inventory?${query}${cursor && `&cursor=${cursor}`}`).expect(200);
    rows.push(...body);
    total ??= headers['x-total-count'];
    cursor = nextCursor(headers.link ?? null);
  }
  return { rows, total, pages };
}

const levelOf = ({ stockQuantity, lowStockThreshold }: InventoryRow) =>
  stockQuantity === 0 ? 'out' : stockQuantity <= lowStockThreshold ? 'low' : 'in';
const summary = async (query: object = {}) => catalog.client.call(getInventorySummary, { query });

describe('GET /inventory', () => {
  it('200: is an array by name, of all products where they fit on a page', async () => {
    const { body, headers } = await staff.get('/inventory').expect(200);
    expect(body).toHaveLength(31);
    expect(headers.link).toBeUndefined();
    expect(headers['x-total-count']).toBe('31');
    const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const keys = body.map(({ name, id }: InventoryRow) => `${plain(name)} ${String(id).padStart(4, '0')}`);
    expect(keys).toEqual([...keys].sort());
    expect(body[0]).toEqual({
      id: expect.any(Number),
      name: 'Arc lamp 1',
      image: expect.any(String),
      category: 'Elsewhere',
      price: '20.00',
      stockQuantity: 3,
      lowStockThreshold: 5,
      reservedQuantity: 0,
      version: 1,
    });
  });

  it.each([1, 4, 30, 31])('200: pages of %i are the whole list, each product once', async (limit) => {
    const whole = (await staff.get('/inventory')).body;
    const { rows, total, pages } = await readAll(`limit=${limit}`);
    expect(rows).toEqual(whole);
    expect([total, pages]).toEqual(['31', Math.ceil(31 / limit)]);
  });

  it.each(['', 'lamp', 'eclair', 'lamp 3', 'lighting', 'earbuds'])(
    '200: %j is found on every level',
    async (search) => {
      const all = (await readAll(`search=${search}`)).rows;
      for (const level of stockLevels) {
        for (const filter of ['', `&categoryId=${lightingId}`]) {
          const { rows, total } = await readAll(`search=${search}&level=${level}${filter}&limit=3`);
          const expected = all.filter((row) => levelOf(row) === level && (!filter || row.category === 'Lighting'));
          expect(rows).toEqual(expected);
          expect(total).toBe(String(expected.length));
        }
      }
    },
  );

  it('200: searches name and category, not what the description says', async () => {
    expect((await readAll('search=zirconium')).rows).toEqual([]);
    expect((await readAll('search=LIGHTING')).rows).toHaveLength(11);
  });

  it.each(['cursor=x', 'cursor=WyJhIl0', 'level=none', 'limit=201', 'limit=0', 'categoryId=x'])(
    '400: %s',
    async (query) => {
      await staff.get(`/inventory?${query}`).expect(400);
    },
  );

  it('403 for shoppers, 401 without a session', async () => {
    await (await catalog.as('shopper')).get('/inventory').expect(403);
    await (await catalog.as('anonymous')).get('/inventory/summary').expect(401);
  });
});

describe('GET /inventory/summary', () => {
  it('counts what the lists have, and leaves the stock of suppliers out', async () => {
    const { rows } = await readAll('');
    const found = await summary();
    const own = rows.filter(({ name }) => name !== dropshipProduct.name);
    expect(found.products).toBe(31);
    expect(found.stock).toBe(own.reduce((sum, row) => sum + row.stockQuantity, 0));
    for (const level of stockLevels) {
      expect(found.levels[level]).toBe(rows.filter((row) => levelOf(row) === level).length);
    }
    expect(found.categories).toEqual([{ id: lightingId, parentId: null, name: 'Lighting', products: 11 }]);
  });

  it('counts each filter together with the other', async () => {
    const { rows } = await readAll(`categoryId=${lightingId}`);
    const inCategory = await summary({ categoryId: String(lightingId) });
    const low = rows.filter((row) => levelOf(row) === 'low').length;
    expect(inCategory.levels.low).toBe(low);
    expect((await summary({ level: 'low' })).categories).toEqual([
      { id: lightingId, parentId: null, name: 'Lighting', products: low },
    ]);
  });

  it('adds the stock of a product once the store sends it itself', async () => {
    const before = await summary();
    const { rows } = await readAll('search=earbuds');
    const body = { isDropshipped: false, stockQuantity: 12 };
    await catalog.client.call(setDropship, { params: { id: String(rows[0]?.id) }, body });
    expect(await summary()).toMatchObject({ products: before.products, stock: before.stock + 12 });
  });
});
