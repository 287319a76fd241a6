import { createBullBoard } from '@bull-board/api';
import { ExpressAdapter } from '@bull-board/express';
import { eventually } from '@shopwright/testing/deadlines';
import { startFreezingProxy } from '@shopwright/testing/freezing-proxy';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { startStore, type TestStore } from '../test-store';

let auth: AuthProcess;
let store: TestStore;
let operator: string;

beforeAll(async () => {
  auth = await startAuthProcess();
  store = await startStore({ auth: auth.url });
  operator = await store.signIn('operator');
});
afterAll(async () => {
  await store.stop();
  await auth.stop();
});

const paths = ['/ops/queues', '/ops/queues/', '/ops/queues/queue/loyalty', '/ops/queues/api/queues'];
const queueOf = (name: string) => store.queues.all().find((queue) => queue.name === name);

describe('GET /ops/queues', () => {
  it('200: shows operators all queues', async () => {
    const page = await request(store.server).get('/ops/queues').set('cookie', operator);
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.headers['content-security-policy']).toContain("base-uri 'self'");
    expect(page.headers['content-security-policy']).not.toContain('stripe');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.text).not.toContain('https://');
    const [script] = /static\/js\/main\.\w+\.js/.exec(page.text) ?? [];
    const file = await request(store.server).get(`/ops/queues/${script}`).set('cookie', operator);
    expect([file.status, file.type]).toEqual([200, 'text/javascript']);
    const response = await request(store.server).get('/ops/queues/api/queues').set('cookie', operator);
    expect(response.body.queues.map((queue: { name: string }) => queue.name).sort()).toEqual(
      store.queues
        .all()
        .map((queue) => queue.name)
        .sort(),
    );
  });

  it.each(paths)('302: sends a browser that is not signed in to sign in (%s)', async (path) => {
    const response = await request(store.server).get(path).set('accept', 'text/html,*/*');
    expect([response.status, response.headers.location]).toEqual([302, '/login?next=%2Fops%2Fqueues']);
  });

  it.each(paths)('401 and 403: shows other roles nothing (%s)', async (path) => {
    expect((await request(store.server).get(path).set('accept', 'application/json')).status).toBe(401);
    for (const role of ['shopper', 'staff'] as const) {
      const response = await request(store.server)
        .get(path)
        .set('cookie', await store.signIn(role));
      expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
    }
  });
});

it('403: leads the browsers of other roles to the page that explains', async () => {
  const response = await request(store.server)
    .get('/ops/queues')
    .set({ accept: 'text/html,*/*', cookie: await store.signIn('staff') });
  expect([response.status, response.type]).toEqual([403, 'text/html']);
  expect(response.text).toContain('url=/ops/jobs');
  expect(response.text).not.toContain('stripe-orders');
});

describe('while Redis is silent', () => {
  it('503: says so within two seconds, as a page and to the board itself', async () => {
    const redis = await startFreezingProxy(inject('redisUrl'));
    const silent = await startStore({ auth: auth.url, redisUrl: redis.url });
    await vi.waitFor(() => silent.redis.ping(), eventually);
    redis.freeze();
    try {
      const startedAt = performance.now();
      const [page, response] = await Promise.all([
        request(silent.server).get('/ops/queues').set({ accept: 'text/html,*/*', cookie: operator }),
        request(silent.server).get('/ops/queues/api/queues').set({ accept: 'application/json', cookie: operator }),
      ]);
      expect(performance.now() - startedAt).toBeLessThan(2000);
      expect([page.status, page.type, page.headers['retry-after']]).toEqual([503, 'text/html', '5']);
      expect(page.text).toContain('Redis is not responding');
      expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
    } finally {
      redis.thaw();
      await silent.stop();
      redis.close();
    }
  });
});

describe('a write', () => {
  const path = '/ops/queues/api/queues';
  const job = {
    name: 'order-confirmed',
    data: { payload: { orderId: 999_999, userId: 1, totalCents: 123_456_700, reward: null } },
  };

  type Route = Parameters<ExpressAdapter['setApiRoutes']>[0][number];
  const libraryRoutes: Route[] = [];
  class NotedRoutes extends ExpressAdapter {
    override setApiRoutes(routes: Route[]) {
      libraryRoutes.push(...routes);
      return super.setApiRoutes(routes);
    }
  }
  createBullBoard({ queues: [], serverAdapter: new NotedRoutes() });

  /** Every write that the library has, with its parameters filled in. */
  const writes = libraryRoutes.flatMap(({ method, route }) => {
    const routes = [route]
      .flat()
      .map((each) =>
        each
          .replace(':queueName', 'loyalty')
          .replace(':jobId', 'job-1')
          .replace(':queueStatus', 'failed')
          .replace(/:\w+/, 'x'),
      );
    return [method].flat().flatMap((verb) => (verb === 'get' ? [] : routes.map((each) => [verb, each] as const)));
  });

  it('403: is refused, each one that the library has', async () => {
    const queue = queueOf('loyalty');
    await queue?.add('order-confirmed', { kept: true }, { jobId: 'job-1' });
    expect(writes.length).toBeGreaterThan(15);
    for (const [verb, route] of writes) {
      const response = await request(store.server)
        [verb as 'put' | 'post' | 'patch'](`/ops/queues${route}`)
        .set('cookie', operator)
        .send(job);
      expect([route, response.status, response.body.code]).toEqual([route, 403, 'forbidden']);
    }
    expect(await queue?.getJobCounts('waiting', 'delayed')).toEqual({ waiting: 1, delayed: 0 });
    expect((await queue?.getJob('job-1'))?.data).toEqual({ kept: true });
    expect(await queue?.isPaused()).toBe(false);
  });

  it('is not offered: the page has no buttons for it', async () => {
    const response = await request(store.server).get(path).set('cookie', operator);
    expect(response.body.queues.every((queue: { readOnlyMode: boolean }) => queue.readOnlyMode)).toBe(true);
  });

  it('403: is refused from another site', async () => {
    const response = await request(store.server)
      .put(`${path}/loyalty/pause`)
      .set({ cookie: operator, origin: 'https://evil.example' })
      .send({});
    expect(response.status).toBe(403);
    expect(await queueOf('loyalty')?.isPaused()).toBe(false);
  });
});
