import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

const partitionMs = 3 * 3_600_000;
/** Enough for a collector whose task was late. */
const madeAhead = 4;
const keepMs = 24 * 3_600_000;

const toNs = (ms: number) => sql.raw(`${ms}000000`);
/** Names a partition by the time at which it begins. */
const nameOf = (startMs: number) => `otel_spans_${startMs / partitionMs}`;

/** Makes the partitions of the hours to come, and drops those with spans of more than a day ago, which costs no more than one row. */
export async function rotateSpans(database: Database, now: Date): Promise<void> {
  const current = Math.floor(now.getTime() / partitionMs) * partitionMs;
  const partitions = await listPartitions(database);
  for (let ahead = 0; ahead <= madeAhead; ahead += 1) {
    const startMs = current + ahead * partitionMs;
    if (!partitions.has(startMs)) await makePartition(database, startMs);
  }
  const keptSince = now.getTime() - keepMs;
  for (const startMs of partitions) {
    if (startMs + partitionMs <= keptSince) await dropPartition(database, startMs);
  }
  // What a process with a wrong clock sent, and on the day of an upgrade what was there before.
  await database.db.execute(sql`delete from otel_spans_other where started_ns < ${toNs(keptSince)}`);
  await database.db.execute(sql`delete from otel_traces where ended_ns < ${toNs(keptSince)}`);
}

async function listPartitions({ db }: Database): Promise<Set<number>> {
  const rows = await db.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'otel_spans'::regclass and relname ~ '^otel_spans_[0-9]+$'`);
  return new Set(rows.map(({ name }) => Number(name.slice('otel_spans_'.length)) * partitionMs));
}

/** Moves what the default partition has of this time, which two partitions cannot have both. */
async function makePartition(database: Database, startMs: number): Promise<void> {
  const [name, from, to] = [sql.identifier(nameOf(startMs)), toNs(startMs), toNs(startMs + partitionMs)];
  await database.transaction(async (tx) => {
    await waitBriefly(tx);
    await tx.execute(sql`lock table otel_spans in share update exclusive mode`);
    // Another instance may have made it.
    const [known] = await tx.execute(sql`select from pg_class where oid = to_regclass(${nameOf(startMs)})`);
    if (known) return;
    await tx.execute(sql`lock table otel_spans_other in access exclusive mode`);
    await tx.execute(sql`create table ${name} (like otel_spans including all)`);
    await tx.execute(sql`
      with moved as (delete from otel_spans_other where started_ns >= ${from} and started_ns < ${to} returning *)
      insert into ${name} select * from moved`);
    await tx.execute(sql`alter table otel_spans attach partition ${name} for values from (${from}) to (${to})`);
  });
}

async function dropPartition(database: Database, startMs: number): Promise<void> {
  await database.transaction(async (tx) => {
    await waitBriefly(tx);
    await tx.execute(sql`drop table if exists ${sql.identifier(nameOf(startMs))}`);
  });
}

/** Whoever waits for a table's lock holds up all that come after. The next hour tries again. */
const waitBriefly = (tx: Executor) => tx.execute(sql`set local lock_timeout = '2s'`);
