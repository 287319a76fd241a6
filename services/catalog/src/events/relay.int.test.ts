import { randomUUID } from 'node:crypto';
import { acknowledgeEvents } from '@shopwright/contracts/http/event-jobs';
import { recordStockAlert } from '@shopwright/contracts/http/stock-alerts';
import { connectRedis, createQueues, type JobQueues } from '@shopwright/service-kit/messaging/queues';
import { publishBatch, type Relay, startRelay, sweep } from '@shopwright/service-kit/messaging/relay';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { UnrecoverableError, Worker } from 'bullmq';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { runConcurrently } from '../test-concurrency';

const logger = createLogger('test', 'silent');
const publisher = 'catalog';
let catalog: TestCatalog;
let prefix: string;
let queues: JobQueues;
let relays: Relay[] = [];

beforeEach(async () => {
  catalog = await startTestCatalog();
  prefix = `{test-${randomUUID()}}`;
  queues = createQueues(inject('redisUrl'), logger, prefix);
  await Promise.all(queues.all().map((queue) => queue.waitUntilReady()));
});

afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
  await queues.close();
  await catalog.stop();
});

/** Causes one stock-low event through the service. */
async function crossThreshold(): Promise<number> {
  const { id } = await catalog.addProduct({ stockQuantity: 10, lowStockThreshold: 5 });
  const staff = await catalog.as('staff');
  await staff.put(`/products/${id}/stock`).send({ stockQuantity: 2 }).expect(200);
  return id;
}

const openRows = async () =>
  (await catalog.database.db.execute(sql`select event_id from outbox where published_at is null`)).length;
const jobs = async (from = queues) => {
  const queue = from.all().find((candidate) => candidate.name === 'low-stock-alerts');
  return (await queue?.getJobs(['waiting'])) ?? [];
};
const ageEvents = () =>
  catalog.database.db.execute(
    sql`update outbox set published_at = now() - interval '2 minutes' where published_at is not null`,
  );

/** A Redis that has kept its data since before the test. */
const keeping = (jobQueues: JobQueues): JobQueues => ({ ...jobQueues, keptSince: async () => new Date(0) });

