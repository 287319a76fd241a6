import { eraseCustomer } from '@shopwright/contracts/http/internal';
import { getOrder, listMyOrders, trackOrder } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccountOrders as erase } from '../customers/erase-customer';
import { orderEvents } from '../db/desk-tables';
import { reconciliationRows } from '../db/reconciliation-tables';
import { orders } from '../db/schema';
import { syncPayment } from '../payments/sync-payment';
import { reconcile } from '../reconciliation/reconcile';

let shop: TestStore;
let lamp: number;
let lastUserId = 900;
let actor: Actor;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  lamp = await shop.addProduct({ price: '12.00', stock: 1000, name: 'A lamp to follow' });
});
afterAll(() => shop.close());
beforeEach(() => {
  clockMs = Date.now();
  lastUserId += 1;
  actor = { ...visitor(), role: 'shopper', userId: lastUserId };
});

async function paid(): Promise<number> {
  const shopper = new Customer(shop, actor);
  const checkout = await shopper.open(lamp, { customerEmail: 'Ada.Byron@Example.com' });
  await pay(shop, checkout.paymentIntentId);
  await shopper.record(checkout);
  return checkout.orderId;
}

const track = (orderNumber: string, email = 'ada.byron@example.com') =>
  shop.orderClient.call(trackOrder, { body: { orderNumber, email } }, visitor());

const eraseMe = () => shop.orderClient.call(eraseCustomer, { body: { userId: lastUserId } });

