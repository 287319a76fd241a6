import postgres from 'postgres';
import type { Finding } from './finding';
import { reasonOf } from './server-checks';

const setting = 'CATALOG_REPLICA_URL';
const instead = 'Lists are read from the primary.';
/** As in the catalog, which reads the primary where the replica is further behind. */
const behindMaxSeconds = 10;

interface Server {
  isReplica: boolean;
  system: string;
  timeline: number;
  /** Bytes of Postgres's log. */
  position: string;
  /** Seconds since the replica replayed something, where it has not replayed all that it received. */
  behindSeconds: number | null;
  hasSource: boolean;
}

/** Checks that a given replica follows the given Postgres. A store without it reads the primary, so nothing is refused. */
export async function checkReplica(replicaUrl: string, primaryUrl?: string): Promise<Finding[]> {
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
    const seconds = replica.behindSeconds ?? 0;
    return seconds > behindMaxSeconds ? warn(`is ${Math.round(seconds)} s behind. ${instead}`) : [];
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
        (case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_insert_lsn() end
          - '0/0')::text as position,
        case when pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
          then extract(epoch from now() - pg_last_xact_replay_timestamp())::float end as "behindSeconds",
        exists (select from pg_stat_wal_receiver) as "hasSource"`;
    if (server === undefined) throw new Error('no answer');
    return server;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
