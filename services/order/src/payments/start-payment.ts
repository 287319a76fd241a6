import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/orders';
import { keepReservation } from '@shopwright/contracts/http/reservations';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type Stripe from 'stripe';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/order-row';
import { isBrowserOf } from './payer';

/**
 * The time for which a payment that begins keeps its stock, unless Stripe reports an attempt: then the order's whole
 * time.
 */
const payingSeconds = 20;
/** Stock stays reserved this much longer than the order may be paid, so that its intent can be closed first. */
const closingSeconds = 120;
const keptMaxSeconds = 86_400;

/**
 * Reserves the stock of a payment that is about to be confirmed at Stripe. Throws `out_of_stock` where the last unit is
 * gone, so that no one is charged for it.
 */
export async function startPayment(
  { database, catalog, reservationPolicy }: OrderDeps,
  paymentIntentId: string,
  actor: Actor,
  clientAddress?: string,
): Promise<ResponseOf<typeof endpoints.startPayment>> {
  const order = await findByIntent(database.db, paymentIntentId);
  if (!order || !isBrowserOf(order, actor)) throw new AppError('not_found', 'No such payment');
  if (order.status === 'cancelled') throw new AppError('conflict', 'This checkout is closed');
  if (order.status !== 'pending') return { isReserved: true };
  const owners = reservationPolicy.ownersOf(actor, clientAddress);
  const { sharePercent } = reservationPolicy;
  const { state } = await catalog
    .call(keepReservation, {
      params: { reference: order.reference },
      body: { stage: 'paying', ttlSeconds: payingSeconds, owners, sharePercent },
    })
    .catch((error: unknown) => {
      // A restored catalog does not know the reservation. The sale makes it again.
      if (error instanceof AppError && error.code === 'conflict') return { state: 'released' };
      throw error;
    });
  return { isReserved: state !== 'released' };
}

/** Keeps the stock of an unpaid order for its whole time once Stripe knows of an attempt to pay it. */
export async function keepForAttempt(
  { catalog, now, logger }: OrderDeps,
  order: OrderRow,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  if (order.status !== 'pending' || !isAttempted(intent)) return;
  const leftSeconds = Math.ceil((order.expiresAt.getTime() - now().getTime()) / 1000) + closingSeconds;
  if (leftSeconds < 1) return;
  const ttlSeconds = Math.min(leftSeconds, keptMaxSeconds);
  await catalog
    .call(keepReservation, { params: { reference: order.reference }, body: { stage: 'attempted', ttlSeconds } })
    .catch((error: unknown) => {
      logger.warn(
        { err: safeError(error), orderId: order.id },
        'stock of a payment not kept, the sale takes it if it can',
      );
    });
}

/** True once somebody tried to pay the intent, also where it did not succeed. */
export function isAttempted({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return status === 'requires_action' || status === 'processing' || status === 'requires_capture' || error != null;
}
