import { syncPayment } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireReservations } from '../services/catalog/src/reservations/expire-reservations';
import { type OrderRow, orders, outbox } from '../services/order/src/db/schema';
import { findStrayPayments } from '../services/order/src/reconciliation/find-stray-payments';
import { reconcile } from '../services/order/src/reconciliation/reconcile';
import { Customer, pay } from './test-customer';
import { startTestStore, type TestStore } from './test-store';

const customers = 60;
const stock = 36;
/** Every fourth customer leaves without paying. Every second one closes the browser right after paying. */
const paysAt = (index: number) => index % 4 !== 3;
const recordsAt = (index: number) => index % 2 === 0;
/** Longer than a busy machine keeps a service from answering. */
const retriedForMs = 10_000;

let shop: TestStore;
let clockMs = 0;
let isFinished = false;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs), webhooks: true });
});
afterAll(() => shop.close());

it('turns every payment of 60 checkouts into one order or one refund while Stripe fails, loses and repeats events', async () => {
  const lamp = await shop.addProduct({ price: '19.99', stock });
  await setFaults({
    webhooks: { drop: 0.3, duplicate: 0.5, delayMs: [0, 800], shuffle: 0.5 },
    api: { errorRate: 0.2, dropReplyRate: 0.2, latencyMs: 5 },
  });
  const jobs = runJobs();
  await Promise.all(Array.from({ length: customers }, (_, index) => buy(lamp, index)));
  await setFaults({});
  await pause(1000);
  isFinished = true;
  await jobs;

  await reconcileAll(60_000);
  await reconcileAll(20 * 60_000);
  await shop.catalogDatabase.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where state = 'held'`,
  );
  await expireReservations(shop.catalogDatabase);

  const { intents, refunds } = await readLedger();
  const rows = await shop.order.database.db.select().from(orders);
  const mismatches = [
    ...intents.flatMap((intent) => checkIntent(intent, rows, refunds)),
    ...rows.flatMap((row) => checkOrder(row, intents)),
  ];
  expect(mismatches).toEqual([]);
  const sold = rows.filter((row) => row.status === 'confirmed').length;
  expect(sold).toBeGreaterThan(customers / 4);
  expect(await shop.getStock(lamp)).toEqual({ onHand: stock - sold, reserved: 0 });
  const confirmations = await shop.order.database.db
    .selectDistinct({ id: outbox.eventId })
    .from(outbox)
    .where(sql`${outbox.type} = 'order-confirmed'`);
  expect(confirmations).toHaveLength(sold);
});

/** Retries each step until it succeeds, can no longer succeed, or the product is out of stock. */
async function buy(lamp: number, index: number): Promise<void> {
  const customer = new Customer(shop);
  const checkout = await retry(() => customer.open(lamp));
  if (!checkout || !paysAt(index)) return;
  if (index % 5 === 0) {
    // Two more tabs with the same cart, and a third with another.
    await Promise.allSettled([
      customer.open(lamp),
      customer.open(lamp),
      customer.open(lamp, { quantity: 1, amount: 19.99 }),
    ]);
  }
  if (index % 6 === 1) await expire(checkout.reference);
  await retry(() => pay(shop, checkout.paymentIntentId));
  if (recordsAt(index)) await retry(() => customer.record(checkout));
}

/** Ends the reservation by time: another customer may reserve the stock before the payment arrives. */
async function expire(reference: string): Promise<void> {
  await shop.catalogDatabase.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reference}`,
  );
  await expireReservations(shop.catalogDatabase);
}

async function retry<T>(call: () => Promise<T>): Promise<T | undefined> {
  const endsAt = Date.now() + retriedForMs;
  while (Date.now() < endsAt) {
    try {
      return await call();
    } catch (error) {
      const { code, payment_intent: intent } = error as { code?: string; payment_intent?: Stripe.PaymentIntent };
      if (code === 'out_of_stock' || intent?.status === 'succeeded' || intent?.status === 'canceled') return undefined;
      await pause(100);
    }
  }
  return undefined;
}

/** Does the work of relay and worker: syncs the payments that webhooks left in the outbox, and retries failures. */
async function runJobs(): Promise<void> {
  const done = new Set<string>();
  while (!isFinished) {
    const rows = await shop.order.database.db.select().from(outbox).where(sql`${outbox.queue} = 'stripe-orders'`);
    for (const row of rows.filter(({ eventId }) => !done.has(eventId))) {
      const { paymentIntentId } = row.payload as { paymentIntentId: string };
      await shop.orderClient.call(syncPayment, { params: { paymentIntentId } }).then(
        () => done.add(row.eventId),
        () => undefined,
      );
    }
    await pause(50);
  }
}

async function reconcileAll(laterMs: number): Promise<void> {
  clockMs = laterMs;
  await reconcile(shop.order);
  await findStrayPayments(shop.order);
  // The next pass refunds what this one cancelled.
  clockMs = laterMs + 60_000;
  await reconcile(shop.order);
}

function checkIntent(intent: Stripe.PaymentIntent, rows: OrderRow[], refunds: Stripe.Refund[]): string[] {
  const own = rows.filter((row) => row.paymentIntentId === intent.id);
  const returned = refunds.filter((refund) => refund.payment_intent === intent.id);
  const confirmed = own.filter((row) => row.status === 'confirmed').length;
  if (intent.status === 'succeeded') {
    const isRefunded = returned.length === 1 && returned[0]?.amount === intent.amount_received;
    const isSettled = confirmed === 1 ? returned.length === 0 : isRefunded && own[0]?.refundState === 'refunded';
    return own.length === 1 && isSettled ? [] : [`${intent.id}: ${own.length} orders, ${returned.length} refunds`];
  }
  // A lost response may leave an intent that no customer can pay, because its secret was never received.
  const isClosed = intent.status === 'canceled' || own.length === 0;
  return isClosed && confirmed === 0 && returned.length === 0 ? [] : [`${intent.id}: ${intent.status}`];
}

function checkOrder(row: OrderRow, intents: Stripe.PaymentIntent[]): string[] {
  const intent = intents.find(({ id }) => id === row.paymentIntentId);
  if (row.status === 'cancelled') return [];
  const isPaid = intent?.status === 'succeeded' && intent.amount_received === centsFromDecimal(row.total);
  return row.status === 'confirmed' && isPaid ? [] : [`order ${row.id} is ${row.status} with ${intent?.status}`];
}

async function readLedger(): Promise<{ intents: Stripe.PaymentIntent[]; refunds: Stripe.Refund[] }> {
  const response = await fetch(`${shop.stripeUrl}/_sandbox/ledger`);
  const body = (await response.json()) as { paymentIntents: Stripe.PaymentIntent[]; refunds: Stripe.Refund[] };
  return { intents: body.paymentIntents, refunds: body.refunds };
}

async function setFaults(faults: object): Promise<void> {
  const response = await fetch(`${shop.stripeUrl}/_sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(response.status).toBe(200);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
