import { findStockMismatches, listReservationStates } from '@shopwright/contracts/http/internal-ledgers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { type OrderRow, orderItems } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { Finding } from './finding';

type ComparedOrder = Pick<OrderRow, 'id' | 'reference' | 'status' | 'refundState' | 'updatedAt'>;

/** Compares the reservation of every order with its status: a paid one is sold, a cancelled one is in stock again. */
export async function compareSales({ catalog, database }: OrderDeps, batch: ComparedOrder[]): Promise<Finding[]> {
  const withoutGoods = await listWithoutGoods(database, batch);
  const ended = batch.filter(({ id, status }) => status !== 'pending' && !withoutGoods.has(id));
  if (ended.length === 0) return [];
  const states = await catalog.call(listReservationStates, {
    body: { references: ended.map(({ reference }) => reference) },
  });
  const stateOf = new Map(states.map(({ reference, state }) => [reference, state]));
  return ended.flatMap((order): Finding[] => {
    const state = stateOf.get(order.reference) ?? 'unknown';
    const facts = { subject: `order:${order.id}`, orderId: order.id, since: order.updatedAt };
    const details = { status: order.status, reservation: state };
    if (order.status !== 'cancelled') {
      return state === 'committed' ? [] : [{ cause: 'sale_not_taken', ...facts, details }];
    }
    // A refund that did not end is a row of its own, and restocks when it does.
    const isReturned = state !== 'committed' || order.refundState === 'pending';
    return isReturned ? [] : [{ cause: 'sale_not_returned', ...facts, details }];
  });
}

/** Names those without a product: staff typed all of their lines. One that was rebuilt no longer names its draft. */
async function listWithoutGoods({ db }: Database, batch: readonly ComparedOrder[]): Promise<ReadonlySet<number>> {
  const ids = batch.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .groupBy(orderItems.orderId)
    .having(sql`max(${orderItems.productId}) < 0`);
  return new Set(rows.map(({ id }) => id));
}

/** Compares the counters of every product with its ledgers, which the catalog does by itself. */
export async function compareProducts({ catalog, now }: OrderDeps): Promise<{ findings: Finding[]; compared: number }> {
  const { compared, mismatches } = await catalog.call(findStockMismatches, {});
  const findings = mismatches.flatMap(({ productId, name, stockOnHand, ledgerQuantity, ...row }): Finding[] => {
    const facts = { subject: `product:${productId}`, productId, since: now() };
    const { reserved, reservedByCheckouts: checkouts } = row;
    return [
      ...(stockOnHand === ledgerQuantity
        ? []
        : [{ cause: 'stock_on_hand' as const, ...facts, details: { name, stockOnHand, ledger: ledgerQuantity } }]),
      ...(reserved === checkouts
        ? []
        : [{ cause: 'stock_reserved' as const, ...facts, details: { name, reserved, checkouts } }]),
    ];
  });
  return { findings, compared };
}
