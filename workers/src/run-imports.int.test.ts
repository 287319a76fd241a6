import { listProducts } from '@shopwright/contracts/http/products';
import { getImport, recordImportItems } from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeImport } from '../../services/catalog/src/test-catalog';
import { describeConsumer } from './test-consumer';
import { startTestStore, type TestStore } from './test-store';

const getProgress = (store: TestStore, jobId: string) => store.catalog.client.call(getImport, { params: { jobId } });

describeConsumer('supplier-imports', {
  queue: 'supplier-imports',
  type: 'import-requested',
  service: 'catalog',
  payload: (store) => writeImport(store.catalog, ['AE001', 'AE002']),
  countEffects: async (store, payload) => {
    const { jobId } = payload as { jobId: string };
    return Number((await getProgress(store, jobId)).imported === 2);
  },
});

describe('supplier-imports', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  const run = async (payload: { jobId: string }) => {
    const id = await store.publish('supplier-imports', 'import-requested', payload);
    return store.waitForJob('supplier-imports', id);
  };

  it('imports all six products of the sample catalog, at cost plus margin', async () => {
    const ids = ['AE001', 'AE002', 'AE003', 'AE004', 'AE005', 'AE006'];
    const job = await writeImport(store.catalog, ids);
    await run(job);
    expect(await getProgress(store, job.jobId)).toMatchObject({ state: 'completed', imported: 6, failed: [] });
    const products = await store.catalog.client.call(listProducts, { query: { sort: 'price-asc' } });
    expect(products.map((product) => product.price)).toEqual(['9.09', '11.05', '16.89', '20.79', '29.89', '37.69']);
  });

  it('reports an unknown product id, and imports the rest', async () => {
    const job = await writeImport(store.catalog, ['AE001', 'NOPE']);
    await run(job);
    expect(await getProgress(store, job.jobId)).toMatchObject({
      state: 'completed',
      imported: 1,
      failed: [{ productId: 'NOPE', reason: 'The supplier has no such product' }],
    });
  });

  it('continues where an interrupted import stopped', async () => {
    const job = await writeImport(store.catalog, ['AE001', 'AE002', 'AE003']);
    await store.catalog.client.call(recordImportItems, {
      params: job,
      body: { results: [{ productId: 'AE001', failure: 'reported before the interruption' }] },
    });
    await run(job);
    expect(await getProgress(store, job.jobId)).toMatchObject({
      state: 'completed',
      imported: 2,
      failed: [{ productId: 'AE001', reason: 'reported before the interruption' }],
    });
  });

  it('goes on by itself where the catalog was away, and is not marked as failed', async () => {
    const job = await writeImport(store.catalog, ['AE001']);
    store.faults.catalog.push(...Array.from({ length: 100 }, () => new AppError('unavailable', 'away')));
    expect(await run(job)).toMatchObject({ state: 'completed', attempts: 101 });
    expect(await getProgress(store, job.jobId)).toMatchObject({ state: 'completed', imported: 1, failed: [] });
  });

  it('ends an import from an unknown supplier on the first attempt, with the reason', async () => {
    const job = await writeImport(store.catalog, ['X1'], 'elsewhere');
    expect(await run(job)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(await getProgress(store, job.jobId)).toMatchObject({
      state: 'failed',
      failed: [{ productId: 'X1', reason: 'There is no supplier elsewhere' }],
    });
  });
});
