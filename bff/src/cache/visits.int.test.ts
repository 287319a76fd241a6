import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { areVisitorsHere } from '@shopwright/service-kit/messaging/visits';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sessionOf, startChangingCatalog, startSessions } from '../test-changing-catalog';
import { forgetLimits, redisForLimits, startStore, type TestStore } from '../test-store';

let store: TestStore;
let stopServices: () => Promise<unknown>;
const redis = connectRedis(redisForLimits(), 'producer', createLogger('visits test', 'silent'));

beforeAll(async () => {
  const [catalog, auth] = await Promise.all([startChangingCatalog(), startSessions()]);
  stopServices = () => Promise.all([catalog.close(), auth.close()]);
  store = await startStore({ auth: auth.url, catalog: catalog.url, hasRateLimits: true, hasPages: true });
});
afterAll(async () => {
  redis.disconnect();
  await store.stop();
  await stopServices();
});
beforeEach(async () => {
  // A process notes visitors once a second.
  await sleep(1100);
  await vi.waitFor(forgetLimits, eventually);
});

const read = (path: string, session?: string) =>
  request(store.server)
    .get(path)
    .set(session ? { cookie: `sid=${session}` } : {})
    .expect(200);

it.each([
  ['the first response to a visitor', '/api/products', undefined],
  ['one from memory', '/api/products', undefined],
  ['a page', '/', undefined],
  ['a response to a customer who is signed in', '/api/products', sessionOf.shopper],
])('workers hear of %s', async (_, path, session) => {
  expect(await areVisitorsHere(redis)).toBe(false);
  await read(path, session);
  await vi.waitFor(async () => expect(await areVisitorsHere(redis)).toBe(true), eventually);
});

it.each([
  ['what staff read', '/api/products', sessionOf.staff],
  ['a health check', '/livez', undefined],
])('workers do not hear of %s', async (_, path, session) => {
  await read(path, session);
  await redis.ping();
  expect(await areVisitorsHere(redis)).toBe(false);
});

it('visitors are gone seconds after the last response', async () => {
  await read('/api/products');
  await vi.waitFor(async () => expect(await areVisitorsHere(redis)).toBe(true), eventually);
  await vi.waitFor(async () => expect(await areVisitorsHere(redis)).toBe(false), { ...eventually, interval: 200 });
});

it('there are none where Redis is away', async () => {
  const away = connectRedis('redis://127.0.0.1:1', 'producer', createLogger('visits test', 'silent'));
  expect(await areVisitorsHere(away)).toBe(false);
  away.disconnect();
});
