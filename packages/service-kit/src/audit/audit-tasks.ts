import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import type { Logger } from '../runtime/logger';
import type { PeriodicTask } from '../runtime/periodic-task';
import { claimDailyCheck, recordCheck } from './check-chain';

/** How long entries are kept, in every service. */
const keepDays = 2 * 365;

const sealedMax = 500;
const purgedMax = 5000;

/** Seals what has no seal yet. Instances take turns. */
export async function sealEntries({ db }: Pick<Database, 'db'>): Promise<void> {
  for (;;) {
    const [row] = await db.execute<{ sealed: number }>(sql`
      select case when exists (select from audit_log where seal is null) then audit_seal(${sealedMax}) else 0 end as sealed`);
    if ((row?.sealed ?? 0) < sealedMax) return;
  }
}

/** Deletes the oldest entries, and keeps the seal and hash of the newest of them, by which the rest can still be checked. */
export async function purgeEntries(database: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keepDays * 86_400_000).toISOString();
  return database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from audit_chain for update`);
    const [row] = await tx.execute<{ deleted: number }>(sql`
      with batch as (
        select seal, at from audit_log where seal is not null order by seal limit ${purgedMax}),
      old as (
        select max(seal) as seal from batch
        where seal < coalesce((select min(seal) from batch where at >= ${oldest}::timestamptz), 9223372036854775807)),
      kept as (
        update audit_chain set kept_seal = l.seal, kept_hash = l.hash from audit_log l where l.seal = (select seal from old)),
      gone as (
        delete from audit_log where seal <= (select seal from old) returning 1)
      select count(*)::int as deleted from gone`);
    return row?.deleted ?? 0;
  });
}

/** The tasks of each service. `watched` are the tables whose triggers must be there. */
export function auditTasks(database: Database, logger: Logger, watched: readonly string[]): PeriodicTask[] {
  return [
    { name: 'seals of the audit log', everyMs: 1000, work: () => sealEntries(database) },
    {
      name: 'old entries of the audit log',
      everyMs: 3_600_000,
      work: async () => {
        while ((await purgeEntries(database, new Date())) === purgedMax);
      },
    },
    {
      name: 'check of the audit log',
      everyMs: 3_600_000,
      async work() {
        if (!(await claimDailyCheck(database))) return;
        const { fault, ...found } = await recordCheck(database, watched);
        if (fault) logger.error({ ...found, fault }, 'the audit log was changed');
        else logger.info(found, 'the audit log is intact');
      },
    },
  ];
}
