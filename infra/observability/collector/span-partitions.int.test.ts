import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rotateSpans } from './span-partitions';
import { get, logger, send, service, startNs, traceId, useCollector, waitForTrace } from './test-collector';

useCollector();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Number(startNs / 1_000_000n);

const sendSpan = async (trace: string, atMs: number) => {
  await send({ service: 'bff', trace, id: 'a', name: 'GET', atMs, ms: 10 });
  await waitForTrace(trace, 1);
};

/** Returns the partition of the spans of a trace. */
const findTable = async (trace: string): Promise<string | undefined> => {
  const [row] = await service.database.db.execute<{ name: string }>(
    sql`select tableoid::regclass::text as name from otel_spans where trace_id = ${traceId(trace)}`,
  );
  return row?.name;
};

const countPartitions = async (): Promise<number> => {
  const [row] = await service.database.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_inherits where inhparent = 'otel_spans'::regclass`,
  );
  return row?.count ?? 0;
};

const statusOf = async (trace: string) => (await get(`/ops/traces/${traceId(trace)}`)).status;

const rotate = (atMs: number) => rotateSpans(service.database, logger, new Date(atMs));

describe('rotateSpans', () => {
  it('gives the spans of the hours to come partitions, after those that were there', async () => {
    await sendSpan('early', 0);
    expect(await findTable('early')).toBe('otel_spans_before');
    // Two instances at once.
    await Promise.all([1, 2].map(() => rotate(startMs)));
    await sendSpan('next', 7 * hourMs);
    expect(await findTable('next')).toMatch(/^otel_spans_\d+$/);
    await sendSpan('later', 10 * hourMs);
    expect(await findTable('later')).toMatch(/^otel_spans_\d+$/);
    expect(await findTable('later')).not.toBe(await findTable('next'));
  });

  it('ignores a batch that is sent twice', async () => {
    await sendSpan('twice', 0);
    await send({ service: 'bff', trace: 'twice', id: 'a', name: 'GET', atMs: 0, ms: 10 });
    await sendSpan('after-twice', 0);
    expect((await waitForTrace('twice', 1))?.spanCount).toBe(1);
  });

  it('takes spans of processes whose clock is wrong, and goes on beside them', async () => {
    await sendSpan('ahead', 20 * hourMs);
    expect(await findTable('ahead')).toBe('otel_spans_other');
    await rotate(startMs + 10 * hourMs);
    await sendSpan('beside', 21 * hourMs);
    expect(await findTable('beside')).toMatch(/^otel_spans_\d+$/);
    await sendSpan('behind', -9 * dayMs);
    await rotate(startMs);
    expect(await findTable('ahead')).toBe('otel_spans_other');
  });

  it('deletes traces after a day', async () => {
    const isListed = async (trace: string) => (await get(`/ops/traces?search=${traceId(trace)}`)).body.length > 0;
    await sendSpan('old', -dayMs - 1000);
    await sendSpan('young', -22 * hourMs);
    await rotate(startMs);
    expect([await isListed('old'), await isListed('young')]).toEqual([false, true]);
    expect([await statusOf('old'), await statusOf('young')]).toEqual([404, 200]);
  });

  it('drops what a partition had a day after it ended, and keeps as many as before', async () => {
    const before = await countPartitions();
    await rotate(startMs + dayMs + 5 * hourMs);
    expect([await statusOf('early'), await statusOf('next')]).toEqual([404, 200]);
    await rotate(startMs + 3 * dayMs);
    expect([await statusOf('next'), await statusOf('ahead')]).toEqual([404, 404]);
    expect(await countPartitions()).toBeLessThanOrEqual(before + 12);
  });
});
