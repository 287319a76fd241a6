import type { Database } from '@shopwright/service-kit/database/connection';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';

const hourMs = 3_600_000;
const partitionMs = hourMs;
/** Enough for a task that is late. */
const aheadMs = 12 * hourMs;
/** With the hour of a partition, and the hour until the task runs again, a day. */
const keepMs = 23 * hourMs;
/** What was there at the upgrade. */
const before = 'otel_spans_before';

const toNs = (ms: number) => sql.raw(`${ms}000000`);

/**
 * Drops the partitions with spans of more than a day ago, which costs no more than one row, and makes those of the hours to
 * come. One that cannot be made leaves its spans to the default partition.
 */
export async function rotateSpans(database: Database, logger: Logger, now: Date): Promise<void> {
  const keptSince = now.getTime() - keepMs;
  const partitions = await listPartitions(database);
  for (const { name, endMs } of partitions) {
    if (endMs <= keptSince)
      await attempt(logger, () => change(database, sql`drop table if exists ${sql.identifier(name)}`));
  }
  for (const name of ['otel_spans_other', ...partitions.flatMap((each) => (each.name === before ? before : []))]) {
    await attempt(logger, async () => {
      await database.db.execute(sql`delete from ${sql.identifier(name)} where started_ns < ${toNs(keptSince)}`);
    });
  }
  await database.db.execute(sql`delete from otel_traces where ended_ns < ${toNs(keptSince)}`);

  const current = Math.floor(now.getTime() / partitionMs) * partitionMs;
  const madeTo = Math.max(current, ...partitions.map(({ endMs }) => endMs));
  for (let startMs = madeTo; startMs <= current + aheadMs; startMs += partitionMs) {
    const name = sql.identifier(`otel_spans_${startMs / partitionMs}`);
    const range = sql`from (${toNs(startMs)}) to (${toNs(startMs + partitionMs)})`;
    await attempt(logger, () =>
      change(database, sql`create table if not exists ${name} partition of otel_spans for values ${range}`),
    );
  }
}

async function listPartitions({ db }: Database): Promise<{ name: string; endMs: number }[]> {
  const rows = await db.execute<{ name: string; end: string }>(sql`
    select relname as name, substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \\(''(\\d+)''\\)') as end
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'otel_spans'::regclass and relname <> 'otel_spans_other'`);
  return rows.map(({ name, end }) => ({ name, endMs: Number(end) / 1_000_000 }));
}

/** Whoever waits for a table's lock holds up all that come after. */
async function change(database: Database, statement: ReturnType<typeof sql>): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(statement);
  });
}

async function attempt(logger: Logger, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: safeError(error) }, 'partition of spans not changed');
  }
}
