import type Stripe from 'stripe';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { updateShipmentState } from '../orders/update-shipment-state';
import { askStripe } from '../stripe-client';
import { recordStripeRefund } from './record-stripe-refund';
import { updateTotals } from './refund-totals';

/** Brings the order's refunds to what Stripe lists, oldest first, made here or there. */
export async function syncRefunds(
  { stripe, database, now }: OrderDeps,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  const reported = await askStripe('list refunds', async () => {
    const found: Stripe.Refund[] = [];
    for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) found.push(refund);
    return found.reverse();
  });
  if (reported.length === 0) return;
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    for (const refund of reported) await recordStripeRefund(tx, order, refund, now());
    await updateTotals(tx, orderId);
    await updateShipmentState(tx, orderId, now());
  });
}
