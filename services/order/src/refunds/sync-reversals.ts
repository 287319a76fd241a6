import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-orders';
import type { OrderDeps } from '../deps';
import { recordDispute } from '../disputes/record-dispute';
import { findByIntent, lockOrder } from '../orders/order-row';
import { updateShipmentState } from '../orders/update-shipment-state';
import { syncPayment } from '../payments/sync-payment';
import { askStripe } from '../stripe-client';
import { finishCancelled } from './refund-order';
import { updateTotals } from './refund-totals';
import { syncRefunds } from './sync-refunds';

/**
 * Brings the refunds and disputes of a payment to what Stripe reports, and with them the order's sums, points and emails.
 * The webhook's job and the reconciler both end here. Asks Stripe for the present state, so that events may come twice,
 * late and in any order. A payment that is no order yet is synced first.
 */
export async function syncReversals(
  deps: OrderDeps,
  paymentIntentId: string,
): Promise<ResponseOf<typeof endpoints.syncReversals>> {
  const { db } = deps.database;
  const known = await findByIntent(db, paymentIntentId);
  if (!known || known.status === 'pending') await syncPayment(deps, paymentIntentId);
  const order = await findByIntent(db, paymentIntentId);
  const isUnpaid = order?.status === 'pending' && order.reviewReason === null;
  if (!order || isUnpaid) return { outcome: 'ignored' };
  await syncRefunds(deps, order.id, paymentIntentId);
  await syncDisputes(deps, order.id, paymentIntentId);
  await finishCancelled(deps, order.id);
  return { outcome: 'synced' };
}

async function syncDisputes(deps: OrderDeps, orderId: number, paymentIntentId: string): Promise<void> {
  const { data } = await askStripe('list disputes', () =>
    deps.stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
  );
  if (data.length === 0) return;
  await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    for (const dispute of data.toReversed()) await recordDispute(tx, order, dispute, deps.now());
    await updateTotals(tx, orderId);
    await updateShipmentState(tx, orderId, deps.now());
  });
}
