import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from './cancel-unpaid-order';
import { recordOrder, syncReported } from './routes';

let shop: TestStore;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

/** The order service, and how often it has read an intent at Stripe. */
function countReads(): { deps: OrderDeps; reads: () => number } {
  let count = 0;
  const { paymentIntents } = shop.order.stripe;
  const intents = Object.assign(Object.create(paymentIntents), {
    retrieve: (...args: Parameters<typeof paymentIntents.retrieve>) => {
      count += 1;
      return paymentIntents.retrieve(...args);
    },
  });
  const stripe = Object.create(shop.order.stripe, { paymentIntents: { value: intents } });
  return { deps: { ...shop.order, stripe }, reads: () => count };
}

async function open() {
  const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
  const shopper = new Customer(shop);
  const checkout = await shopper.open(lamp);
  const { deps, reads } = countReads();
  const body = { ...customer, total: '20.00', paymentIntentId: checkout.paymentIntentId };
  return { checkout, deps, reads, record: () => recordOrder(deps, body, shopper.actor) };
}

describe('recording an order', () => {
  it('answers from the row once the order is confirmed, and asks Stripe no more', async () => {
    const { checkout, record, reads } = await open();
    await pay(shop, checkout.paymentIntentId);
    expect((await record()).status).toBe('confirmed');
    expect(reads()).toBe(1);
    clockMs += 60_000;
    for (let call = 0; call < 5; call += 1) expect((await record()).status).toBe('confirmed');
    expect(reads()).toBe(1);
  });

  it('asks once in two seconds about a payment that is not made', async () => {
    const { record, reads } = await open();
    for (let call = 0; call < 5; call += 1) await expect(record()).rejects.toMatchObject({ code: 'conflict' });
    expect(reads()).toBe(1);
    clockMs += 2001;
    await expect(record()).rejects.toMatchObject({ code: 'conflict' });
    expect(reads()).toBe(2);
  });

  it('still asks about a cancelled order, which may have been paid in the last moment', async () => {
    const { checkout, record, reads } = await open();
    await cancelUnpaidOrder(shop.order, await getOrderRow(shop, checkout.orderId));
    await expect(record()).rejects.toMatchObject({ code: 'conflict' });
    expect(reads()).toBe(1);
  });
});

describe('the job of a webhook', () => {
  it('asks Stripe nothing once the call of the customer has confirmed the order', async () => {
    const { checkout, deps, record, reads } = await open();
    await pay(shop, checkout.paymentIntentId);
    const [, outcome] = await Promise.all([record(), waitForAsk(reads).then(() => syncJob(deps, checkout))]);
    expect(outcome).toBe('confirmed');
    expect(await syncJob(deps, checkout)).toBe('confirmed');
    expect(reads()).toBe(1);
  });

  it('asks where the call of the customer came before the payment', async () => {
    const { checkout, deps, record, reads } = await open();
    await expect(record()).rejects.toMatchObject({ code: 'conflict' });
    await pay(shop, checkout.paymentIntentId);
    expect(await syncJob(deps, checkout)).toBe('confirmed');
    expect(reads()).toBe(2);
  });

  it('asks about an order that was cancelled, and refunds a payment of the last moment', async () => {
    const { checkout, deps, reads } = await open();
    await pay(shop, checkout.paymentIntentId);
    await shop.order.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, checkout.orderId));
    expect(await syncJob(deps, checkout)).toBe('cancelled');
    expect((await getOrderRow(shop, checkout.orderId)).refundState).toBe('pending');
    expect(await syncJob(deps, checkout)).toBe('cancelled');
    expect(reads()).toBe(1);
  });

  it('asks where the call of the customer fails, and does not wait long for one that hangs', async () => {
    for (const ask of [() => Promise.reject(new Error('lost')), () => new Promise(() => undefined)]) {
      const { checkout, deps, reads } = await open();
      await pay(shop, checkout.paymentIntentId);
      void deps.recentAsks.once(checkout.paymentIntentId, deps.now(), ask).catch(() => undefined);
      expect(await syncJob(deps, checkout)).toBe('confirmed');
      expect(reads()).toBe(1);
    }
  });
});

describe('the cancellation of an unpaid order by staff', () => {
  it('is written with its entry in the timeline, or not at all', async () => {
    const { checkout } = await open();
    const { db } = shop.order.database;
    const desk = deskOf(shop);
    await db.execute(sql`alter table order_events add constraint planted check (kind <> 'cancelled') not valid`);
    await expect(desk.cancel(checkout.orderId)).rejects.toThrow();
    expect((await getOrderRow(shop, checkout.orderId)).status).toBe('pending');
    await db.execute(sql`alter table order_events drop constraint planted`);
    await desk.cancel(checkout.orderId);
    expect(await desk.get(checkout.orderId)).toMatchObject({ status: 'cancelled', timeline: [{ kind: 'cancelled' }] });
  });
});

const syncJob = (deps: OrderDeps, { paymentIntentId }: { paymentIntentId: string }) =>
  syncReported(deps, paymentIntentId);

const waitForAsk = (reads: () => number) => vi.waitFor(() => expect(reads()).toBe(1), { interval: 1 });
