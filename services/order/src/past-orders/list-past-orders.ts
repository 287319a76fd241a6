import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/past-orders';
import type { PastOrder } from '@shopwright/contracts/http/past-orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { pastOrders } from '../db/past-order-tables';
import type { OrderDeps } from '../deps';
import { syncNewestAccounts } from '../desk/sync-accounts';
import { isPastOrderOfAccount } from '../orders/delete-past-orders';

/** The number, the address or the name, in letters with or without accents. */
export function matchesSearch(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const document = sql`ascii_text(${pastOrders.reference} || ' ' || ${pastOrders.email} || ' ' || ${pastOrders.name})`;
  return sql`${document} ilike ascii_text(${pattern})`;
}

/**
 * Returns one page of those of an account. Where the store has any, looks first whether the account was verified since: the link
 * that invites someone verifies their address, and the next page that they open is this one.
 */
export async function listOwnPastOrders(
  deps: OrderDeps,
  userId: number,
  query: QueryOf<typeof endpoints.listMyPastOrders>,
): Promise<Page<PastOrder>> {
  const { db } = deps.database;
  const [any] = await db.select({ id: pastOrders.id }).from(pastOrders).limit(1);
  if (any) await syncNewestAccounts(deps);
  return listPastOrders(db, query, isPastOrderOfAccount(userId));
}

const defaultLimit = 20;

export async function listPastOrders(
  db: Executor,
  { limit = defaultLimit, cursor }: Pick<QueryOf<typeof endpoints.listMyPastOrders>, 'limit' | 'cursor'>,
  condition: SQL | undefined,
): Promise<Page<PastOrder>> {
  const isOlder =
    cursor === undefined
      ? undefined
      : sql`(${pastOrders.placedAt}, ${pastOrders.id}) < (select last.placed_at, last.id from past_orders last where last.id = ${cursor})`;
  const rows = await db
    .select()
    .from(pastOrders)
    .where(and(condition, isOlder))
    .orderBy(desc(pastOrders.placedAt), desc(pastOrders.id))
    .limit(limit + 1);
  const shown = rows.map(({ importId: _import, previous: _previous, outcome: _outcome, placedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
  }));
  return toPage(shown, limit, ({ id }) => id);
}
