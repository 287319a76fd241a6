import { randomUUID } from 'node:crypto';
import { acknowledgeEvents, type EventJob, parkEvent, readEvents } from '@shopwright/contracts/http/event-jobs';
import { type JobsReport, parkedJobsMax } from '@shopwright/contracts/http/jobs';
import { createQueues, type JobQueues } from '@shopwright/service-kit/messaging/queues';
import { sweep } from '@shopwright/service-kit/messaging/relay';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestCatalog, type TestCatalog, writeEvent } from '../test-catalog';
import { runConcurrently } from '../test-concurrency';

const [queue, publisher] = ['low-stock-alerts', 'catalog'] as const;
let catalog: TestCatalog;
let queues: JobQueues;
let operator: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  operator = await catalog.as('operator');
  queues = createQueues(inject('redisUrl'), createLogger('test', 'silent'), `{test-${randomUUID()}}`);
  await Promise.all(queues.all().map((each) => each.waitUntilReady()));
});
beforeEach(() => catalog.database.db.execute(sql`delete from outbox`));
afterAll(async () => {
  await queues.close();
  await catalog.stop();
});

const payload = { productId: 1, stockQuantity: 2, lowStockThreshold: 5 };

async function publish(eventId: string = randomUUID()): Promise<string> {
  await writeEvent(catalog, { eventId, queue, type: 'stock-low', payload });
  return eventId;
}
const park = async (eventId: string, reason = 'unprocessable: no such recipient') =>
  catalog.client.call(parkEvent.catalog, { params: { eventId }, body: { queue, reason } });
const list = async () => (await operator.get('/ops/jobs/catalog').expect(200)).body as JobsReport;
const retry = async (body: object) => (await operator.post('/ops/jobs/catalog/retry').send(body).expect(200)).body;

describe('GET /ops/jobs/catalog', () => {
  it('200: lists what is parked, since when and why, the newest first', async () => {
    const [first, second] = [await publish(), await publish()];
    await publish();
    await park(first);
    await park(second, 'given up');
    const report = await list();
    expect(report).toMatchObject({ parked: 2, parkedByQueue: { [queue]: 2 }, late: 0, lateSince: null });
    expect(report.jobs.map(({ eventId, reason }) => [eventId, reason])).toEqual([
      [second, 'given up'],
      [first, 'unprocessable: no such recipient'],
    ]);
    expect(report.jobs[0]).toMatchObject({ queue, type: 'stock-low', orderId: null, recipient: null, traceId: null });
  });

  it('200: names the trace of a request that was traced', async () => {
    const [traced, untraced] = [await publish(), await publish()];
    for (const [eventId, flags] of [
      [traced, '01'],
      [untraced, '00'],
    ]) {
      await catalog.database.db.execute(
        sql`update outbox set traceparent = ${`00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`} where event_id = ${eventId}`,
      );
      await park(eventId ?? '');
    }
    const { jobs } = await list();
    expect(jobs.map(({ eventId, traceId }) => [eventId, traceId])).toEqual([
      [untraced, null],
      [traced, 'a'.repeat(32)],
    ]);
  });

  it('200: counts all of them, and lists the newest', async () => {
    await catalog.database.db.execute(sql`
      insert into outbox (event_id, queue, type, payload, published_at, parked_at, parked_reason)
      select gen_random_uuid(), 'low-stock-alerts', 'stock-low', '{}', now(), now(), 'no' from generate_series(1, 500)`);
    const { parked, jobs } = await list();
    expect([parked, jobs.length]).toEqual([500, parkedJobsMax]);
  });

  it('200: counts jobs that wait for something that is away', async () => {
    await publish();
    await catalog.database.db.execute(sql`update outbox set occurred_at = now() - interval '6 minutes'`);
    const { late, lateSince, parked } = await list();
    expect([late, parked]).toEqual([1, 0]);
    expect(Date.now() - Date.parse(lateSince ?? '')).toBeGreaterThan(5 * 60_000);
  });

  it('403: is for operators', async () => {
    await (await catalog.as('staff')).get('/ops/jobs/catalog').expect(403);
    await (await catalog.as('staff')).post('/ops/jobs/catalog/retry').send({ parkedUntil: new Date() }).expect(403);
    const job = { eventId: randomUUID(), queue };
    await (await catalog.as('staff')).post('/ops/jobs/catalog/discard').send(job).expect(403);
  });
});

