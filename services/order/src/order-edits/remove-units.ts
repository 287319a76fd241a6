import { randomUUID } from 'node:crypto';
import type { OrderEditForm } from '@shopwright/contracts/http/order-edits';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { can } from '@shopwright/contracts/permissions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq } from 'drizzle-orm';
import { offlinePayments } from '../db/draft-tables';
import { refundItems, refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderLine } from '../orders/order-lines';
import { findRefundError, getOwedCents, getSoldCents, isUnpaidInvoice } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { computeRefund, type RefundPlan } from '../refunds/compute-refund';
import { checkRefundLimit, type RefundLimit } from '../refunds/refund-limit';
import { getLeftCents } from '../refunds/refund-totals';
import { listRefundableLines } from '../refunds/request-refund';

type Removed = OrderEditForm['remove'];

interface Removal extends RefundPlan {
  isCredit: boolean;
}

/**
 * Returns what the removal of some units refunds, or takes off an unpaid invoice. Throws `unprocessable` that names the line of which
 * fewer are left to ship, or where nothing of the order would stay.
 */
export async function planRemoval(
  tx: Executor,
  order: OrderRow,
  lines: readonly OrderLine[],
  remove: Removed,
): Promise<Removal> {
  assertRemovable(lines, remove);
  const isCredit = isUnpaidInvoice(order);
  if (!isCredit) assertAllowed(findRefundError(order), 'remove');
  const plan = computeRefund({ items: remove, restock: true }, await listRefundableLines(tx, order.id), {
    paidCents: isCredit ? centsFromDecimal(order.total) : getSoldCents(order),
    leftCents: isCredit ? getOwedCents(order) : await getLeftCents(tx, order),
    currency: order.currency,
  });
  return { ...plan, isCredit };
}

/** Units that have shipped come back by a return. */
function assertRemovable(lines: readonly OrderLine[], remove: Removed): void {
  const seen = new Set<number>();
  const fields = remove.flatMap(({ orderItemId, quantity }, index) => {
    const line = lines.find(({ id }) => id === orderItemId);
    const isRepeated = seen.has(orderItemId);
    seen.add(orderItemId);
    if (!line || isRepeated) {
      const message = line ? `Line ${orderItemId} is listed more than once` : `This order has no line ${orderItemId}`;
      return [{ path: `remove.${index}.orderItemId`, message }];
    }
    return quantity > line.toShip
      ? [{ path: `remove.${index}.quantity`, message: `Only ${line.toShip} of this line can be removed` }]
      : [];
  });
  if (fields.length > 0) throw new AppError('unprocessable', fields[0]?.message ?? '', { fields });
  const removed = remove.reduce((sum, { quantity }) => sum + quantity, 0);
  const kept = lines.reduce((sum, { toShip, shippedQuantity }) => sum + toShip + shippedQuantity, 0) - removed;
  if (kept === 0) throw fieldError('unprocessable', 'remove', 'Nothing of this order would be left: cancel it instead');
}

export interface Refunding {
  actor: Actor;
  limit?: RefundLimit;
}

/** Throws `forbidden` where who removes them may not refund what was paid for them, or not as much today. */
export async function assertMayRemove(
  tx: Executor,
  { isCredit, amountCents }: Removal,
  { actor, limit }: Refunding,
): Promise<void> {
  if (isCredit) return;
  if (!can(actor, 'orders:refund'))
    throw new AppError('forbidden', 'You need the permission to refund orders to remove items that were paid');
  await checkRefundLimit(tx, limit, { amountCents, field: 'remove' });
}

interface Editing {
  author: Author;
  at: Date;
  reason: string;
}

/**
 * Writes the removal of some units of a locked order: an attempt to refund them, which is then to be sent, or a credit, which has
 * succeeded with its record. The trigger on refunds notes the credit note of either.
 */
export async function removeUnits(
  tx: Executor,
  order: OrderRow,
  { isCredit, amountCents, items }: Removal,
  { author, at, reason }: Editing,
): Promise<number> {
  const amount = decimalFromCents(amountCents);
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      amount,
      reason,
      isRestockPending: items.some(({ restockQuantity }) => restockQuantity > 0),
      authorId: author.userId ?? null,
      createdAt: at,
      ...(isCredit
        ? { origin: 'reduction' as const, state: 'succeeded' as const, settledAt: at }
        : { origin: 'edit' as const, stripeKey: `refund-${randomUUID()}` }),
    })
    .returning({ id: refunds.id });
  invariant(row, 'an insert returns its row');
  await tx.insert(refundItems).values(items.map((item) => ({ refundId: row.id, ...item })));
  if (isCredit) await reduce(tx, order, amountCents, at);
  else {
    const details = { refundId: row.id, amount, reason };
    await recordOrderEvent(tx, { orderId: order.id, kind: 'refund_requested', author, at, details });
  }
  return row.id;
}

/** Of an invoice that nothing is left of, nothing is due. */
async function reduce(tx: Executor, order: OrderRow, cents: number, at: Date): Promise<void> {
  const reducedTotal = decimalFromCents(centsFromDecimal(order.reducedTotal) + cents);
  await tx.update(orders).set({ reducedTotal }).where(eq(orders.id, order.id));
  if (getOwedCents({ ...order, reducedTotal }) === 0)
    await tx.update(offlinePayments).set({ paidAt: at }).where(eq(offlinePayments.orderId, order.id));
}
