import { randomUUID } from 'node:crypto';
import { queueNames } from '@shopwright/contracts/queues';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase, type Database } from '../database/connection';
import type { Sampler } from '../metrics/sampler';
import { createLogger } from '../runtime/logger';
import { appendEvent, outbox } from './outbox';
import { sampleOutbox } from './outbox-metrics';
import { sampleQueues } from './queue-metrics';
import { connectRedis, createQueues, type JobQueues } from './queues';
import { sampleRedis } from './redis-metrics';

const logger = createLogger('test', 'silent');
let test: TestDatabase;
let database: Database;
let queues: JobQueues;

beforeAll(async () => {
  test = await createTestDatabase('orders', 'services/order/drizzle');
  database = connectDatabase({ url: test.url });
  queues = createQueues(inject('redisUrl'), logger, `{test-${randomUUID()}}`);
});
afterAll(async () => {
  await Promise.all([...queues.all().map((queue) => queue.obliterate({ force: true })), database.close()]);
  await Promise.all([queues.close(), test.drop()]);
});

async function read(sampler: Sampler, name: string): Promise<Record<string, number>> {
  const gauge = (await sampler.read()).find((each) => each.name === name);
  const values = gauge?.values.map(({ labels = {}, value }) => [Object.values(labels).join(' '), value] as const) ?? [];
  return Object.fromEntries(values.filter(([, value]) => value !== 0));
}

describe('sampleOutbox', () => {
  it('counts what is not handled by its state, and says how old the oldest is', async () => {
    const sampler = sampleOutbox(database);
    expect(await read(sampler, 'outbox_events')).toEqual({});
    const payload = { stripeEventId: 'evt_1', type: 'payment_intent.succeeded', paymentIntentId: 'pi_1' };
    for (let n = 0; n < 5; n += 1) {
      await database.transaction((tx) => appendEvent(tx, 'stripe-event-received', payload));
    }
    const set = (nth: number, change: string) =>
      database.db.execute(
        sql`update ${outbox} set ${sql.raw(change)} where event_id = (select event_id from ${outbox} order by event_id offset ${nth} limit 1)`,
      );
    await set(0, `published_at = now(), occurred_at = now() - interval '90 seconds'`);
    await set(1, `published_at = now(), parked_at = now(), parked_reason = 'x'`);
    await set(2, `published_at = now(), handled_at = now()`);
    expect(await read(sampler, 'outbox_events')).toEqual({ unpublished: 2, unhandled: 1, parked: 1 });
    const oldest = await read(sampler, 'outbox_oldest_seconds');
    expect(oldest.unhandled).toBeGreaterThanOrEqual(90);
    expect(oldest.unpublished).toBeLessThan(60);
  });
});

describe('sampleQueues', () => {
  it('counts jobs by queue and state, and says how long the oldest has waited', async () => {
    const sampler = sampleQueues(queues);
    expect(await read(sampler, 'queue_jobs')).toEqual({});
    const loyalty = queues.all().find(({ name }) => name === 'loyalty');
    const now = Date.now();
    await loyalty?.add('x', {}, { timestamp: now - 400_000 });
    await loyalty?.add('x', {}, { timestamp: now });
    await loyalty?.add('x', {}, { delay: 600_000 });
    expect(await read(sampler, 'queue_jobs')).toEqual({ 'loyalty waiting': 2, 'loyalty delayed': 1 });
    expect((await read(sampler, 'queue_oldest_waiting_seconds')).loyalty).toBeGreaterThanOrEqual(400);
    const [jobs] = await sampler.read();
    expect(jobs?.values).toHaveLength(queueNames.length * 4);
  });
});

describe('sampleRedis', () => {
  it('reads memory, its limit, and whether the file is written', async () => {
    const redis = connectRedis(inject('redisUrl'), 'worker', logger);
    const gauges = Object.fromEntries(
      (await sampleRedis(redis).read()).map(({ name, values }) => [name, values[0]?.value ?? 0]),
    );
    expect(gauges.redis_memory_used_bytes).toBeGreaterThan(100_000);
    expect(gauges.redis_memory_max_bytes).toBeGreaterThan(gauges.redis_memory_used_bytes ?? 0);
    expect(gauges.redis_aof_write_ok).toBe(1);
    const full = { info: async () => 'used_memory:5\r\nmaxmemory:10\r\naof_last_write_status:err\r\n' };
    const failing = await sampleRedis(full).read();
    expect(failing.map(({ values }) => values[0]?.value)).toEqual([5, 10, 0]);
    redis.disconnect();
  });
});
