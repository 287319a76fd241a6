import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import { lt, sql } from 'drizzle-orm';
import { catalogChanges } from '../db/changes';
import { writtenSoFar } from '../db/wal-position';

type Changes = ResponseOf<typeof endpoints.readChanges>;

const keptMinutes = 10;
/** Shorter than changes are kept, by more than a purge may be late. */
const positionMinutes = 5;
/** More products than this are reported as everything. An import that updates some names hundreds a second. */
const productsMax = 2000;

type Position = {
  /** Identifies the table and the start of the server: after a restored backup no snapshot can be compared. */
  origin: string;
  takenAt: string;
  snapshot: string;
};

/**
 * Returns what was committed after the snapshot of an earlier call, also by a transaction that had begun before it. One
 * statement reads the changes and takes the next snapshot, so that nothing falls between two calls.
 */
export async function readChanges(
  { db }: Database,
  since: string | undefined,
  { hasReplica = false } = {},
): Promise<Changes> {
  const { origin, takenAt, snapshot } = parsePosition(since);
  const [found] = await db.execute<Found>(sql`
    with here as (
      select concat_ws('-', extract(epoch from pg_postmaster_start_time()), 'catalog_changes'::regclass::oid) as origin
    ), reader as (
      select origin = ${origin} and now() - ${takenAt}::timestamptz < make_interval(mins => ${positionMinutes})
        as is_comparable
      from here
    )
    select origin, now()::text as "takenAt", pg_current_snapshot()::text as snapshot,
      ${hasReplica ? writtenSoFar : sql`null`} as written,
      not is_comparable or coalesce(has_others, false) as "isEverything", coalesce(has_lists, false) as "hasLists", products
    from here, reader, lateral (
      select json_agg(product_id) filter (where product_id is not null) as products,
        bool_or(product_id is null and not only_lists) as has_others, bool_or(only_lists) as has_lists
      from (
        select distinct product_id, only_lists from catalog_changes
        where is_comparable and transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
        limit ${productsMax + 3}
      ) as changed
    ) as found`);
  if (!found) throw new Error('a select without a from clause returned no row');
  const products = found.products ?? [];
  const keepsProducts = found.isEverything === false && products.length <= productsMax;
  const isEverything = !keepsProducts || found.hasLists;
  return {
    position: [found.origin, found.takenAt, found.snapshot].join('|'),
    isEverything,
    ...(isEverything && keepsProducts && { keepsProducts }),
    products: keepsProducts ? products : [],
    ...(found.written && (isEverything || products.length > 0) && { seen: found.written }),
  };
}

type Found = Position & {
  isEverything: boolean | null;
  hasLists: boolean;
  products: number[] | null;
  written: string | null;
};

const positionPattern = /^([\d.-]+)\|([\d :.+-]+)\|(\d+:\d+:[\d,]*)$/;

/** Reads a position that has another format as one of another origin: the caller then reads everything again. */
function parsePosition(since = ''): Position {
  const [, origin, takenAt, snapshot] = positionPattern.exec(since) ?? [];
  if (!origin || !takenAt || !snapshot) return { origin: '', takenAt: '1970-01-01', snapshot: '1:1:' };
  return { origin, takenAt, snapshot };
}

export async function purgeOldChanges({ db }: Database): Promise<void> {
  await db
    .delete(catalogChanges)
    .where(lt(catalogChanges.createdAt, sql`now() - make_interval(mins => ${keptMinutes})`));
}
