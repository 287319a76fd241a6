import { randomUUID } from 'node:crypto';
import { getImport, getImportWork, recordImportItems } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts, writeImport } from '../test-catalog';
import { importsOf, supplierItem } from './test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let system: Awaited<ReturnType<TestCatalog['as']>>;
const { responses, startImport, record, readProducts } = importsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  system = await catalog.as('workers');
});

afterAll(async () => {
  await Promise.all(responses.values());
  await catalog.stop();
});

describe('POST /suppliers/import-products', () => {
  it('200: waits for the worker and counts imported items; a repeated id is one item', async () => {
    const jobId = await startImport(['A1', 'A2', 'A1']);
    expect(await catalog.client.call(getImportWork, { params: { jobId } })).toEqual({
      supplierType: 'aliexpress',
      profitMargin: 30,
      pendingIds: ['A1', 'A2'],
    });
    expect(await record(jobId, 'A1')).toEqual({ remaining: 1 });
    const failure = { productId: 'A2', failure: 'The supplier has no such product' };
    await catalog.client.call(recordImportItems, { params: { jobId }, body: { results: [failure] } });
    const response = await responses.get(jobId);
    expect(response).toMatchObject({
      status: 200,
      body: {
        jobId,
        state: 'completed',
        requested: 2,
        imported: 1,
        failed: [{ productId: 'A2', reason: 'The supplier has no such product' }],
      },
    });
  });

  it('202: returns the progress while the worker runs; the rest can be read later', async () => {
    const jobId = await startImport(['B1', 'B2']);
    await record(jobId, 'B1');
    expect(await responses.get(jobId)).toMatchObject({ status: 202, body: { state: 'running', imported: 1 } });
    await record(jobId, 'B2');
    expect((await staff.get(`/imports/${jobId}`).expect(200)).body).toMatchObject({ state: 'completed', imported: 2 });
  });

  it('writes job, items and event in one transaction', async () => {
    const jobId = await startImport(['C1']);
    const rows = await catalog.database.db.execute(
      sql`select queue, type, published_at from outbox where payload ->> 'jobId' = ${jobId}`,
    );
    expect([...rows]).toEqual([{ queue: 'supplier-imports', type: 'import-requested', published_at: null }]);
    await record(jobId, 'C1');
  });

  it.each([
    ['an unknown supplier', { supplierType: 'unknown' }],
    ['no product', { productIds: [] }],
    ['too many products', { productIds: Array.from({ length: 501 }, (_, index) => `X${index}`) }],
    ['an empty id', { productIds: [''] }],
    ['too small a margin', { profitMargin: 9 }],
    ['too large a margin', { profitMargin: 201 }],
    ['a margin in words', { profitMargin: 'x' }],
    ['a broken margin', { profitMargin: 30.5 }],
    ['an unknown field', { extra: 1 }],
  ])('400: refuses %s', async (_what, changes) => {
    const body = { supplierType: 'aliexpress', productIds: ['A1'], profitMargin: 30, ...changes };
    await staff.post('/suppliers/import-products').send(body).expect(400);
  });

  it('401 and 403: is closed to all but staff, and internal calls to all but workers', async () => {
    const body = { supplierType: 'aliexpress', productIds: ['A1'], profitMargin: 30 };
    await (await catalog.as('anonymous')).post('/suppliers/import-products').send(body).expect(401);
    await (await catalog.as('shopper')).post('/suppliers/import-products').send(body).expect(403);
    await staff.get(`/internal/imports/${randomUUID()}`).expect(403);
    await staff.post(`/internal/imports/${randomUUID()}/failure`).send({ reason: 'x' }).expect(403);
  });

  it('404: an unknown import', async () => {
    const jobId = randomUUID();
    await staff.get(`/imports/${jobId}`).expect(404);
    await system.get(`/internal/imports/${jobId}`).expect(404);
    await system
      .post(`/internal/imports/${jobId}/results`)
      .send({ results: [{ productId: 'A', item: supplierItem('A') }] })
      .expect(404);
    await system.post(`/internal/imports/${jobId}/failure`).send({ reason: 'x' }).expect(404);
  });
});

