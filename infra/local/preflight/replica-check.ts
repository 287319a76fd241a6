import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Finding } from './finding';
import { reasonOf } from './server-checks';

const setting = 'CATALOG_REPLICA_URL';
const instead = 'Lists are read from the primary.';
/** As in the catalog, which reads the primary where the replica is further behind. */
const behindMaxMs = 10_000;
const askAgainMs = 250;

interface Server {
  isReplica: boolean;
  system: string;
  timeline: number;
  /** Bytes of Postgres's log, on disk or replayed. A replica is not sent more. */
  position: string;
  /** The same of what a replica has received, and perhaps not replayed. */
  received: string;
  hasSource: boolean;
}

/**
 * Checks that a given replica follows the given Postgres. A store without it reads the primary, so nothing is refused. A replica
 * that has not everything at once is behind only where it still lacks it after the time that the catalog allows.
 */
export async function checkReplica(
  replicaUrl: string,
  primaryUrl?: string,
  { withinMs = behindMaxMs } = {},
): Promise<Finding[]> {
  const warn = (message: string): Finding[] => [{ setting, message, isWarning: true }];
  try {
    const replica = await ask(replicaUrl);
    if (!replica.isReplica) return warn(`is no replica: it takes writes itself. ${instead}`);
    // Where the primary cannot be asked, another finding says so.
    const primary = primaryUrl === undefined ? undefined : await ask(primaryUrl).catch(() => undefined);
    if (primary && primary.system !== replica.system) return warn('belongs to another Postgres than DATABASE_URL.');
    if (primary && primary.timeline !== replica.timeline) return warn(`follows a primary of before. ${instead}`);
    if (primary && BigInt(replica.position) > BigInt(primary.position))
      return warn(`is ahead of DATABASE_URL. ${instead}`);
    if (!replica.hasSource) return warn(`receives nothing from its primary. ${instead}`);
    const goal = BigInt(primary?.position ?? replica.received);
    const endsAt = performance.now() + withinMs;
    for (let reached = replica.position; BigInt(reached) < goal; reached = (await ask(replicaUrl)).position) {
      if (performance.now() > endsAt) return warn(`is more than ${withinMs / 1000} s behind. ${instead}`);
      await sleep(askAgainMs);
    }
    return [];
  } catch (error) {
    return warn(`cannot be used: ${reasonOf(error)}. ${instead}`);
  }
}

async function ask(url: string): Promise<Server> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const [server] = await sql<Server[]>`
      select pg_is_in_recovery() as "isReplica", (select system_identifier::text from pg_control_system()) as system,
        case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
          else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline,
        (case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_flush_lsn() end
          - '0/0')::text as position,
        (coalesce(pg_last_wal_receive_lsn(), '0/0') - '0/0')::text as received,
        exists (select from pg_stat_wal_receiver) as "hasSource"`;
    if (server === undefined) throw new Error('no answer');
    return server;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
