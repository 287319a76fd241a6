import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { UnrecoverableError, Worker } from 'bullmq';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../testing/auth-process';
import { startStore, type TestStore } from '../testing/store';

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
    // The store's own page of the queues frames it; no other site may.
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.text).not.toContain('https://');
    const [script] = /static\/js\/main\.\w+\.js/.exec(page.text) ?? [];
    const file = await request(store.server).get(`/ops/queues/${script}`).set('cookie', operator);
    expect([file.status, file.type]).toEqual([200, 'text/javascript']);
    const reply = await request(store.server).get('/ops/queues/api/queues').set('cookie', operator);
    expect(reply.body.queues.map((queue: { name: string }) => queue.name).sort()).toEqual(
      store.queues
        .all()
        .map((queue) => queue.name)
        .sort(),
    );
  });

  it.each(paths)('302: sends a browser that is not signed in to sign in (%s)', async (path) => {
    const reply = await request(store.server).get(path).set('accept', 'text/html,*/*');
    expect([reply.status, reply.headers.location]).toEqual([302, '/login?next=%2Fops%2Fqueues']);
  });

  it.each(paths)('401 and 403: shows other roles nothing (%s)', async (path) => {
    expect((await request(store.server).get(path).set('accept', 'application/json')).status).toBe(401);
    for (const role of ['shopper', 'staff'] as const) {
      const reply = await request(store.server)
        .get(path)
        .set('cookie', await store.signIn(role));
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
  });
});

it('403: leads the browsers of other roles to the page that explains', async () => {
  const reply = await request(store.server)
    .get('/ops/queues')
    .set({ accept: 'text/html,*/*', cookie: await store.signIn('staff') });
  expect([reply.status, reply.type]).toEqual([403, 'text/html']);
  expect(reply.text).toContain('url=/ops/jobs');
  expect(reply.text).not.toContain('stripe-orders');
});

describe('the buttons', () => {
  it('pause and resume a queue', async () => {
    const put = (action: string) =>
      request(store.server).put(`/ops/queues/api/queues/loyalty/${action}`).set('cookie', operator).send({});
    expect((await put('pause')).status).toBe(200);
    expect(await queueOf('loyalty')?.isPaused()).toBe(true);
    expect((await put('resume')).status).toBe(200);
    expect(await queueOf('loyalty')?.isPaused()).toBe(false);
  });

  it('retry a failed job', async () => {
    const { queuePrefix: prefix } = store;
    const connection = connectRedis(inject('redisUrl'), 'worker', createLogger('worker', 'silent'));
    let tries = 0;
    const worker = new Worker(
      'refunds',
      async () => {
        tries += 1;
        if (tries === 1) throw new UnrecoverableError('not this time');
      },
      { connection, prefix },
    );
    const job = await queueOf('refunds')?.add('order-cancelled', {}, { jobId: 'job-1' });
    await vi.waitFor(async () => expect(await job?.getState()).toBe('failed'), eventually);
    const reply = await request(store.server)
      .put('/ops/queues/api/queues/refunds/job-1/retry')
      .set('cookie', operator)
      .send({});
    expect(reply.status).toBeLessThan(300);
    await vi.waitFor(async () => expect(await job?.getState()).toBe('completed'), eventually);
    await worker.close();
    connection.disconnect();
  });

  it('403: refuse calls from another site', async () => {
    const reply = await request(store.server)
      .put('/ops/queues/api/queues/loyalty/pause')
      .set({ cookie: operator, origin: 'https://evil.example' })
      .send({});
    expect(reply.status).toBe(403);
    expect(await queueOf('loyalty')?.isPaused()).toBe(false);
  });
});