describe('a recorded item', () => {
  it('becomes a product at cost plus margin with 999 units and a ledger row', async () => {
    const jobId = await startImport(['D1'], 30);
    await record(jobId, 'D1');
    const [product] = await readProducts('D1');
    expect(product).toMatchObject({
      name: 'Item D1',
      price: '20.79',
      supplier_cost: '15.99',
      dropship_margin: 30,
      stock_quantity: 999,
      is_dropshipped: true,
      featured: false,
      in_stock: true,
      category: 'Gadgets',
    });
    const movements = await catalog.database.db.execute(
      sql`select delta, reason, reference from stock_movements where product_id = ${Number(product?.id)}`,
    );
    expect([...movements]).toEqual([{ delta: 999, reason: 'import', reference: jobId }]);
  });

  it('is marked among the products of the back office, and no other product is', async () => {
    await catalog.addProduct({ name: 'Item D2, made by hand' });
    await record(await startImport(['D2'], 30), 'D2');
    const { rows } = (await staff.get('/staff/products?search=item+d2').expect(200)).body;
    const marks = rows.map(({ name, isImported }: { name: string; isImported: boolean }) => [name, isImported]);
    expect(Object.fromEntries(marks)).toEqual({ 'Item D2': true, 'Item D2, made by hand': false });
  });

  it("is among the supplier's imported products until it is archived", async () => {
    const listed = async () =>
      (await staff.get('/suppliers/imported-products?supplierType=aliexpress').expect(200)).body;
    expect(await listed()).not.toContainEqual({ productId: 'L1' });
    await record(await startImport(['L1', 'L2'], 30), 'L1');
    await record(await startImport(['L1'], 40), 'L1');
    const isL = ({ productId }: { productId: string }) => productId.startsWith('L');
    expect((await listed()).filter(isL)).toEqual([{ productId: 'L1' }]);
    const [product] = await readProducts('L1');
    await staff.delete(`/products/${Number(product?.id)}`).expect(200);
    expect((await listed()).filter(isL)).toEqual([]);
  });

  it('updates cost, price and margin of an existing product, never its stock or texts', async () => {
    const first = await startImport(['E1'], 30);
    await record(first, 'E1');
    const [before] = await readProducts('E1');
    await staff
      .put(`/products/${Number(before?.id)}/stock`)
      .send({ stockQuantity: 12 })
      .expect(200);
    const second = await startImport(['E1'], 50);
    await record(second, 'E1', { cost: '20.00', title: 'Renamed by the supplier' });
    const rows = await readProducts('E1');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: before?.id,
      price: '30.00',
      supplier_cost: '20.00',
      dropship_margin: 50,
      stock_quantity: 12,
      name: 'Item E1',
    });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('becomes one product, counted once per import, when five imports record it ten times concurrently', async () => {
    const jobs = [];
    for (let index = 0; index < 5; index += 1) jobs.push(await startImport(['F1', 'F2']));
    await Promise.all(
      jobs.flatMap((jobId) => [1, 2].flatMap(() => ['F1', 'F2'].map((productId) => record(jobId, productId)))),
    );
    expect(await readProducts('F1')).toHaveLength(1);
    expect(await readProducts('F2')).toHaveLength(1);
    for (const jobId of jobs) {
      const progress = await catalog.client.call(getImport, { params: { jobId } });
      expect(progress).toMatchObject({ state: 'completed', requested: 2, imported: 2, failed: [] });
    }
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('completes its import exactly once when all items are recorded concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ids = Array.from({ length: 6 }, (_, index) => `L${round}-${index}`);
      const { jobId } = await writeImport(catalog, ids);
      const responses = await Promise.all(ids.map((id) => record(jobId, id)));
      expect(responses.map((response) => response.remaining).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect((await catalog.client.call(getImport, { params: { jobId } })).state).toBe('completed');
    }
  });

  it.each([
    ['a cost of nothing', { cost: '0' }],
    ['a cost that makes too high a price', { cost: '999999.99' }],
    ['an unsafe image address', { image: 'javascript:alert(1)' }],
  ])('with %s fails with the reason', async (_what, changes) => {
    const productId = randomUUID();
    const jobId = await startImport([productId]);
    await record(jobId, productId, changes);
    const progress = await catalog.client.call(getImport, { params: { jobId } });
    expect(progress).toMatchObject({ state: 'completed', imported: 0 });
    expect(progress.failed[0]?.reason).toBeTruthy();
    expect(await readProducts(productId)).toHaveLength(0);
  });

  it('404: refuses an item that is not part of the import', async () => {
    const jobId = await startImport(['G1']);
    await system
      .post(`/internal/imports/${jobId}/results`)
      .send({ results: [{ productId: 'G2', item: supplierItem('G2') }] })
      .expect(404);
    await record(jobId, 'G1');
  });
});
