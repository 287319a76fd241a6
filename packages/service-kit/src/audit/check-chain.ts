import { lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/connection';
import { auditChain } from './audit-tables';

const batchMax = 2000;
/** Sealing is a second behind. A row that waits for so long has been forgotten, or the task does not run. */
const openMaxMinutes = 15;

export interface ChainCheck {
  entries: number;
  lastSeal: number;
  /** The newest hash: kept elsewhere, it proves that no one has written the chain anew. */
  lastHash: string;
  fault: string | null;
}

/** Computes every hash again, from the newest deleted row on, and looks for triggers that are gone. Reads in batches. */
export async function checkChain(database: Pick<Database, 'db'>, watched: readonly string[]): Promise<ChainCheck> {
  for (;;) {
    const { keptSeal, ...found } = await checkOnce(database, watched);
    if (found.fault === null || !(await wasPurged(database, keptSeal))) return found;
    // Rows that were deleted for their age meanwhile look like rows that someone deleted.
  }
}

async function wasPurged({ db }: Pick<Database, 'db'>, keptSeal: number): Promise<boolean> {
  const [chain] = await db.select({ keptSeal: auditChain.keptSeal }).from(auditChain);
  return chain !== undefined && chain.keptSeal > keptSeal;
}

async function checkOnce(
  { db }: Pick<Database, 'db'>,
  watched: readonly string[],
): Promise<ChainCheck & { keptSeal: number }> {
  // Read first: what is sealed meanwhile comes after it.
  const [chain] = await db.select().from(auditChain);
  if (!chain) return { entries: 0, lastSeal: 0, lastHash: '', fault: 'the ends of the chain are gone', keptSeal: 0 };
  const { keptSeal } = chain;
  let [seal, hash, entries] = [keptSeal, chain.keptHash, 0];
  let fault: string | null = null;
  while (fault === null && seal < chain.lastSeal) {
    const batch = await checkBatch(db, { seal, hash, until: chain.lastSeal });
    if (batch.broken !== null) fault = `entry ${batch.broken} was changed`;
    else if (batch.seal === null || batch.hash === null) fault = `entries after seal ${seal} are gone`;
    else [seal, hash, entries] = [batch.seal, batch.hash, entries + batch.entries];
  }
  if (fault === null && !hash.equals(chain.lastHash)) fault = 'the last entry is not the one that was sealed last';
  fault ??= await findMissingTrigger(db, watched);
  fault ??= await findForgotten(db);
  return { entries, lastSeal: chain.lastSeal, lastHash: chain.lastHash.toString('hex'), fault, keptSeal };
}

interface Position {
  seal: number;
  hash: Buffer;
}

async function checkBatch(db: Executor, { seal, hash, until }: Position & { until: number }) {
  const [row] = await db.execute<{
    broken: string | null;
    seal: string | null;
    hash: string | null;
    entries: number;
  }>(sql`
    with batch as (
      select l.id, l.seal, l.hash,
        l.hash is not distinct from audit_hash(l.previous_hash, l)
        and l.previous_hash = lag(l.hash, 1, ${hash}::bytea) over (order by l.seal)
        and l.seal = lag(l.seal, 1, ${seal}::bigint) over (order by l.seal) + 1 as is_intact
      from audit_log l where l.seal > ${seal} and l.seal <= ${until} order by l.seal limit ${batchMax})
    select (select id from batch where is_intact is not true order by seal limit 1) as broken,
      (select max(seal) from batch) as seal,
      (select encode(hash, 'hex') from batch order by seal desc limit 1) as hash,
      (select count(*)::int from batch) as entries`);
  return {
    broken: row?.broken ?? null,
    seal: row?.seal == null ? null : Number(row.seal),
    hash: row?.hash == null ? null : Buffer.from(row.hash, 'hex'),
    entries: row?.entries ?? 0,
  };
}

async function findMissingTrigger(db: Executor, watched: readonly string[]): Promise<string | null> {
  const rows = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'audit' and t.tgenabled in ('O', 'A') and c.relnamespace = current_schema()::regnamespace`);
  const present = new Set(rows.map(({ name }) => name));
  const missing = watched.filter((table) => !present.has(table));
  return missing.length === 0 ? null : `changes of ${missing.join(', ')} are not recorded: the trigger is gone`;
}

async function findForgotten(db: Executor): Promise<string | null> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from audit_log
    where seal is null and at < now() - make_interval(mins => ${openMaxMinutes})`);
  return row && row.count > 0 ? `${row.count} entries wait for their seal` : null;
}

/** Keeps what the check found for the alerts of operations, and returns it. */
export async function recordCheck(database: Database, watched: readonly string[]): Promise<ChainCheck> {
  const found = await checkChain(database, watched);
  await database.db.update(auditChain).set({ checkedAt: sql`now()`, fault: found.fault });
  return found;
}

/** Reads whether the last check found a fault. */
export async function hasFault({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const [row] = await db.select({ fault: auditChain.fault }).from(auditChain);
  return row === undefined || row.fault !== null;
}

/** True for one of the instances, once a day. */
export async function claimDailyCheck({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const claimed = await db
    .update(auditChain)
    .set({ checkedAt: sql`now()` })
    .where(sql`${auditChain.checkedAt} is null or ${lt(auditChain.checkedAt, sql`now() - interval '1 day'`)}`)
    .returning({ id: auditChain.id });
  return claimed.length > 0;
}
