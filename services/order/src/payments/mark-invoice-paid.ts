import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { markInvoicePaid as endpoint } from '@shopwright/contracts/http/order-actions';
import { decimalFromCents } from '@shopwright/contracts/money';
import { fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { offlinePayments } from '../db/draft-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { findMarkPaidError, getEarningCents, getOwedCents, getPaidCents, toGoodsCents } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';

/** Notes that an invoice was paid, once, under the order's lock. The points of the order are then those of its payment. */
export async function markInvoicePaid(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  { method, reference }: BodyOf<typeof endpoint>,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    assertAllowed(findMarkPaidError(order), 'method');
    const paid = { paidAt: now(), paidBy: author.userId ?? null, paidMethod: method, paidReference: reference };
    const marked = await tx
      .update(offlinePayments)
      .set(paid)
      .where(and(eq(offlinePayments.orderId, orderId), isNull(offlinePayments.paidAt)))
      .returning({ orderId: offlinePayments.orderId });
    if (marked.length === 0) throw fieldError('conflict', 'method', 'This invoice is already paid');
    const version = order.refundsVersion + 1;
    const amountPaid = decimalFromCents(getOwedCents(order));
    const changed = { ...order, amountPaid, refundsVersion: version };
    await tx.update(orders).set({ amountPaid, refundsVersion: version }).where(eq(orders.id, orderId));
    await recordOrderEvent(tx, {
      orderId,
      kind: 'invoice_paid',
      author,
      at: now(),
      details: { amount: amountPaid, method },
    });
    const paidCents = toGoodsCents(changed, getPaidCents(changed));
    const reversedCents = paidCents - getEarningCents(changed);
    await appendEvent(tx, 'order-refunds-changed', {
      orderId,
      userId: order.userId,
      paidCents,
      reversedCents,
      version,
    });
  });
}
