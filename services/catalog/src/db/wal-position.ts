import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

export interface ServerState {
  /** Bytes of Postgres's log: those that are on disk, or replayed. */
  position: bigint;
  /** The same on a server and its copies. */
  system: string;
  /** Another one begins where a replica becomes a primary, or a backup is restored: positions of two are not comparable. */
  timeline: number;
}

type Row = Record<'position' | 'system', string> & { timeline: number; isReplica: boolean };

const system = sql`(select system_identifier::text from pg_control_system())`;
const start = sql`'0/0'::pg_lsn`;

/**
 * Where everything that is visible now is at or before. For a statement whose snapshot shows changes: one that commits
 * asynchronously is visible before its log is on disk, so that the flushed position would not do. At the beginning of a page or
 * of a file the next row comes after a header, whose end a replica reaches only with that row: its beginning says as much.
 */
export const writtenSoFar = sql<string>`(
  select case
    when at % pg_size_bytes(current_setting('wal_segment_size')) = 40 then at - 40
    when at % current_setting('wal_block_size')::int = 24 then at - 24
    else at end
  from (select pg_current_wal_insert_lsn() - ${start} as at) as log)::text`;
/** What a replica can have: it is sent what is on disk. */
const flushedSoFar = sql<string>`(pg_current_wal_flush_lsn() - ${start})::text`;

export async function askPrimary({ db }: Database): Promise<ServerState> {
  const [row] = await db.execute<Row>(sql`select ${flushedSoFar} as position, ${system} as system,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`);
  return toState(row);
}

/** `position` is 0 on a server that is no replica. */
export async function askReplica({ db }: Database): Promise<ServerState & { isReplica: boolean }> {
  const [row] = await db.execute<Row>(sql`
    select coalesce(pg_last_wal_replay_lsn() - ${start}, 0)::text as position, ${system} as system,
      (select timeline_id from pg_control_checkpoint()) as timeline, pg_is_in_recovery() as "isReplica"`);
  return { ...toState(row), isReplica: row?.isReplica === true };
}

function toState(row: Row | undefined): ServerState {
  if (!row) throw new Error('a select without a from clause returned no row');
  return { position: BigInt(row.position), system: row.system, timeline: row.timeline };
}
