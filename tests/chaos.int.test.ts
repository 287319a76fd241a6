import { syncPayment as settleEndpoint } from '@shopwright/contracts/http/internal';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireReservations } from '../services/catalog/src/reservations/expire-reservations';
import { orders, outbox } from '../services/order/src/db/schema';
import type { OrderRow } from '../services/order/src/orders/order-row';
import { findStrayPayments, reconcile } from '../services/order/src/payments/reconcile';
import { Customer, pay } from './test-customer';
import { startTestStore, type TestStore } from './test-store';

const buyers = 60;
const stock = 36;
/** Every fourth buyer walks away without paying, every second one closes the browser right after paying. */
const paysAt = (index: number) => index % 4 !== 3;
const recordsAt = (index: number) => index % 2 === 0;

let shop: TestStore;
let clockMs = 0;
let isOver = false;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs), webhooks: true });
});
afterAll(() => shop.close());

it('60 checkouts while Stripe fails, forgets and repeats itself: every payment is one order or one refund', async () => {
  const lamp = await shop.addProduct({ price: '19.99', stock });
  await setFaults({
    webhooks: { drop: 0.3, duplicate: 0.5, delayMs: [0, 800], shuffle: 0.5 },
    api: { errorRate: 0.2, dropReplyRate: 0.2, latencyMs: 5 },
  });
  const jobs = runJobs();
  await Promise.all(Array.from({ length: buyers }, (_, index) => buy(lamp, index)));
  await setFaults({});
  await pause(1000);
  isOver = true;
  await jobs;

  await reconcileAll(60_000);
  await reconcileAll(20 * 60_000);
  await shop.catalogDatabase.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where state = 'held'`,
  );
  await expireReservations(shop.catalogDatabase);

  const { intents, refunds } = await ledger();
  const rows = await shop.order.database.db.select().from(orders);
  const problems = [
    ...intents.flatMap((intent) => problemOfIntent(intent, rows, refunds)),
    ...rows.flatMap((row) => problemOfOrder(row, intents)),
  ];
  expect(problems).toEqual([]);
  const sold = rows.filter((row) => row.status === 'confirmed').length;
  expect(sold).toBeGreaterThan(buyers / 4);
  expect(await shop.stockOf(lamp)).toEqual({ onHand: stock - sold, reserved: 0 });
  const confirmations = await shop.order.database.db
    .selectDistinct({ id: outbox.eventId })
    .from(outbox)
    .where(sql`${outbox.type} = 'order-confirmed'`);
  expect(confirmations).toHaveLength(sold);
});

/** As a person would: again and again, until it works or the shop says that there is nothing left. */
async function buy(lamp: number, index: number): Promise<void> {
  const buyer = new Customer(shop);
  const checkout = await persistently(() => buyer.open(lamp));
  if (!checkout || !paysAt(index)) return;
  if (index % 5 === 0) {
    // Two more tabs with the same cart, and one of them with another.
    await Promise.allSettled([buyer.open(lamp), buyer.open(lamp), buyer.open(lamp, { quantity: 1, amount: 19.99 })]);
  }
  if (index % 6 === 1) await lapse(checkout.reference);
  await persistently(() => pay(shop, checkout.paymentIntentId));
  if (recordsAt(index)) await persistently(() => buyer.record(checkout));
}

/** The buyer took too long: the stock is free again, and may be somebody else's by the time the payment comes. */
async function lapse(reference: string): Promise<void> {
  await shop.catalogDatabase.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reference}`,
  );
  await expireReservations(shop.catalogDatabase);
}

async function persistently<T>(call: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      return await call();
    } catch (error) {
      const { code, payment_intent: intent } = error as { code?: string; payment_intent?: Stripe.PaymentIntent };
      if (code === 'out_of_stock' || intent?.status === 'succeeded') return undefined;
      await pause(50);
    }
  }
  return undefined;
}

/** The relay and the worker in one: what webhooks left in the outbox is settled, and tried again where it failed. */
async function runJobs(): Promise<void> {
  const done = new Set<string>();
  while (!isOver) {
    const rows = await shop.order.database.db.select().from(outbox).where(sql`${outbox.queue} = 'stripe-orders'`);
    for (const row of rows.filter(({ eventId }) => !done.has(eventId))) {
      const { paymentIntentId } = row.payload as { paymentIntentId: string };
      await shop.orderClient.call(settleEndpoint, { params: { paymentIntentId } }).then(
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
  // What this pass cancelled is refunded by the next one, once it is quiet.
  clockMs = laterMs + 60_000;
  await reconcile(shop.order);
}

function problemOfIntent(intent: Stripe.PaymentIntent, rows: OrderRow[], refunds: Stripe.Refund[]): string[] {
  const own = rows.filter((row) => row.paymentIntentId === intent.id);
  const returned = refunds.filter((refund) => refund.payment_intent === intent.id);
  const confirmed = own.filter((row) => row.status === 'confirmed').length;
  if (intent.status === 'succeeded') {
    const isRefunded = returned.length === 1 && returned[0]?.amount === intent.amount_received;
    const isSettled = confirmed === 1 ? returned.length === 0 : isRefunded && own[0]?.refundState === 'refunded';
    return own.length === 1 && isSettled ? [] : [`${intent.id}: ${own.length} orders, ${returned.length} refunds`];
  }
  // Where an answer was lost and the buyer gave up there may be an intent that nobody holds the secret of.
  const isClosed = intent.status === 'canceled' || own.length === 0;
  return isClosed && confirmed === 0 && returned.length === 0 ? [] : [`${intent.id}: ${intent.status}`];
}

function problemOfOrder(row: OrderRow, intents: Stripe.PaymentIntent[]): string[] {
  const intent = intents.find(({ id }) => id === row.paymentIntentId);
  if (row.status === 'cancelled') return [];
  const isPaid = intent?.status === 'succeeded' && intent.amount_received === centsFromDecimal(row.total);
  return row.status === 'confirmed' && isPaid ? [] : [`order ${row.id} is ${row.status} with ${intent?.status}`];
}

async function ledger(): Promise<{ intents: Stripe.PaymentIntent[]; refunds: Stripe.Refund[] }> {
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