describe('the relay', () => {
  it('publishes each event once when two relays run', async () => {
    const added: string[] = [];
    const counting: JobQueues = {
      ...queues,
      add: (queue, envelope) => {
        added.push(envelope.id);
        return queues.add(queue, envelope);
      },
    };
    relays = [1, 2].map(() => startRelay(catalog.database, counting, logger, { publisher }));
    const products = await runConcurrently(Array.from({ length: 30 }, () => crossThreshold));
    await vi.waitFor(async () => expect(await openRows()).toBe(0), eventually);
    expect(new Set(added).size).toBe(30);
    expect(added).toHaveLength(30);
    const published = await jobs();
    expect(published.map((job) => job.data.payload.productId).sort((a, b) => a - b)).toEqual(
      products.sort((a, b) => a - b),
    );
  });

  it('publishes at the commit, without waiting for its next poll', async () => {
    const hourMs = 3_600_000;
    relays = [startRelay(catalog.database, queues, logger, { publisher, pollMs: hourMs })];
    await crossThreshold();
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), eventually);
    // The round that brought the first one is over: only the commit can bring the second.
    await crossThreshold();
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(2), eventually);
  });

  it('keeps the row while Redis is down, and publishes it afterwards', async () => {
    const nowhere = createQueues('redis://127.0.0.1:1', logger, prefix);
    const productId = await crossThreshold();
    await expect(publishBatch(catalog.database, nowhere)).rejects.toThrow();
    expect(await openRows()).toBe(1);
    await nowhere.close();
    relays = [startRelay(catalog.database, queues, logger, { publisher })];
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), eventually);
    expect((await jobs())[0]?.data).toMatchObject({ type: 'stock-low', payload: { productId } });
  });

  it('goes on sweeping after the clock of its process was set back', async () => {
    relays = [startRelay(catalog.database, queues, logger, { publisher, pollMs: 20, sweepMs: 20 })];
    await crossThreshold();
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), eventually);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 300_000);
    try {
      await forgetEverything();
      await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), { ...eventually, timeout: 10_000 });
    } finally {
      clock.mockRestore();
    }
  });

  it('publishes again immediately what Redis lost, but not what was handled', async () => {
    await crossThreshold();
    await publishBatch(catalog.database, queues);
    const [first] = await jobs();
    // Redis is new to it: the row is due once. From then on only a loss makes it so.
    expect(await sweep(catalog.database, queues, publisher)).toBe(1);
    expect(await sweep(catalog.database, queues, publisher)).toBe(0);
    await forgetEverything();
    expect(await sweep(catalog.database, queues, publisher)).toBe(1);
    expect((await jobs()).map((job) => job.id)).toEqual([first?.id]);

    const job = { eventId: String(first?.id), queue: 'low-stock-alerts' as const };
    await catalog.client.call(acknowledgeEvents.catalog, { body: { jobs: [job] } });
    await forgetEverything();
    await ageEvents();
    expect(await sweep(catalog.database, queues, publisher)).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it('publishes again a single job that Redis lost, and waits longer each time', async () => {
    await crossThreshold();
    await publishBatch(catalog.database, queues);
    await sweep(catalog.database, keeping(queues), publisher);
    const [first] = await jobs();
    await first?.remove();
    expect(await sweep(catalog.database, keeping(queues), publisher)).toBe(0);
    await ageEvents();
    expect(await sweep(catalog.database, keeping(queues), publisher)).toBe(1);
    expect((await jobs()).map((job) => job.id)).toEqual([first?.id]);
    // Published 9 minutes after it occurred, it is due after 9 minutes more; after 7, after 7 more.
    const age = (published: string) =>
      catalog.database.db.execute(
        sql.raw(`update outbox set occurred_at = now() - interval '17 minutes', published_at = now() - ${published}`),
      );
    await age("interval '8 minutes'");
    expect(await sweep(catalog.database, keeping(queues), publisher)).toBe(0);
    await age("interval '10 minutes'");
    expect(await sweep(catalog.database, keeping(queues), publisher)).toBe(1);
  });

  it.each([
    ['failed', 'that ended before its release knew how to go on'],
    ['completed', 'whose acknowledgement a restored backup does not have'],
  ] as const)('starts a %s job again, %s', async (state, _why) => {
    await crossThreshold();
    await publishBatch(catalog.database, queues);
    await sweep(catalog.database, keeping(queues), publisher);
    const connection = connectRedis(inject('redisUrl'), 'worker', logger);
    const ending = new Worker(
      'low-stock-alerts',
      async () => {
        if (state === 'failed') throw new UnrecoverableError('given up');
      },
      { connection, prefix },
    );
    const queue = queues.all().find(({ name }) => name === 'low-stock-alerts');
    await vi.waitFor(async () => expect(await queue?.getJobCountByTypes(state)).toBe(1), eventually);
    await ending.close();
    connection.disconnect();
    await ageEvents();
    expect(await sweep(catalog.database, keeping(queues), publisher)).toBe(1);
    expect(await jobs()).toHaveLength(1);
    expect(await queue?.getJobCountByTypes(state)).toBe(0);
  });

  it('makes one job when it is killed between adding the job and marking the row', async () => {
    const productId = await crossThreshold();
    const dying: JobQueues = {
      ...queues,
      add: async (queue, envelope) => {
        await queues.add(queue, envelope);
        throw new Error('killed');
      },
    };
    await expect(publishBatch(catalog.database, dying)).rejects.toThrow('killed');
    expect(await openRows()).toBe(1);
    await publishBatch(catalog.database, queues);
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);

    const body = { eventId: String(job?.id), productId, stockQuantity: 2, lowStockThreshold: 5 };
    expect(await catalog.client.call(recordStockAlert, { body })).toEqual({ recorded: true, isSnoozed: false });
    expect(await catalog.client.call(recordStockAlert, { body })).toEqual({ recorded: false, isSnoozed: false });
  });
});

/** Deletes this test's queues. FLUSHALL would delete those of other tests too. */
async function forgetEverything(): Promise<void> {
  const redis = connectRedis(inject('redisUrl'), 'worker', logger);
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}
