import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/payment-links';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq } from 'drizzle-orm';
import { openOrder } from '../checkout/open-order';
import type { DraftRow } from '../db/draft-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrderRow } from '../orders/order-row';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { confirmFreeOrder, isFree } from '../payments/confirm-free-order';
import { ensureIntent } from '../payments/ensure-intent';
import { isBrowserOf } from '../payments/payer';
import { syncPlacedOrder } from '../payments/routes';
import { isAttempted } from '../payments/start-payment';
import { readIntent, syncIntent } from '../payments/sync-payment';
import { findLiveOrder, inTurns } from './close-open-order';
import { readBilling } from './read-billing';
import { getLinkedDraft, isPlaced, type PaymentLink, verifyLink } from './read-payment-link';
import { toCheckout } from './to-checkout';

interface Browser {
  actor: Actor;
  clientAddress?: string;
}

/**
 * Opens the checkout of a payment link, as a cart's: stock, a pending order, and its intent. Any number of calls at the same time, in
 * any browsers, end in one order and one intent. Throws `already_paid`, and `conflict` where staff changed the draft meanwhile.
 */
export async function openPaymentLink(
  deps: OrderDeps,
  { version, amount, ...link }: BodyOf<typeof endpoints.openPaymentLink>,
  browser: Browser,
): Promise<ResponseOf<typeof endpoints.openPaymentLink>> {
  const expectedTotalCents = centsFromDecimal(amount);
  const order = await inTurns(async () => {
    const draft = await getLinkedDraft(deps, link);
    if (draft.orderId !== null) throw alreadyPaid();
    if (draft.version !== version)
      throw new AppError('conflict', 'The store has changed this order since you opened it');
    return (
      (await resume(deps, draft, expectedTotalCents, browser)) ?? (await open(deps, draft, expectedTotalCents, browser))
    );
  });
  if (isFree(order)) {
    await confirmFreeOrder(deps, order);
    return { clientSecret: '', paymentIntentId: '', orderId: order.id };
  }
  const intent = await ensureIntent(deps, order);
  return { clientSecret: intent.clientSecret, paymentIntentId: intent.id, orderId: order.id };
}

const alreadyPaid = () => new AppError('already_paid', 'This order has already been placed');

/**
 * Returns the open order of the draft where it may be paid as it stands, for the browser that opens it now; once somebody has tried to pay,
 * it stays that browser's, which alone gets what opens the order. Closes one that is over, at Stripe first.
 */
async function resume(
  deps: OrderDeps,
  draft: DraftRow,
  expectedTotalCents: number,
  { actor }: Browser,
): Promise<OrderRow | undefined> {
  const { db } = deps.database;
  const found = await findLiveOrder(db, draft.id);
  if (!found) return undefined;
  // The customer may have paid just now, with the webhook still on its way.
  const intent = found.paymentIntentId ? await readIntent(deps, found.paymentIntentId) : undefined;
  if (intent) await syncIntent(deps, intent);
  const order = await getOrderRow(db, found.id);
  if (order.status === 'cancelled') return undefined;
  if (isPlaced(order)) throw alreadyPaid();
  if (order.expiresAt > deps.now() && centsFromDecimal(order.total) === expectedTotalCents) {
    const payer = intent && isAttempted(intent) ? order.visitorId : (actor.visitorId ?? order.visitorId);
    const [own] = await db
      .update(orders)
      .set({ visitorId: payer })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')))
      .returning();
    return own;
  }
  if (!(await cancelUnpaidOrder(deps, order))) throw alreadyPaid();
  return undefined;
}

async function open(
  deps: OrderDeps,
  draft: DraftRow,
  expectedTotalCents: number,
  { actor, clientAddress }: Browser,
): Promise<OrderRow | undefined> {
  const checkout = toCheckout(deps, draft, {
    source: 'stripe',
    expectedTotalCents,
    billing: await readBilling(deps.database.db, draft.id),
    async write(_tx, _order, locked) {
      if (locked.linkId !== draft.linkId) throw new AppError('link_expired', 'This link is no longer valid');
    },
  });
  return openOrder(deps, { ...checkout, actor: { ...checkout.actor, visitorId: actor.visitorId }, clientAddress });
}

/** Syncs the payment that a browser reports. Stripe decides. Only the browser that paid gets what opens the order. */
export async function recordLinkPayment(
  deps: OrderDeps,
  link: PaymentLink,
  actor: Actor,
): Promise<ResponseOf<typeof endpoints.recordLinkPayment>> {
  const order = await getPaidOrder(deps, link);
  if (order.paymentIntentId) await syncPlacedOrder(deps, order.paymentIntentId, () => true);
  const recorded = await getOrderRow(deps.database.db, order.id);
  const trackingToken = isBrowserOf(recorded, actor) ? deps.trackingTokens.tokenFor(recorded) : null;
  return { orderId: recorded.id, status: recorded.status, trackingToken };
}

/**
 * Returns the order that the link opened last. A cancelled one may have been paid, and is refunded then. Who paid for an addition while
 * its first order was cancelled has paid, and learns of it.
 */
async function getPaidOrder(deps: OrderDeps, link: PaymentLink): Promise<OrderRow> {
  const draft = await verifyLink(deps, link);
  if (draft.orderId !== null) return getOrderRow(deps.database.db, draft.orderId);
  const order = await findLiveOrder(deps.database.db, draft.id);
  if (!order) throw new AppError('conflict', 'This checkout is closed and was not paid');
  return order;
}
