import { getOrder, listMyOrders, syncPayment } from '@shopwright/contracts/http/orders';
import { nextCursor } from '@shopwright/contracts/next-page';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema';
import { reconcile } from '../reconciliation/reconcile';
import { refundOrder } from '../refunds/refund-order';
import { syncPayment as settle } from './sync-payment';

let shop: TestStore;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

describe('POST /orders', () => {
  it('is one confirmed order for thirty calls at the same time, from browser, webhook job and other processes', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop);
    const { paymentIntentId, orderId } = await shopper.open(lamp);
    await pay(shop, paymentIntentId);
    const report = {
      browser: async () => (await shopper.record({ paymentIntentId })).status,
      job: async () => (await shop.orderClient.call(syncPayment, { params: { paymentIntentId } })).outcome,
      // The reconciler and other instances of the service do not know of the asks under way in this process.
      other: () => settle(shop.order, paymentIntentId),
    };
    const calls = Array.from({ length: 10 }, () => [report.browser(), report.job(), report.other()]);
    expect(new Set(await Promise.all(calls.flat()))).toEqual(new Set(['confirmed']));
    expect(await shop.getStock(lamp)).toEqual({ onHand: 9, reserved: 0 });
    const events = await shop.order.database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.type} = 'order-confirmed' and (${outbox.payload}->>'orderId')::int = ${orderId}`);
    expect(new Set(events.map((event) => event.eventId)).size).toBe(1);
  });

  it('ignores the total that the browser claims', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop);
    const checkout = await shopper.open(lamp);
    await pay(shop, checkout.paymentIntentId);
    expect((await shopper.record(checkout)).total).toBe('20.00');
  });

  it('409 while nothing is paid, also after a declined card', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop);
    const checkout = await shopper.open(lamp);
    await expect(shopper.record(checkout)).rejects.toMatchObject({ code: 'conflict' });
    const paying = pay(shop, checkout.paymentIntentId, 'pm_card_chargeDeclined');
    await expect(paying).rejects.toMatchObject({ code: 'card_declined' });
    await expect(shopper.record(checkout)).rejects.toMatchObject({ code: 'conflict' });
    expect((await getOrderRow(shop, checkout.orderId)).status).toBe('pending');
  });

  it('404 for an unknown intent and for another customer’s', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop, { role: 'shopper', userId: 1 });
    const checkout = await shopper.open(lamp);
    await pay(shop, checkout.paymentIntentId);
    const visitor = new Customer(shop);
    await expect(visitor.record({ paymentIntentId: 'pi_unknown' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(visitor.record(checkout)).rejects.toMatchObject({ code: 'not_found' });
    const another = new Customer(shop, { role: 'shopper', userId: 2 });
    await expect(another.record(checkout)).rejects.toMatchObject({ code: 'not_found' });
    expect((await shopper.record(checkout)).status).toBe('confirmed');
  });

  it('does not take a payment of another amount for the order', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const { orderId, reference } = await new Customer(shop).open(lamp);
    const cheap = await shop.order.stripe.paymentIntents.create({
      amount: 50,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
      metadata: { orderId: String(orderId), orderReference: reference },
    });
    await pay(shop, cheap.id);
    expect(await settle(shop.order, cheap.id)).toBe('ignored');
    expect((await getOrderRow(shop, orderId)).status).toBe('pending');
  });
});

describe('stock', () => {
  it('sells exactly what there is: 40 customers, 10 lamps', async () => {
    const lamp = await shop.addProduct({ price: '9.00', stock: 10 });
    const buy = async () => {
      const shopper = new Customer(shop);
      const checkout = await shopper.open(lamp);
      await pay(shop, checkout.paymentIntentId);
      return (await shopper.record(checkout)).status;
    };
    const results = await Promise.allSettled(Array.from({ length: 40 }, buy));
    const sold = results.filter((result) => result.status === 'fulfilled' && result.value === 'confirmed');
    const refused = results.filter((result) => result.status === 'rejected' && result.reason.code === 'out_of_stock');
    expect([sold.length, refused.length]).toEqual([10, 30]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('refunds, once and in full, a payment after the reservation expired and the stock is gone', async () => {
    const lamp = await shop.addProduct({ price: '33.00', stock: 1 });
    const slow = await new Customer(shop).open(lamp);
    await shop.catalogDatabase.db.execute(
      sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`,
    );
    await shop.catalogDatabase.db.execute(
      sql`update reservations set state = 'released' where reference = ${slow.reference}`,
    );
    await pay(shop, slow.paymentIntentId);
    expect(await settle(shop.order, slow.paymentIntentId)).toBe('cancelled');
    await Promise.all(Array.from({ length: 5 }, () => refundOrder(shop.order, slow.orderId)));
    expect(await getOrderRow(shop, slow.orderId)).toMatchObject({ status: 'cancelled', refundState: 'refunded' });
    const { data } = await shop.order.stripe.refunds.list({ payment_intent: slow.paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([3300]);
  });
});

