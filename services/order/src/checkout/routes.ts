import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import * as internal from '@shopwright/contracts/http/internal';
import * as endpoints from '@shopwright/contracts/http/orders';
import { centsFromNumber } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { deleteAccountCart, getCart, getCartKey } from '../cart/routes';
import { orderEvents, orderNotes } from '../db/desk-tables';
import { refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { ensureIntent } from '../payments/ensure-intent';
import { eraseReturnTexts } from '../returns/return-photos';
import type { RequestedReward } from '../rewards/reserve-reward';
import type { CheckoutRequest } from './checkout-rules';
import { openOrder } from './open-order';
import { resumeCheckout } from './resume-checkout';

export function checkoutRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.createPaymentIntent, ({ body, actor }) => createPaymentIntent(deps, body, actor));
  routes.bind(internal.eraseCustomer, async ({ body }) => {
    await eraseCustomer(deps, body.userId);
    return { erased: true as const };
  });
}

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
): Promise<ReplyOf<typeof endpoints.createPaymentIntent>> {
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

type CheckoutInput = BodyOf<typeof endpoints.createPaymentIntent>;

/** Throws `unprocessable` without a cart, `unauthenticated` where a visitor asks for a reward. */
async function toCheckoutRequest(database: Database, input: CheckoutInput, actor: Actor): Promise<CheckoutRequest> {
  const lines = input.items ?? (await findCart(database, input, actor));
  if (lines.length === 0) throw new AppError('unprocessable', 'There is no cart to pay for');
  const { checkoutId, language, customerName, customerEmail, customerAddress } = input;
  return {
    lines,
    expectedTotalCents: input.amount === undefined ? undefined : toCents(input.amount),
    checkoutId,
    reward: toRequestedReward(input, actor),
    language,
    customer: { customerName, customerEmail, customerAddress },
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

/**
 * Removes a user's personal data from their orders; lines, totals and payments stay. Closes unpaid checkouts first, at
 * Stripe too, so that no order without a customer is ever charged. A checkout that is paid or being paid continues and is
 * reconciled like any other. Throws where Stripe is unavailable; the event is then delivered again.
 */
export async function eraseCustomer(deps: OrderDeps, userId: number): Promise<void> {
  const unpaid = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), isNull(orders.placedAt)));
  for (const order of unpaid) await cancelUnpaidOrder(deps, order);
  const ofUser = deps.database.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  // Notes, messages and what was said of a return may name the customer, and nothing else needs them.
  await deps.database.db.delete(orderNotes).where(inArray(orderNotes.orderId, ofUser));
  await eraseReturnTexts(deps.database, ofUser);
  await deleteAccountCart(deps.database, userId);
  await blankReasons(deps, ofUser);
  await deps.database.db
    .update(orders)
    .set({
      customerName: 'Former customer',
      // An empty address finds no order and receives no email.
      customerEmail: '',
      customerAddress: 'Erased',
      userId: null,
      visitorId: null,
      checkoutId: null,
    })
    .where(eq(orders.userId, userId));
}

/** Blanks what people wrote of refunds and cancellations. The reasons that Stripe and the store give are codes, and stay. */
async function blankReasons({ database: { db } }: OrderDeps, orderIds: SQLWrapper): Promise<void> {
  await db.update(refunds).set({ reason: '', request: null }).where(inArray(refunds.orderId, orderIds));
  const isWritten = inArray(orderEvents.actor, ['staff', 'customer']);
  await db
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'reason'` })
    .where(and(inArray(orderEvents.orderId, orderIds), isWritten));
}