describe('POST /orders/track', () => {
  it('200: by number, with or without #, and email in any letters; shows how it stands and not for whom', async () => {
    const id = await paid();
    const seen = await track(`#${id}`, ' ADA.byron@EXAMPLE.com');
    expect(seen).toEqual({
      id,
      status: 'confirmed',
      refundState: 'none',
      total: '12.00',
      discount: '0.00',
      createdAt: expect.any(String),
      placedAt: expect.any(String),
      items: [expect.objectContaining({ name: 'A lamp to follow', quantity: 1, price: '12.00' })],
    });
    expect(await track(String(id))).toEqual(seen);
  });

  it.each([
    ['r&d@example.com', 'R&D@EXAMPLE.COM'],
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['info@xn--mller-kva.de', 'INFO@mu\u0308ller.de'],
    ['ＡＤＡ@例え。ｊｐ', 'ada@例え.jp'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('200: for an order of %s, by %s', async (customerEmail, email) => {
    const shopper = new Customer(shop, actor);
    const checkout = await shopper.open(lamp, { customerEmail });
    await pay(shop, checkout.paymentIntentId);
    await shopper.record(checkout);
    expect((await track(String(checkout.orderId), email)).id).toBe(checkout.orderId);
    const found = await deskOf(shop).list({ search: `#${checkout.orderId} ${email}` });
    expect(found.map(({ id }) => id)).toEqual([checkout.orderId]);
  });

  it('404: says the same of everything that does not fit', async () => {
    const id = await paid();
    const unpaid = await new Customer(shop, actor).open(lamp, { customerEmail: 'ada.byron@example.com' });
    const misses = [
      track(String(id), 'eve@example.com'),
      track(String(id), 'ada_byron@example.com'),
      track(String(id + 100_000)),
      track('9999999999'),
      track(String(unpaid.orderId)),
    ];
    const bodies = await Promise.all(
      misses.map((miss) => miss.catch(({ code, message, fields, details }) => ({ code, message, fields, details }))),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 'not_found', message: 'We found no order with this number and email' });
  });

  it.each(['0', '#', '-1', '1e3', '12345678901', "1' or 1=1"])('400: %s is no order number', async (number) => {
    await expect(track(number)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describe('POST /internal/erasures', () => {
  it('takes the person out of all their orders and leaves lines and totals, twice as once', async () => {
    const id = await paid();
    await deskOf(shop).cancel(id);
    const before = await getOrderRow(shop, id);
    await eraseMe();
    await eraseMe();
    const after = await getOrderRow(shop, id);
    expect(after).toEqual({
      ...before,
      customerName: 'Former customer',
      customerEmail: '',
      customerAddress: 'Erased',
      userId: null,
      visitorId: null,
      checkoutId: null,
      updatedAt: expect.any(Date),
    });
    expect(await shop.orderClient.call(getOrder, { params: { id: String(id) } })).toMatchObject({
      total: '12.00',
      items: [{ name: 'A lamp to follow' }],
    });
    expect(await shop.orderClient.call(listMyOrders, { query: {} }, actor)).toEqual([]);
    const found = await shop.order.database.db.execute(
      sql`select 1 from orders where lower(orders::text) like '%ada.byron%' and id = ${id}`,
    );
    expect(found).toHaveLength(0);
  });

  it('blanks what staff wrote about the customer, and keeps what Stripe and the store said', async () => {
    const id = await paid();
    const desk = deskOf(shop);
    await desk.refund(id, { amount: '1.00', reason: 'Ada called twice' });
    await desk.cancel(id, 'Ada changed her mind');
    await shop.order.database.db.insert(orderEvents).values({
      orderId: id,
      kind: 'dispute_opened',
      actor: 'stripe',
      createdAt: new Date(),
      details: { reason: 'fraudulent' },
    });
    const found = { since: new Date(), details: {}, repair: 'dismiss' as const, reason: 'Ada said so' };
    await shop.order.database.db.insert(reconciliationRows).values([
      { ...found, cause: 'paid_differs', subject: `about order ${id}`, orderId: id },
      { ...found, cause: 'account_points', subject: `about ${actor.userId}`, userId: actor.userId },
    ]);
    await eraseMe();
    const reasons = await shop.order.database.db.select({ reason: reconciliationRows.reason }).from(reconciliationRows);
    expect(reasons).toEqual([{ reason: '' }, { reason: '' }]);
    const { refunds: attempts, timeline } = await desk.get(id);
    expect(attempts.map(({ reason }) => reason)).toEqual(['', '']);
    expect(timeline.map(({ details }) => details.reason).filter(Boolean)).toEqual(['fraudulent']);
    expect(timeline.find(({ kind }) => kind === 'refund_requested')?.details).toMatchObject({ amount: '1.00' });
    const rows = await shop.order.database.db.execute(sql`
      select 1 from refunds, order_events where order_events.order_id = ${id} and refunds.order_id = ${id}
        and (refunds::text like '%Ada%' or order_events::text like '%Ada%')`);
    expect(rows).toHaveLength(0);
  });

  it('leaves nothing to be tracked, not even by the empty address that it has now', async () => {
    const id = await paid();
    await deskOf(shop).cancel(id);
    await eraseMe();
    await expect(track(String(id))).rejects.toMatchObject({ code: 'not_found' });
    await expect(track(String(id), '')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('touches no other customer', async () => {
    const id = await paid();
    const guest = await new Customer(shop).open(lamp);
    const [mine, theirs] = [await getOrderRow(shop, id), await getOrderRow(shop, guest.orderId)];
    await shop.orderClient.call(eraseCustomer, { body: { userId: lastUserId + 50_000 } });
    expect([await getOrderRow(shop, id), await getOrderRow(shop, guest.orderId)]).toEqual([mine, theirs]);
  });

  it('closes a checkout that is not paid, at Stripe too', async () => {
    const checkout = await new Customer(shop, actor).open(lamp);
    await eraseMe();
    expect((await shop.order.stripe.paymentIntents.retrieve(checkout.paymentIntentId)).status).toBe('canceled');
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'cancelled', userId: null });
  });

  it('leaves what was paid a moment ago to the reconciler, which confirms it', async () => {
    const checkout = await new Customer(shop, actor).open(lamp);
    await pay(shop, checkout.paymentIntentId);
    await eraseMe();
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'pending', userId: null });
    clockMs += 60_000;
    await reconcile(shop.order);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({
      status: 'confirmed',
      isErasureDue: true,
      userId: null,
    });
  });

  it('leaves a bank debit at work', async () => {
    const checkout = await new Customer(shop, actor).open(lamp);
    await pay(shop, checkout.paymentIntentId, 'pm_usBankAccount');
    await syncPayment(shop.order, checkout.paymentIntentId);
    await eraseMe();
    const row = await getOrderRow(shop, checkout.orderId);
    expect(row).toMatchObject({ status: 'pending', userId: null, placedAt: expect.any(Date) });
  });

  it('does nothing by halves while Stripe is away: the event comes again', async () => {
    const checkout = await new Customer(shop, actor).open(lamp);
    const intents = Object.assign(Object.create(shop.order.stripe.paymentIntents), {
      cancel: () => Promise.reject(new AppError('unavailable', 'away')),
    });
    const stripe = Object.create(shop.order.stripe, { paymentIntents: { value: intents } });
    await expect(erase({ ...shop.order, stripe }, lastUserId)).rejects.toThrow();
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'pending', userId: lastUserId });
    await eraseMe();
    const left = await shop.order.database.db.select().from(orders).where(eq(orders.userId, lastUserId));
    expect(left).toEqual([]);
  });

  it('403: is our own processes’ call', async () => {
    const call = shop.orderClient.call(eraseCustomer, { body: { userId: 1 } }, { role: 'operator', userId: 1 });
    await expect(call).rejects.toMatchObject({ code: 'forbidden' });
  });
});
