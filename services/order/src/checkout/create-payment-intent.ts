import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { createPaymentIntent as endpoint } from '@shopwright/contracts/http/orders';
import type { Language } from '@shopwright/contracts/languages';
import { centsFromNumber } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { getCart } from '../cart/put-cart';
import type { OrderDeps } from '../deps';
import type { OrderRow } from '../orders/order-row';
import { ensureIntent } from '../payments/ensure-intent';
import { openOrder } from './open-order';
import { resumeCheckout } from './resume-checkout';

/** How often two tabs may get in each other's way before one of them is told so. */
const triesMax = 5;

export type CheckoutInput = BodyOf<typeof endpoint>;

/** A reward, and who says that it is theirs. */
export interface WantedReward {
  id: number;
  userId: number;
}

/** What a checkout asks for, once the cart is known. */
export interface CheckoutRequest {
  lines: CartLine[];
  expectedTotalCents?: number;
  checkoutId?: string;
  reward?: WantedReward;
  language?: Language;
  customer: { customerName?: string; customerEmail?: string; customerAddress?: string };
  actor: Actor;
}

/**
 * Opens a checkout: stock held, a pending order written, a payment intent made; or, for an attempt that is
 * known already, finds the same three again. Any number of equal calls at once end in one order and one intent.
 */
export async function createPaymentIntent(
  deps: OrderDeps,
  input: CheckoutInput,
  actor: Actor,
): Promise<ReplyOf<typeof endpoint>> {
  const request = await toRequest(deps, input, actor);
  const order = await findOrOpen(deps, request);
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

async function findOrOpen(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow> {
  for (let tries = 0; tries < triesMax; tries++) {
    const order = (await resumeCheckout(deps, request)) ?? (await openOrder(deps, request));
    if (order) return order;
  }
  throw new AppError('conflict', 'This checkout is being changed in another place');
}

async function toRequest(deps: OrderDeps, input: CheckoutInput, actor: Actor): Promise<CheckoutRequest> {
  const sessionId = actor.visitorId ?? input.sessionId;
  const lines = input.items ?? (sessionId ? await getCart(deps.database, sessionId) : []);
  if (lines.length === 0) throw new AppError('unprocessable', 'There is no cart to pay for');
  const { checkoutId, language, customerName, customerEmail, customerAddress } = input;
  return {
    lines,
    expectedTotalCents: input.amount === undefined ? undefined : wholeCents(input.amount),
    checkoutId,
    reward: wantedReward(input, actor),
    language,
    customer: { customerName, customerEmail, customerAddress },
    actor,
  };
}

function wantedReward({ rewardId }: CheckoutInput, { userId }: Actor): WantedReward | undefined {
  if (rewardId === undefined) return undefined;
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in to use a reward');
  return { id: rewardId, userId };
}

function wholeCents(amount: number): number {
  const cents = centsFromNumber(amount);
  if (cents !== undefined) return cents;
  const fields = [{ path: 'amount', message: 'Must be an amount with at most two decimals' }];
  throw new AppError('invalid_request', 'amount: Must be an amount with at most two decimals', { fields });
}
