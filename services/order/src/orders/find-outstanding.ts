import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import { orderReturns, returnItems } from '../db/return-tables';
import type { OrderRow } from '../db/schema';
import { listOrderLines } from './order-lines';
import { getSoldCents, toLeftCents } from './order-rules';
import { computeOutstanding, getShareCents, getShippingCents, type Outstanding } from './outstanding';

/**
 * Finds what the refund of a return would pay now. Refunds outside of returns count for it as far as no other return has
 * taken them: those that named its items since it was requested, and those that named no items, as made at Stripe.
 */
export async function findOutstanding(tx: Executor, order: OrderRow, returnId: number): Promise<Outstanding> {
  const [lines, returns, items, made] = await Promise.all([
    listOrderLines(tx, order.id),
    tx.select().from(orderReturns).where(eq(orderReturns.orderId, order.id)),
    listReturnItems(tx, order.id),
    listRefunds(tx, order.id),
  ]);
  // Units that an edit took off never reached the customer: no return is about them.
  const direct = made.filter(({ returnId: of, origin }) => of === null && origin !== 'edit' && origin !== 'reduction');
  const takenCents = [
    ...new Map(
      made.filter(({ origin }) => origin !== 'reduction').map(({ id, amount }) => [id, centsFromDecimal(amount)]),
    ).values(),
  ];
  const isOther = (row: { returnId: number }) => row.returnId !== returnId;
  const requestedAt = returns.find(({ id }) => id === returnId)?.requestedAt ?? new Date(0);
  const creditedElsewhere = returns
    .filter(({ id }) => id !== returnId)
    .reduce((sum, { credited }) => sum + centsFromDecimal(credited), 0);
  const unnamedCents = direct
    .filter(({ orderItemId }) => orderItemId === null)
    .reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  const countPaid = (id: number) =>
    sum(direct.filter(({ orderItemId, createdAt }) => orderItemId === id && createdAt >= requestedAt)) -
    sum(
      items
        .filter((item) => isOther(item) && item.orderItemId === id)
        .map(({ creditedQuantity }) => ({ quantity: creditedQuantity })),
    );
  const terms = { paidCents: getSoldCents(order), currency: order.currency };
  return computeOutstanding(
    items
      .filter((item) => !isOther(item))
      .map(({ orderItemId, quantity }) => {
        const line = lines.find(({ id }) => id === orderItemId);
        const left = line ? line.quantity - line.refundedQuantity : 0;
        return { orderItemId, quantity, paid: countPaid(orderItemId), left };
      }),
    {
      leftCents: toLeftCents(
        order,
        takenCents.reduce((all, cents) => all + cents, 0),
      ),
      shippingCents: getShippingCents(lines, terms.paidCents),
      poolCents: Math.max(0, unnamedCents - creditedElsewhere),
      unitsLeft: lines.reduce((all, line) => all + line.quantity - line.refundedQuantity, 0),
      getShareCents: (units) => getShareCents(units, lines, terms),
    },
  );
}

const sum = (rows: readonly { quantity: number | null }[]): number =>
  rows.reduce((all, { quantity }) => all + (quantity ?? 0), 0);

const listReturnItems = (tx: Executor, orderId: number) =>
  tx
    .select({
      returnId: returnItems.returnId,
      orderItemId: returnItems.orderItemId,
      quantity: returnItems.quantity,
      creditedQuantity: returnItems.creditedQuantity,
    })
    .from(returnItems)
    .innerJoin(orderReturns, eq(orderReturns.id, returnItems.returnId))
    .where(eq(orderReturns.orderId, orderId));

/** Lists the refunds that succeeded or are pending: a row for each item, or one without. */
const listRefunds = (tx: Executor, orderId: number) =>
  tx
    .select({
      id: refunds.id,
      returnId: refunds.returnId,
      origin: refunds.origin,
      amount: refunds.amount,
      createdAt: refunds.createdAt,
      orderItemId: refundItems.orderItemId,
      quantity: refundItems.quantity,
    })
    .from(refunds)
    .leftJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')));
