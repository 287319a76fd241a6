import postgres from 'postgres';
import type { Finding } from './finding';
import { reasonOf } from './server-checks';

const setting = 'CATALOG_REPLICA_URL';
/** As in the catalog, which reads the primary where the replica is further behind. */
const behindMaxSeconds = 10;

interface Server {
  isReplica: boolean;
  system: string;
  /** Seconds since the replica replayed something, where it has not replayed all that it received. */
  behindSeconds: number | null;
  hasSource: boolean;
}

/** Checks that a given replica follows the given Postgres. A store without it reads the primary, so nothing is refused. */
export async function checkReplica(replicaUrl: string, primaryUrl?: string): Promise<Finding[]> {
  const warn = (message: string): Finding[] => [{ setting, message, isWarning: true }];
  try {
    const replica = await ask(replicaUrl);
    if (!replica.isReplica) return warn('is no replica: it takes writes itself. Lists are read from the primary.');
    // Where the primary cannot be asked, another finding says so.
    const primary = primaryUrl === undefined ? undefined : await ask(primaryUrl).catch(() => undefined);
    if (primary && primary.system !== replica.system) return warn('belongs to another Postgres than DATABASE_URL.');
    if (!replica.hasSource) return warn('receives nothing from its primary. Lists are read from the primary.');
    const seconds = replica.behindSeconds ?? 0;
    return seconds > behindMaxSeconds
      ? warn(`is ${Math.round(seconds)} s behind. Lists are read from the primary.`)
      : [];
  } catch (error) {
    return warn(`cannot be used: ${reasonOf(error)}. Lists are read from the primary.`);
  }
}

async function ask(url: string): Promise<Server> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const [server] = await sql<Server[]>`
      select pg_is_in_recovery() as "isReplica", (select system_identifier::text from pg_control_system()) as system,
        case when pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
          then extract(epoch from now() - pg_last_xact_replay_timestamp())::float end as "behindSeconds",
        exists (select from pg_stat_wal_receiver) as "hasSource"`;
    if (server === undefined) throw new Error('no answer');
    return server;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
