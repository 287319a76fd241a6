import { randomUUID } from 'node:crypto';
import { listQueues } from '@shopwright/contracts/http/queues';
import { queueNames } from '@shopwright/contracts/queues';
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

const path = '/api/ops/queues';

describe('GET /ops/queues', () => {
  it('200: counts the jobs of each queue by state, and names the oldest that waits', async () => {
    const queue = store.queues.all().find(({ name }) => name === 'loyalty');
    if (!queue) throw new Error('no queue');
    const first = await queue.add('order-confirmed', {}, { jobId: `a-${randomUUID()}` });
    await queue.add('order-confirmed', {}, { jobId: `b-${randomUUID()}` });
    await queue.add('order-confirmed', {}, { jobId: `c-${randomUUID()}`, delay: 3_600_000 });
    const response = await request(store.server).get(path).set('cookie', operator);
    expect(response.status).toBe(200);
    const rows = listQueues.response?.parse(response.body);
    expect(rows?.map((row) => row.queue)).toEqual(queueNames);
    expect(rows?.find((row) => row.queue === 'loyalty')).toEqual({
      queue: 'loyalty',
      waiting: 2,
      active: 0,
      delayed: 1,
      finished: 0,
      isPaused: false,
      oldestAt: new Date(first.timestamp).toISOString(),
    });
    expect(rows?.find((row) => row.queue === 'refunds')).toMatchObject({ waiting: 0, oldestAt: null });
  });

  it('200: counts what finished within the hour, and says which queue is paused', async () => {
    const queue = store.queues.all().find(({ name }) => name === 'refunds');
    if (!queue) throw new Error('no queue');
    const now = Date.now();
    const ended = [now - 3_700_000, now - 60_000, now].flatMap((at, index) => [at, `job-${index}`]);
    await store.redis.zadd(queue.toKey('completed'), ...ended);
    await queue.pause();
    const { body } = await request(store.server).get(path).set('cookie', operator);
    expect(body.find((row: { queue: string }) => row.queue === 'refunds')).toMatchObject({
      isPaused: true,
      finished: 2,
    });
    expect(body.find((row: { queue: string }) => row.queue === 'loyalty')).toMatchObject({ isPaused: false });
  });

  it('401 and 403: shows other roles nothing', async () => {
    expect((await request(store.server).get(path)).status).toBe(401);
    for (const role of ['shopper', 'staff'] as const) {
      const cookie = await store.signIn(role);
      expect((await request(store.server).get(path).set('cookie', cookie)).status).toBe(403);
    }
  });

  it('503: says within its deadline that Redis is silent', async () => {
    const redis = await startFreezingProxy(inject('redisUrl'));
    const silent = await startStore({ auth: auth.url, redisUrl: redis.url });
    await vi.waitFor(() => silent.redis.ping(), eventually);
    redis.freeze();
    try {
      const response = await request(silent.server).get(path).set('cookie', operator);
      expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
    } finally {
      redis.thaw();
      await silent.stop();
      redis.close();
    }
  });
});
