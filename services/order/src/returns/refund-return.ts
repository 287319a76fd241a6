import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import { returnItems } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { requestRefund } from '../refunds/request-refund';
import { getReturn } from './move-return';

/**
 * Refunds the pieces of a return that staff have received. It is checked under the order's lock that no refund of this
 * return succeeded or is pending, so that two at once make one refund; a failed one may be repeated.
 */
export async function refundReturn(
  deps: OrderDeps,
  { orderId, returnId }: { orderId: number; returnId: number },
  restock: boolean,
  author: Author,
): Promise<void> {
  const returned = await deps.database.db.select().from(returnItems).where(eq(returnItems.returnId, returnId));
  const items = returned.map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
  const unshipped = new Map(returned.map(({ orderItemId, unshippedQuantity }) => [orderItemId, unshippedQuantity]));
  const reason = `Return ${returnId}`;
  await requestRefund(deps, orderId, { items, restock, reason }, author, {
    ofReturn: { id: returnId, unshipped },
    check: (tx) => assertRefundable(tx, orderId, returnId),
  });
}

async function assertRefundable(tx: Executor, orderId: number, returnId: number): Promise<void> {
  const { state } = await getReturn(tx, orderId, returnId);
  assertAllowed(state === 'received' ? undefined : `This return is ${state}: receive it first`, 'returnId');
  const [made] = await tx
    .select({ state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.returnId, returnId), ne(refunds.state, 'failed')));
  const reason = made?.state === 'pending' ? 'The refund of this return is pending' : 'This return is already refunded';
  assertAllowed(made && reason, 'returnId');
}
