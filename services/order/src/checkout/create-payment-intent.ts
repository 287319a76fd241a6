import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { createPaymentIntent as endpoint } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { OrderDeps } from '../deps';
import type { OrderRow } from '../orders/order-row';
import { ensureIntent } from '../payments/ensure-intent';
import { type CheckoutInput, type CheckoutRequest, toCheckoutRequest } from './checkout-request';
import { openOrder } from './open-order';
import { resumeCheckout } from './resume-checkout';

/** How often concurrent calls of one checkout may interrupt each other before one gets a 409. */
const triesMax = 5;

/**
 * Reserves stock, writes a pending order and creates its payment intent; for a checkout that is already known, returns
 * the same three again. Any number of equal calls at once end in one order and one intent.
 */
export async function createPaymentIntent(
  deps: OrderDeps,
  input: CheckoutInput,
  actor: Actor,
): Promise<ReplyOf<typeof endpoint>> {
  const request = await toCheckoutRequest(deps.database, input, actor);
  const order = await findOrOpenOrder(deps, request);
  const intent = await ensureIntent(deps, order);
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    orderId: order.id,
    reference: order.reference,
    total: order.total,
    discount: order.discount,
  };
}

async function findOrOpenOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow> {
  for (let tries = 0; tries < triesMax; tries++) {
    const order = (await resumeCheckout(deps, request)) ?? (await openOrder(deps, request));
    if (order) return order;
  }
  throw new AppError('conflict', 'This checkout is being changed in another place');
}