describe('POST /ops/jobs/catalog/retry', () => {
  it('200: sends one job again, and its copy in the failed set does not prevent it', async () => {
    const [eventId, other] = [await publish(), await publish()];
    await park(eventId);
    await park(other);
    await sweep(catalog.database, queues, publisher);
    expect(await countJobs()).toBe(0);
    await retry({ eventId, queue });
    expect(await list()).toMatchObject({ parked: 1, jobs: [{ eventId: other }] });
    await sweep(catalog.database, queues, publisher);
    expect(await countJobs()).toBe(1);
  });

  it('200: retries all that the operator has seen, and leaves what was parked since', async () => {
    await park(await publish());
    await park(await publish());
    const seen = await list();
    const later = await publish();
    await catalog.database.db.execute(sql`select pg_sleep(0.005)`);
    await park(later);
    expect(await retry({ parkedUntil: seen.jobs[0]?.parkedAt })).toEqual({ retried: 2, hasMore: false });
    expect(await list()).toMatchObject({ parked: 1, jobs: [{ eventId: later }] });
  });

  it('200: two operators at the same time retry each job once', async () => {
    for (const eventId of [await publish(), await publish(), await publish()]) await park(eventId);
    const parkedUntil = new Date().toISOString();
    const responses = await runConcurrently([1, 2].map(() => () => retry({ parkedUntil })));
    expect(responses.reduce((sum, response) => sum + response.retried, 0)).toBe(3);
  });

  it('200: retries more than one statement takes', async () => {
    await catalog.database.db.execute(sql`
      insert into outbox (event_id, queue, type, payload, published_at, parked_at, parked_reason)
      select gen_random_uuid(), 'low-stock-alerts', 'stock-low', '{}', now(), now(), 'no' from generate_series(1, 2500)`);
    const parkedUntil = new Date(Date.now() + 1000).toISOString();
    let retried = 0;
    for (let hasMore = true; hasMore; ) {
      const response = await retry({ parkedUntil });
      retried += response.retried;
      hasMore = response.hasMore;
    }
    expect([retried, (await list()).parked]).toEqual([2500, 0]);
  });

  it('200: does nothing for a job that is not parked', async () => {
    expect(await retry({ eventId: await publish(), queue })).toEqual({ retried: 0, hasMore: false });
  });
});

describe('POST /ops/jobs/catalog/discard', () => {
  const discard = async (body: object) =>
    (await operator.post('/ops/jobs/catalog/discard').send(body).expect(200)).body;

  it('200: ends one parked job, which is neither listed nor sent nor retried any more', async () => {
    const [eventId, other] = [await publish(), await publish()];
    await park(eventId);
    await park(other);
    const before = await countJobs();
    expect(await discard({ eventId, queue })).toEqual({ discarded: true });
    expect(await list()).toMatchObject({ parked: 1, jobs: [{ eventId: other }] });
    expect(await retry({ eventId, queue })).toEqual({ retried: 0, hasMore: false });
    await sweep(catalog.database, queues, publisher);
    expect(await countJobs()).toBe(before);
    expect(await read({ eventId, queue })).toMatchObject([{ isHandled: true }]);
  });

  it('200: does nothing for a job that is not parked, and ends one only once', async () => {
    const eventId = await publish();
    expect(await discard({ eventId, queue })).toEqual({ discarded: false });
    await park(eventId);
    const both = await runConcurrently([1, 2].map(() => () => discard({ eventId, queue })));
    expect(both.filter(({ discarded }) => discarded)).toHaveLength(1);
  });

  it('200: a job is either retried or discarded', async () => {
    const eventId = await publish();
    await park(eventId);
    const [retried, discarded] = await Promise.all([retry({ eventId, queue }), discard({ eventId, queue })]);
    expect(retried.retried + Number(discarded.discarded)).toBe(1);
  });
});

describe('a job that was handled meanwhile', () => {
  it('is not parked, and one that is parked leaves the list when it is handled', async () => {
    const [first, second] = [await publish(), await publish()];
    await acknowledge({ eventId: first, queue });
    expect(await park(first)).toEqual({ parked: false });
    await park(second);
    await acknowledge({ eventId: second, queue });
    expect(await list()).toMatchObject({ parked: 0, jobs: [] });
  });
});

describe('POST /internal/events/read', () => {
  it('200: says what the owner wrote, and whether the queue has handled it', async () => {
    const [first, second] = [await publish(), await publish()];
    const jobs = [second, first].map((eventId) => ({ eventId, queue }));
    const open = { type: 'stock-low', payload, isHandled: false };
    expect(await read(...jobs)).toEqual([open, open]);
    await acknowledge({ eventId: first, queue });
    expect(await read(...jobs)).toEqual([open, { ...open, isHandled: true }]);
    await acknowledge(...jobs);
    expect(await read(...jobs)).toMatchObject([{ isHandled: true }, { isHandled: true }]);
  });

  it('200: has no event of another queue, and none that was never written', async () => {
    const eventId = await publish();
    const jobs = [
      { eventId, queue: 'supplier-imports' as const },
      { eventId: randomUUID(), queue },
      { eventId, queue },
    ];
    expect(await read(...jobs)).toMatchObject([null, null, { isHandled: false }]);
  });
});

const read = async (...jobs: EventJob[]) => (await catalog.client.call(readEvents.catalog, { body: { jobs } })).events;

const acknowledge = (...jobs: EventJob[]) => catalog.client.call(acknowledgeEvents.catalog, { body: { jobs } });

const countJobs = async () => {
  const counts = await queues
    .all()
    .find(({ name }) => name === queue)
    ?.getJobCounts('waiting');
  return counts?.waiting;
};
