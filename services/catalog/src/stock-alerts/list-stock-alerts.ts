import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/stock-alerts';
import type { AlertState, StockAlert } from '@shopwright/contracts/http/stock-alerts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { countUpTo } from '../count-up-to';
import { countInCursor, decodeKeyset, encodeKeyset, idInCursor } from '../cursor';
import { productKinds, stockRows } from '../db/product-lists';
import { products } from '../db/products';
import { alertSnoozes, stockAlerts } from '../db/stock-alerts';

const defaultLimit = 100;

/** Counting goes no further: the screen says that there are more. */
const countedMax = 1000;

const alertCursor = z.tuple([countInCursor, idInCursor]);

/** At the threshold or below it, as the index `stock_rows_low` says it. */
const isLow: SQL = sql`${stockRows.level} < 2 and ${stockRows.kind} <> ${productKinds.indexOf('parent')}`;

/** True for a row of `stock_rows` whose alert staff does not want to see now. */
const isSnoozed = (db: Executor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(alertSnoozes)
      .where(and(eq(alertSnoozes.productId, stockRows.productId), sql`${alertSnoozes.until} > now()`)),
  );

/** Returns one page of the products that are low now, lowest stock first, and with the first page the number of all. */
export async function listStockAlerts(
  db: Executor,
  { state, limit = defaultLimit, cursor }: QueryOf<typeof endpoints.listStockAlerts>,
): Promise<Page<StockAlert>> {
  const found = selectAlertPage(db, { state, limit, cursor });
  const since = sql<Date | null>`(select max(${stockAlerts.createdAt}) from ${stockAlerts}
    where ${stockAlerts.productId} = ${found.id})`.mapWith(stockAlerts.createdAt);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: products.id,
        name: products.name,
        stockQuantity: found.stockOnHand,
        lowStockThreshold: products.lowStockThreshold,
        since,
        snoozedUntil: alertSnoozes.until,
      })
      .from(found)
      .innerJoin(products, eq(products.id, found.id))
      .leftJoin(alertSnoozes, and(eq(alertSnoozes.productId, found.id), sql`${alertSnoozes.until} > now()`))
      .orderBy(found.stockOnHand, found.id),
    cursor === undefined ? countAlerts(db, state) : undefined,
  ]);
  const alerts = rows.map((row) => ({
    ...row,
    since: row.since?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  }));
  return { ...toPage(alerts, limit, (row) => encodeKeyset([row.stockQuantity, row.id])), total };
}

export function selectAlertPage(db: Executor, { state, limit, cursor }: AlertPage) {
  const [stock, id] = cursor === undefined ? [] : decodeKeyset(alertCursor, cursor);
  const isLater =
    cursor === undefined
      ? undefined
      : sql`(${stockRows.stockOnHand}, ${stockRows.productId}) > (${stock}::int, ${id}::int)`;
  return db
    .select({ id: sql<number>`${stockRows.productId}`.as('found_id'), stockOnHand: stockRows.stockOnHand })
    .from(stockRows)
    .where(and(isInState(db, state), isLater))
    .orderBy(stockRows.stockOnHand, stockRows.productId)
    .limit(limit + 1)
    .as('found');
}

interface AlertPage {
  state: AlertState;
  limit: number;
  cursor?: string;
}

const isInState = (db: Executor, state: AlertState): SQL | undefined =>
  and(isLow, state === 'snoozed' ? isSnoozed(db) : not(isSnoozed(db)));

export const countAlerts = (db: Executor, state: AlertState) =>
  countUpTo(
    db,
    countedMax,
    (limit) => sql`(${db.select({ one: sql`1` }).from(stockRows).where(isInState(db, state)).limit(limit)})`,
  );
