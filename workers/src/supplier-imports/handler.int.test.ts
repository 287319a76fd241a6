import { recordImportItem } from '@shopwright/contracts/http/internal';
import { listProducts } from '@shopwright/contracts/http/products';
import { getImport } from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeImport } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';

const progressOf = (shop: TestShop, jobId: string) => shop.catalog.client.call(getImport, { params: { jobId } });

describeConsumer('supplier-imports', {
  queue: 'supplier-imports',
  type: 'import-requested',
  service: 'catalog',
  payload: (shop) => writeImport(shop.catalog, ['AE001', 'AE002']),
  countEffects: async (shop, payload) => {
    const { jobId } = payload as { jobId: string };
    return Number((await progressOf(shop, jobId)).imported === 2);
  },
});

describe('supplier-imports', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(inject('redisUrl'));
  });

  afterAll(() => shop.stop());

  const run = async (payload: { jobId: string }) => {
    const id = await shop.publish('supplier-imports', 'import-requested', payload);
    return shop.outcomeOf('supplier-imports', id);
  };

  it('takes over all six of the sample catalogue, at cost plus margin', async () => {
    const ids = ['AE001', 'AE002', 'AE003', 'AE004', 'AE005', 'AE006'];
    const job = await writeImport(shop.catalog, ids);
    await run(job);
    expect(await progressOf(shop, job.jobId)).toMatchObject({ state: 'completed', imported: 6, failed: [] });
    const products = await shop.catalog.client.call(listProducts, { query: { sort: 'price-asc' } });
    expect(products.map((product) => product.price)).toEqual(['9.09', '11.05', '16.89', '20.79', '29.89', '37.69']);
  });

  it('reports an id that the supplier does not have, and imports the rest', async () => {
    const job = await writeImport(shop.catalog, ['AE001', 'NOPE']);
    await run(job);
    expect(await progressOf(shop, job.jobId)).toMatchObject({
      state: 'completed',
      imported: 1,
      failed: [{ productId: 'NOPE', reason: 'The supplier has no such product' }],
    });
  });

  it('goes on after a break where it was', async () => {
    const job = await writeImport(shop.catalog, ['AE001', 'AE002', 'AE003']);
    await shop.catalog.client.call(recordImportItem, {
      params: job,
      body: { productId: 'AE001', failure: 'told before the break' },
    });
    await run(job);
    expect(await progressOf(shop, job.jobId)).toMatchObject({
      state: 'completed',
      imported: 2,
      failed: [{ productId: 'AE001', reason: 'told before the break' }],
    });
  });

  it('ends an import that never succeeds, so that staff sees why', async () => {
    const job = await writeImport(shop.catalog, ['AE001']);
    shop.faults.catalog.push(...Array.from({ length: 20 }, () => new AppError('unavailable', 'away')));
    expect(await run(job)).toMatchObject({ state: 'failed' });
    expect(await progressOf(shop, job.jobId)).toMatchObject({
      state: 'failed',
      failed: [{ productId: 'AE001', reason: 'The supplier could not be reached' }],
    });
  });

  it('ends an import of an unknown supplier at the first try', async () => {
    const job = await writeImport(shop.catalog, ['X1'], 'elsewhere');
    expect(await run(job)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await progressOf(shop, job.jobId)).toMatchObject({
      state: 'failed',
      failed: [{ productId: 'X1', reason: 'There is no supplier elsewhere' }],
    });
  });
});
