import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import { orderReturns, returnItems } from '../db/return-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findOutstanding } from '../orders/find-outstanding';
import { lockOrder } from '../orders/order-row';
import { isUnpaidInvoice } from '../orders/order-rules';
import type { Outstanding } from '../orders/outstanding';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { type ReturnToRefund, requestRefund } from '../refunds/request-refund';
import { getReturn } from './move-return';

interface Target {
  orderId: number;
  returnId: number;
}

/**
 * Refunds the units of a return that staff have received, less what refunds outside of it already paid. It is checked
 * under the order's lock that no refund of this return succeeded or is pending, so that two at the same time make one
 * refund; a failed one may be repeated.
 */
export async function refundReturn(
  deps: OrderDeps,
  { orderId, returnId }: Target,
  restock: boolean,
  author: Author,
): Promise<void> {
  const reason = `Return ${returnId}`;
  await requestRefund(deps, orderId, { restock, reason }, author, (tx, order) => chooseUnits(tx, order, returnId));
}

async function chooseUnits(tx: Executor, order: OrderRow, returnId: number): Promise<ReturnToRefund> {
  await assertUnfinished(tx, order.id, returnId);
  const outstanding = await findOutstanding(tx, order, returnId);
  const { items, dueCents, creditedCents } = outstanding;
  assertAllowed(dueCents > 0 ? undefined : 'Nothing is due for this return: close it as already refunded', 'returnId');
  await recordCredit(tx, returnId, outstanding);
  const returned = await tx.select().from(returnItems).where(eq(returnItems.returnId, returnId));
  const unshipped = new Map(returned.map(({ orderItemId, unshippedQuantity }) => [orderItemId, unshippedQuantity]));
  return { items, ofReturn: { id: returnId, unshipped, creditedCents } };
}

/** Closes a received return that refunds outside of it have paid, in part or in full, without another refund. */
export async function closeReturn(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { orderId, returnId }: Target,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    await assertUnfinished(tx, orderId, returnId);
    assertAllowed(isUnpaidInvoice(order) ? 'Mark the invoice as paid, or cancel the order' : undefined, 'returnId');
    const outstanding = await findOutstanding(tx, order, returnId);
    const isPaid = outstanding.alreadyCents > 0 || outstanding.dueCents === 0;
    assertAllowed(isPaid ? undefined : 'Nothing of this return was refunded: refund it', 'returnId');
    await recordCredit(tx, returnId, outstanding);
    const at = now();
    await tx.update(orderReturns).set({ closedAt: at }).where(eq(orderReturns.id, returnId));
    await recordOrderEvent(tx, { orderId, kind: 'return_closed', author, at, details: { returnId } });
  });
}

/** Notes what the return has taken of other refunds, which then count for no other return. */
async function recordCredit(tx: Executor, returnId: number, { credited, creditedCents }: Outstanding): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ credited: decimalFromCents(creditedCents) })
    .where(eq(orderReturns.id, returnId));
  for (const { orderItemId, quantity } of credited) {
    await tx
      .update(returnItems)
      .set({ creditedQuantity: quantity })
      .where(and(eq(returnItems.returnId, returnId), eq(returnItems.orderItemId, orderItemId)));
  }
}

async function assertUnfinished(tx: Executor, orderId: number, returnId: number): Promise<void> {
  const { state, closedAt } = await getReturn(tx, orderId, returnId);
  assertAllowed(state === 'received' ? undefined : `This return is ${state}: receive it first`, 'returnId');
  assertAllowed(closedAt ? 'This return is closed' : undefined, 'returnId');
  const [made] = await tx
    .select({ state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.returnId, returnId), ne(refunds.state, 'failed')));
  const reason = made?.state === 'pending' ? 'The refund of this return is pending' : 'This return is already refunded';
  assertAllowed(made && reason, 'returnId');
}
