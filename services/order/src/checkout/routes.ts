import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import { composeAddress } from '@shopwright/contracts/http/addresses';
import * as endpoints from '@shopwright/contracts/http/orders';
import { centsFromNumber } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { getCart, getCartKey } from '../cart/routes';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getTotals } from '../orders/total-rows';
import { isFree } from '../payments/confirm-free-order';
import { ensureIntent } from '../payments/ensure-intent';
import { startPayment } from '../payments/start-payment';
import type { RequestedReward } from '../rewards/reserve-reward';
import type { CheckoutRequest } from './checkout-rules';
import { openOrder } from './open-order';
import { resumeCheckout } from './resume-checkout';
import { isPriced } from './same-choice';

export function checkoutRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.createPaymentIntent, ({ body, actor, req }) =>
    createPaymentIntent(deps, body, actor, req.get(clientAddressHeader)),
  );
  routes.bind(endpoints.startPayment, ({ params, actor, req }) =>
    startPayment(deps, params.paymentIntentId, actor, req.get(clientAddressHeader)),
  );
}

/** The number of times that concurrent calls of one checkout may interrupt each other before one gets a 409. */
const triesMax = 5;

/**
 * Reserves stock, writes a pending order and creates its payment intent; for a checkout that is already known, returns
 * the same three again. Any number of equal calls at the same time end in one order and one intent.
 */
export async function createPaymentIntent(
  deps: OrderDeps,
  input: CheckoutInput,
  actor: Actor,
  clientAddress?: string,
): Promise<ResponseOf<typeof endpoints.createPaymentIntent>> {
  const request = { ...(await toCheckoutRequest(deps.database, input, actor)), clientAddress };
  const order = await findOrOpenOrder(deps, request);
  const intent = isFree(order) ? { clientSecret: '', id: '' } : await ensureIntent(deps, order);
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    orderId: order.id,
    reference: order.reference,
    total: order.total,
    discount: order.discount,
    ...((await isPriced(deps.database, request)) && (await getTotals(deps.database.db, order))),
  };
}

async function findOrOpenOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow> {
  for (let tries = 0; tries < triesMax; tries++) {
    const order = (await resumeCheckout(deps, request)) ?? (await openOrder(deps, request));
    if (order) return order;
  }
  throw new AppError('conflict', 'This checkout is being changed elsewhere');
}

type CheckoutInput = BodyOf<typeof endpoints.createPaymentIntent>;

/** Throws `unprocessable` without a cart, `unauthenticated` where a visitor asks for a reward. */
async function toCheckoutRequest(database: Database, input: CheckoutInput, actor: Actor): Promise<CheckoutRequest> {
  const lines = input.items ?? (await findCart(database, input, actor));
  if (lines.length === 0) throw new AppError('unprocessable', 'The cart is empty');
  const { checkoutId, language, address, billingAddress, shippingRateId, codes, vatNumber, customerEmail } = input;
  const customerName = input.customerName ?? address?.name;
  const customerAddress = address ? composeAddress(address) : input.customerAddress;
  return {
    lines,
    expectedTotalCents: input.amount === undefined ? undefined : toCents(input.amount),
    checkoutId,
    reward: toRequestedReward(input, actor),
    language,
    customer: { customerName, customerEmail, customerAddress },
    choice: { address, billingAddress, shippingRateId, codes, vatNumber },
    actor,
  };
}

/** Returns the cart of the account, else that which the browser filled before its user signed in. */
async function findCart(database: Database, { sessionId }: CheckoutInput, actor: Actor) {
  for (const key of [getCartKey(actor), actor.visitorId ?? sessionId]) {
    const lines = key === undefined ? [] : await getCart(database, key);
    if (lines.length > 0) return lines;
  }
  return [];
}

function toRequestedReward({ rewardId }: CheckoutInput, { userId }: Actor): RequestedReward | undefined {
  if (rewardId === undefined) return undefined;
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in to use a reward');
  return { id: rewardId, userId };
}

function toCents(amount: number): number {
  const cents = centsFromNumber(amount);
  if (cents !== undefined) return cents;
  throw fieldError('invalid_request', 'amount', validationMessages.amount);
}
