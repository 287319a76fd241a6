import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSupplierFeed, putSupplierFeed, runSupplierFeed } from '@shopwright/contracts/http/supplier-feeds';
import { createSupplier } from '@shopwright/contracts/http/suppliers';
import { eventually } from '@shopwright/testing/deadlines';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readSupplied, setFeedAddress } from '../../services/catalog/src/supplier-feeds/test-feeds';
import { startTestStore, type TestStore } from './test-store';

const staff = { role: 'staff' as const, userId: 7 };
let store: TestStore;
let answer: { status: number; body: string };
const server = createServer((_req, res) =>
  res.writeHead(answer.status, { 'content-type': 'text/csv' }).end(answer.body),
);

beforeAll(async () => {
  store = await startTestStore(inject('redisUrl'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await store.stop();
  server.close();
});

it('a feed is fetched, read by its mapping and priced; one that cannot be read says why', async () => {
  const { client } = store.catalog;
  const supplier = await client.call(createSupplier, { body: { kind: 'custom', name: 'Feeder' } }, staff);
  const params = { id: String(supplier.id) };
  const body = {
    url: 'https://feeds.example.com/a.csv',
    everyHours: 6 as const,
    marginPercent: 50,
    rounding: '95' as const,
    newProducts: 'draft' as const,
    staleAfterHours: null,
    version: 0,
    mapping: { 'Item no.': 'supplierProductId', EK: 'supplierCost', Bestand: 'stockQuantity', Titel: 'name' },
  };
  await client.call(putSupplierFeed, { params, body }, staff);
  const { port } = server.address() as AddressInfo;
  await setFeedAddress(store.catalog, `http://127.0.0.1:${port}/a.csv`);
  const sync = async () => {
    const { jobId } = (await client.call(getSupplierFeed, { params }, staff)).feed?.lastRun ?? { jobId: '' };
    await store.publish('supplier-imports', 'import-requested', { jobId });
    return vi.waitFor(async () => {
      const run = (await client.call(getSupplierFeed, { params }, staff)).feed?.lastRun;
      if (!run || !['completed', 'failed'].includes(run.state)) throw new Error('under way');
      return run;
    }, eventually);
  };
  answer = { status: 200, body: 'Item no.;Titel;EK;Bestand\nF-1;Lampe;10,00;4\nF-2;Kabel;2,50;0\n' };
  expect(await sync()).toMatchObject({ state: 'completed', created: 2, rejected: 0 });
  expect(await readSupplied(store.catalog, 'Feeder')).toEqual([
    { item: 'F-1', name: 'Lampe', price: '15.95', stock: 4 },
    { item: 'F-2', name: 'Kabel', price: '3.95', stock: 0 },
  ]);

  answer = { status: 404, body: 'gone' };
  await client.call(runSupplierFeed, { params }, staff);
  expect(await sync()).toMatchObject({ state: 'failed', problem: 'The feed answered with status 404.' });
});
