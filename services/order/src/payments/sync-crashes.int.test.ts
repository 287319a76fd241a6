import { randomUUID } from 'node:crypto';
import { restockReservation } from '@shopwright/contracts/http/reservations';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderEvents } from '../db/desk-tables';
import { findStrayPayments } from '../reconciliation/find-stray-payments';
import { reconcile } from '../reconciliation/reconcile';
import { refundOrder } from '../refunds/refund-order';
import { syncPayment } from './sync-payment';
import { paymentsOf } from './test-payments';

let shop: TestStore;
let clockMs = Date.now();
const { paid, refundsOf, catalogSql, withCatalog } = paymentsOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

describe('paid, and the catalog has lost the hold', () => {
  it('sells the stock again if it is available', async () => {
    const { lamp, checkout } = await paid(5, 2);
    await catalogSql(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    await catalogSql(sql`delete from reservations where reference = ${checkout.reference}`);
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 3, reserved: 0 });
  });

  it.each([
    [
      'it is sold out',
      (lamp: number) => sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`,
    ],
    ['the product is gone', (lamp: number) => sql`delete from products where id = ${lamp}`],
  ])('refunds where %s', async (_, change) => {
    const { lamp, checkout } = await paid(5, 2);
    await catalogSql(sql`delete from reservations where reference = ${checkout.reference}`);
    await catalogSql(change(lamp));
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
    await refundOrder(shop.order, checkout.orderId);
    expect((await refundsOf(checkout)).map((refund) => refund.amount)).toEqual([4000]);
  });

  it('refunds where the sale was undone already', async () => {
    const { lamp, checkout } = await paid(5);
    await syncPayment(
      withCatalog((_, real) => real()),
      checkout.paymentIntentId,
    );
    await shop.order.catalog.call(restockReservation, {
      params: { reference: checkout.reference },
      body: { except: [] },
    });
    // As after a restore of the orders: this one is pending again.
    await shop.order.database.db.execute(
      sql`update orders set status = 'pending', placed_at = null where id = ${checkout.orderId}`,
    );
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });
});

it('a payment that is not the order’s total is flagged for review', async () => {
  const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
  const checkout = await new Customer(shop).open(lamp);
  await shop.order.stripe.paymentIntents.update(checkout.paymentIntentId, { amount: 100 });
  await pay(shop, checkout.paymentIntentId);
  expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('needs_review');
  expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({
    status: 'pending',
    reviewReason: expect.stringContaining('100 cents'),
  });
  expect((await shop.getStock(lamp)).onHand).toBe(5);
});

it('a payment that does not match is flagged once by many syncs at the same time', async () => {
  const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
  const checkout = await new Customer(shop).open(lamp);
  await shop.order.stripe.paymentIntents.update(checkout.paymentIntentId, { amount: 100 });
  await pay(shop, checkout.paymentIntentId);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => syncPayment(shop.order, checkout.paymentIntentId)));
  expect(outcomes).toEqual(Array(4).fill('needs_review'));
  const flags = await shop.order.database.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, checkout.orderId), eq(orderEvents.kind, 'flagged_for_review')));
  expect(flags).toHaveLength(1);
});

it('no two orders can have the same payment', async () => {
  const [first, second] = [await paid(5), await paid(5)];
  const stolen = shop.order.database.db.execute(
    sql`update orders set payment_intent_id = ${first.checkout.paymentIntentId} where id = ${second.checkout.orderId}`,
  );
  expect(violatedConstraint(await stolen.catch((error: unknown) => error))).toBe('orders_payment_intent_id_unique');
});

it('a webhook that could not be stored is not acknowledged, and counts when it comes again', async () => {
  const { checkout } = await paid(5);
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: checkout.paymentIntentId, object: 'payment_intent', metadata: {} } },
  });
  const header = shop.order.stripe.webhooks.generateTestHeaderString({ payload, secret: shop.webhookSecret });
  const send = async () => {
    const headers = { 'stripe-signature': header };
    return (await fetch(`${shop.orderUrl}/webhooks/stripe`, { method: 'POST', body: payload, headers })).status;
  };
  const { db } = shop.order.database;
  await db.execute(sql`alter table outbox rename to outbox_away`);
  expect(await send()).toBeGreaterThanOrEqual(500);
  await db.execute(sql`alter table outbox_away rename to outbox`);
  expect(await send()).toBe(200);
  const jobs = await db.execute(
    sql`select 1 from outbox where queue = 'stripe-orders' and payload->>'paymentIntentId' = ${checkout.paymentIntentId}`,
  );
  expect(jobs).toHaveLength(1);
});

describe('a bank debit', () => {
  it('is not cancelled by us while the bank is at it, however long that takes', async () => {
    const { checkout } = await paid(5, 1, 'pm_usBankAccount');
    const asked: string[] = [];
    const intents = Object.assign(Object.create(shop.order.stripe.paymentIntents), {
      cancel: (id: string) => {
        asked.push(id);
        return shop.order.stripe.paymentIntents.cancel(id);
      },
    });
    const deps = { ...shop.order, stripe: Object.create(shop.order.stripe, { paymentIntents: { value: intents } }) };
    clockMs = Date.now() + 20 * 60_000;
    await reconcile(deps);
    clockMs = Date.now();
    expect(asked).not.toContain(checkout.paymentIntentId);
    expect((await getOrderRow(shop, checkout.orderId)).status).toBe('pending');
  });

  it('that failed leaves the checkout open to another try', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const shopper = new Customer(shop);
    const checkout = await shopper.open(lamp);
    await pay(shop, checkout.paymentIntentId, 'pm_usBankAccount_insufficientFunds');
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('pending');
    await vi.waitFor(
      async () => {
        const intent = await shop.order.stripe.paymentIntents.retrieve(checkout.paymentIntentId);
        expect(intent.status).toBe('requires_payment_method');
      },
      { timeout: 8000, interval: 200 },
    );
    const again = await shopper.open(lamp);
    expect(again.paymentIntentId).toBe(checkout.paymentIntentId);
    await pay(shop, again.paymentIntentId);
    expect((await shopper.record(again)).status).toBe('confirmed');
  });
});

it('the hold of a payment under way outlasts the time to pay: the payment is closed before the stock is given away', async () => {
  const { checkout } = await paid(5, 1, 'pm_card_threeDSecure2Required');
  await syncPayment(shop.order, checkout.paymentIntentId);
  const [hold] = await catalogSql(
    sql`select expires_at as "at" from reservations where reference = ${checkout.reference}`,
  );
  const { expiresAt } = await getOrderRow(shop, checkout.orderId);
  expect(new Date(String(hold?.at)).getTime() - expiresAt.getTime()).toBeGreaterThan(60_000);
});

describe('sweeps', () => {
  it('go on to other stray payments when one cannot be settled', async () => {
    const older = await paid(5);
    const newer = await paid(5);
    const failing = withCatalog((path, real, reference) =>
      path.endsWith('/commit') && reference === newer.checkout.reference
        ? Promise.reject(new AppError('internal', 'this one never works'))
        : real(),
    );
    await findStrayPayments(failing);
    expect((await getOrderRow(shop, newer.checkout.orderId)).status).toBe('pending');
    expect((await getOrderRow(shop, older.checkout.orderId)).status).toBe('confirmed');
  });
});