describe('the reconciler', () => {
  it('confirms what neither webhook nor browser reported', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 3 });
    const { paymentIntentId, orderId } = await new Customer(shop).open(lamp);
    await pay(shop, paymentIntentId);
    clockMs = Date.now() + 60_000;
    await reconcile(shop.order);
    expect((await getOrderRow(shop, orderId)).status).toBe('confirmed');
  });

  it('closes an unpaid order in time, at Stripe first, and releases the stock', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 3 });
    const { paymentIntentId, orderId } = await new Customer(shop).open(lamp);
    clockMs = Date.now() + 20 * 60_000;
    await reconcile(shop.order);
    expect((await getOrderRow(shop, orderId)).status).toBe('cancelled');
    expect((await shop.order.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 3, reserved: 0 });
    clockMs = Date.now();
  });
});

describe('GET /orders/user', () => {
  it('shows customers their own paid orders only', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 9, name: 'A lamp of mine' });
    const mine: Actor = { role: 'shopper', userId: 77 };
    const shopper = new Customer(shop, mine);
    const checkout = await shopper.open(lamp);
    await new Customer(shop, mine).open(lamp);
    await pay(shop, checkout.paymentIntentId);
    await shopper.record(checkout);
    const list = await shop.orderClient.call(listMyOrders, { query: {} }, mine);
    expect(list).toMatchObject([
      { id: checkout.orderId, status: 'confirmed', total: '12.00', items: [{ name: 'A lamp of mine' }] },
    ]);
    expect(await shop.orderClient.call(listMyOrders, { query: {} }, { role: 'shopper', userId: 78 })).toEqual([]);
  });

  it('leads to a next page only where there is one', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 9, name: 'A lamp in every order' });
    const customer: Actor = { role: 'shopper', userId: 79 };
    const orderIds: number[] = [];
    for (const _ of [1, 2]) {
      const shopper = new Customer(shop, customer);
      const checkout = await shopper.open(lamp);
      await pay(shop, checkout.paymentIntentId);
      orderIds.push((await shopper.record(checkout)).id);
    }
    const read = async (query: string) => {
      const headers = await createTestTokens('bff').headersFor(customer, 'order');
      const response = await fetch(`${shop.orderUrl}/orders/user?${query}`, { headers });
      const orders = (await response.json()) as { id: number }[];
      return { ids: orders.map((order) => order.id), next: nextCursor(response.headers.get('link')) };
    };
    const [first, second] = orderIds;
    expect(await read('limit=1')).toEqual({ ids: [second], next: String(second) });
    expect(await read(`limit=1&cursor=${second}`)).toEqual({ ids: [first], next: undefined });
    expect(await read('limit=2')).toEqual({ ids: [second, first], next: undefined });
  });

  it('400: refuses to go on from what cannot be an order', async () => {
    const ask = (cursor: string) =>
      shop.orderClient.call(listMyOrders, { query: { cursor } }, { role: 'shopper', userId: 77 });
    for (const cursor of ['0', '-1', '1e3', '2147483648', '9999999999']) {
      await expect(ask(cursor)).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path: 'cursor' }] });
    }
  });
});

describe('GET /internal/orders/:id', () => {
  it('shows the whole order to processes of the store only', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 9, name: 'A lamp to tell about' });
    const { orderId } = await new Customer(shop).open(lamp);
    const ask = (id: number, actor?: Actor) => shop.orderClient.call(getOrder, { params: { id: String(id) } }, actor);
    expect(await ask(orderId)).toMatchObject({
      id: orderId,
      items: [{ name: 'A lamp to tell about', price: '12.00' }],
    });
    await expect(ask(2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(orderId, { role: 'operator', userId: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
