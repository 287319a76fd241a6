import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rotateSpans } from './span-partitions';
import { get, send, service, startNs, traceId, useCollector, waitForTrace } from './test-collector';

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

describe('rotateSpans', () => {
  it('gives spans that are there a partition, and those that come', async () => {
    await sendSpan('early', 0);
    expect(await findTable('early')).toBe('otel_spans_other');
    // Two instances at once.
    await Promise.all([1, 2].map(() => rotateSpans(service.database, new Date(startMs))));
    expect(await findTable('early')).toMatch(/^otel_spans_\d+$/);
    expect(await statusOf('early')).toBe(200);
    await sendSpan('next', 4 * hourMs);
    expect(await findTable('next')).toMatch(/^otel_spans_\d+$/);
    expect(await findTable('next')).not.toBe(await findTable('early'));
  });

  it('ignores a batch that is sent twice', async () => {
    await sendSpan('twice', 0);
    await send({ service: 'bff', trace: 'twice', id: 'a', name: 'GET', atMs: 0, ms: 10 });
    await sendSpan('after-twice', 0);
    expect((await waitForTrace('twice', 1))?.spanCount).toBe(1);
  });

  it('deletes traces after a day, also of processes whose clock is wrong', async () => {
    await sendSpan('old', -dayMs - 1000);
    await sendSpan('young', -dayMs + 60_000);
    await sendSpan('ahead', 9 * dayMs);
    await rotateSpans(service.database, new Date(startMs));
    expect(await statusOf('old')).toBe(404);
    expect(await statusOf('young')).toBe(200);
    expect(await statusOf('ahead')).toBe(200);
    expect(await findTable('ahead')).toBe('otel_spans_other');
  });

  it('drops what a partition had a day after it ended, and keeps as many as before', async () => {
    const before = await countPartitions();
    await rotateSpans(service.database, new Date(startMs + dayMs + 4 * hourMs));
    expect(await statusOf('early')).toBe(404);
    await rotateSpans(service.database, new Date(startMs + 3 * dayMs));
    expect(await statusOf('next')).toBe(404);
    expect(await countPartitions()).toBeLessThanOrEqual(before + 5);
  });
});
