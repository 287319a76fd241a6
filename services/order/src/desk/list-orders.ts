import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-desk';
import type { DeskOrder, ListedDispute } from '@shopwright/contracts/http/order-desk';
import type { ListedReturn } from '@shopwright/contracts/http/order-returns';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, inArray } from 'drizzle-orm';
import { disputes } from '../db/refund-tables';
import { orderReturns } from '../db/return-tables';
import { orderItems, orders } from '../db/schema';
import { deskFacts, isReturnOpen, isUnanswered, toDeskOrder } from '../orders/desk-order';
import { idsOfCharged, listTotals } from '../orders/total-rows';
import { findOrderIds, type OrderQuery } from './find-order-ids';

/** Returns one page of the desk's list. */
export async function listOrders(
  database: Database,
  { limit = pageSize, ...query }: OrderQuery & Pick<QueryOf<typeof endpoints.listOrders>, 'limit'>,
): Promise<Page<DeskOrder>> {
  const found = await findOrderIds(database, query, limit + 1);
  const { rows: ids, nextCursor } = toPage(found, limit, (id) => id);
  const rows = await readOrders(database, ids);
  const returnsOf = query.returns && (await listOpenReturns(database, ids));
  const disputesOf = query.dispute && (await listOpenDisputes(database, ids));
  const withReasons = rows.map((row) => ({
    ...row,
    openReturns: returnsOf?.(row.id),
    openDisputes: disputesOf?.(row.id),
  }));
  return { rows: withReasons, nextCursor };
}

/** Reads the returns of these orders that wait for staff, oldest first. */
async function listOpenReturns({ db }: Database, ids: number[]) {
  const found = await db
    .select({
      id: orderReturns.id,
      orderId: orderReturns.orderId,
      kind: orderReturns.kind,
      state: orderReturns.state,
      reason: orderReturns.reason,
      requestedAt: orderReturns.requestedAt,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(and(inArray(orderReturns.orderId, ids), isReturnOpen))
    .orderBy(orderReturns.requestedAt, orderReturns.id);
  return (id: number): ListedReturn[] =>
    found
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _orderId, requestedAt, ...row }) => ({ ...row, requestedAt: requestedAt.toISOString() }));
}

/** Reads the disputes of these orders that Stripe wants an answer to, the nearest deadline first. */
async function listOpenDisputes({ db }: Database, ids: number[]) {
  const found = await db
    .select({ id: disputes.id, orderId: disputes.orderId, amount: disputes.amount, reason: disputes.reason })
    .from(disputes)
    .where(and(inArray(disputes.orderId, ids), isUnanswered))
    .orderBy(disputes.dueBy, disputes.id);
  return (id: number): ListedDispute[] =>
    found.filter(({ orderId }) => orderId === id).map(({ orderId: _orderId, ...row }) => row);
}

/** Returns these orders, in the order of their ids in the list. */
export async function readOrders({ db }: Database, ids: number[]): Promise<DeskOrder[]> {
  if (ids.length === 0) return [];
  const [rows, items] = await Promise.all([
    db
      .select({ row: orders, ...deskFacts })
      .from(orders)
      .where(inArray(orders.id, ids)),
    db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.id),
  ]);
  const totalsOf = await listTotals(db, idsOfCharged(items));
  const itemsOf = (orderId: number) => items.filter((item) => item.orderId === orderId);
  rows.sort((one, other) => ids.indexOf(one.row.id) - ids.indexOf(other.row.id));
  return rows.map(({ row, ...facts }) => toDeskOrder(row, itemsOf(row.id), facts, totalsOf(row)));
}
