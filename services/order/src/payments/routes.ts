import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import * as orderTracking from '@shopwright/contracts/http/order-tracking';
import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import * as endpoints from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, eq } from 'drizzle-orm';
import express from 'express';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent, findByReference, getPlacedOrder } from '../orders/order-row';
import { confirmFreeOrder, isFree } from './confirm-free-order';
import { notePaymentStarted } from './note-payment-started';
import { isCustomerOf, mayReadPlaced, withoutCustomer } from './payer';
import { receiveStripeEvent } from './receive-stripe-event';
import { syncPayment, toOutcome } from './sync-payment';

const rawBody = express.raw({ type: () => true, limit: '256kb', inflate: false });

export function paymentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.recordOrder, async ({ body, actor, res }) => {
    const order = await recordOrder(deps, body, actor);
    if (order.status === 'pending') res.status(202);
    return order;
  });
  routes.bind(orderTracking.getPlacedOrder, async ({ params, actor, res }) => {
    const { placed } = await syncPlacedOrder(deps, params.paymentIntentId, (row) => mayReadPlaced(row, actor));
    if (placed.status === 'pending') res.status(202);
    return placed;
  });
  routes.bind(endpoints.syncPayment, async ({ params }) => ({
    outcome: await syncReported(deps, params.paymentIntentId),
  }));
  routes.app.post(endpoints.stripeWebhook.path, rawBody, async (req, res) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await receiveStripeEvent(deps, body, req.get('stripe-signature') ?? '');
    res.json({ received: true });
  });
}

type RecordInput = BodyOf<typeof endpoints.recordOrder>;

/**
 * Syncs the payment that a browser reports. Trusts only the intent's id, and only from the customer who opened the
 * checkout; Stripe decides. Fills in customer fields that the checkout left blank.
 */
export async function recordOrder(deps: OrderDeps, input: RecordInput, actor: Actor): Promise<PlacedOrder> {
  const isCustomer = (order: OrderRow) => isCustomerOf(order, input, actor);
  if (input.paymentIntentId === undefined) return recordFreeOrder(deps, input, isCustomer);
  const fill = (order: OrderRow) => fillBlanks(deps, order, input);
  const { row, placed } = await syncPlacedOrder(deps, input.paymentIntentId, isCustomer, fill);
  return row.userId === null || mayReadPlaced(row, actor) ? placed : withoutCustomer(placed);
}

async function recordFreeOrder(
  deps: OrderDeps,
  input: RecordInput,
  isCustomer: (order: OrderRow) => boolean,
): Promise<PlacedOrder> {
  const order = await findByReference(deps.database.db, input.reference ?? '');
  if (!order || order.paymentIntentId !== null || !isFree(order) || !isCustomer(order)) {
    throw new AppError('not_found', 'No such checkout');
  }
  if (order.status === 'pending') await fillBlanks(deps, order, input);
  await confirmFreeOrder(deps, order);
  return getPlacedOrder(deps, order.id);
}

/** Returns the order of a payment after Stripe was asked about it. Throws `conflict` where it is not paid. */
export async function syncPlacedOrder(
  deps: OrderDeps,
  paymentIntentId: string,
  isCustomer: (order: OrderRow) => boolean,
  prepare?: (order: OrderRow) => Promise<void>,
): Promise<{ row: OrderRow; placed: PlacedOrder }> {
  const order = await findByIntent(deps.database.db, paymentIntentId);
  if (!order || !isCustomer(order)) throw new AppError('not_found', 'No such payment');
  await prepare?.(order);
  if (order.status === 'pending') await notePaymentStarted(deps.database.db, paymentIntentId, deps.now());
  if (mayChange(order)) {
    await deps.recentAsks.once(paymentIntentId, deps.now(), () => syncPayment(deps, paymentIntentId));
  }
  const recorded = await getPlacedOrder(deps, order.id);
  if (recorded.status === 'cancelled' && recorded.refundState === 'none') {
    throw new AppError('conflict', 'This checkout is closed and was not paid');
  }
  if (recorded.status === 'pending' && !(await isPlaced(deps, order.id))) {
    throw new AppError('conflict', 'This order is not paid yet');
  }
  return { row: order, placed: recorded };
}

type Outcome = ResponseOf<typeof endpoints.syncPayment>['outcome'];

/**
 * Syncs the payment that a webhook reports, after the call of its customer that is under way in this process: the two come
 * at nearly the same time. Asks Stripe nothing about an order that no answer would change.
 */
export async function syncReported(deps: OrderDeps, paymentIntentId: string): Promise<Outcome> {
  await deps.recentAsks.ended(paymentIntentId);
  const order = await findByIntent(deps.database.db, paymentIntentId);
  return order && !mayChange(order) ? toOutcome(order) : syncPayment(deps, paymentIntentId);
}

/** False where no answer of Stripe would change the order: it is confirmed, or its refund has begun. */
const mayChange = ({ status, refundState }: OrderRow): boolean =>
  status === 'pending' || (status === 'cancelled' && refundState === 'none');

async function fillBlanks({ database }: OrderDeps, order: OrderRow, input: RecordInput): Promise<void> {
  if (order.customerEmail !== '') return;
  const { customerName, customerEmail } = input;
  // One that shipping or tax was computed for stays.
  const customerAddress = order.customerAddress || input.customerAddress;
  await database.db
    .update(orders)
    .set({ customerName, customerEmail, customerAddress })
    .where(and(eq(orders.id, order.id), eq(orders.customerEmail, '')));
}

async function isPlaced({ database }: OrderDeps, id: number): Promise<boolean> {
  const [row] = await database.db.select({ placedAt: orders.placedAt }).from(orders).where(eq(orders.id, id));
  return row?.placedAt != null;
}
