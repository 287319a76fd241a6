import { randomUUID } from 'node:crypto';
import { acknowledgeOrderEvent, getOrder, settlePayment } from '@shopwright/contracts/http/internal';
import { createPaymentIntent, listMyOrders, recordOrder } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Actor } from '@shopwright/service-kit/internal-token';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, outbox } from '../../services/order/src/db/schema';
import { reconcile } from '../../services/order/src/payments/reconcile';
import { refundOrder } from '../../services/order/src/payments/refund-order';
import { settlePayment as settle } from '../../services/order/src/payments/settle-payment';
import { type InProcessShop, startInProcessShop } from './in-process-shop';

let shop: InProcessShop;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startInProcessShop({ now: () => new Date(clockMs) });
}, 60_000);
afterAll(() => shop.close());

const visitor = (): Actor => ({ role: 'anonymous', visitorId: randomUUID() });
const customer = {
  customerName: 'Ada Buyer',
  customerEmail: 'ada@example.com',
  customerAddress: '12 Long Street, Springfield',
};

interface CheckoutOptions {
  quantity?: number;
  amount?: number;
  checkoutId?: string;
}

function open(productId: number, actor: Actor, { quantity = 1, ...rest }: CheckoutOptions = {}) {
  const body = { items: [{ productId, quantity }], ...customer, ...rest };
  return shop.orderClient.call(createPaymentIntent, { body }, actor);
}

const pay = (paymentIntentId: string, paymentMethod = 'pm_card_visa') =>
  shop.order.stripe.paymentIntents.confirm(paymentIntentId, {
    payment_method: paymentMethod,
    return_url: 'http://127.0.0.1/checkout/success',
  });

const record = (paymentIntentId: string, actor: Actor) =>
  shop.orderClient.call(recordOrder, { body: { ...customer, total: '1.00', paymentIntentId } }, actor);

async function orderRow(id: number) {
  const [row] = await shop.order.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

describe('POST /create-payment-intent', () => {
  it('prices the cart itself, holds its stock and writes a pending order', async () => {
    const lamp = await shop.addProduct({ price: '19.99', stock: 5 });
    const checkout = await open(lamp, visitor(), { quantity: 3, amount: 59.97 });
    const intent = await shop.order.stripe.paymentIntents.retrieve(checkout.paymentIntentId);
    expect(intent).toMatchObject({ amount: 5997, currency: 'usd', metadata: { orderId: String(checkout.orderId) } });
    expect(checkout.clientSecret).toBe(intent.client_secret);
    expect(await orderRow(checkout.orderId)).toMatchObject({ status: 'pending', total: '59.97' });
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 5, reserved: 3 });
  });

  it('409 price_changed with the fresh prices, and nothing held, when the shopper saw another total', async () => {
    const lamp = await shop.addProduct({ price: '19.99', stock: 5 });
    await expect(open(lamp, visitor(), { amount: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '19.99', items: [{ productId: lamp, price: '19.99', quantity: 1 }] },
    });
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('409 out_of_stock with what is left', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 2 });
    await expect(open(lamp, visitor(), { quantity: 3 })).rejects.toMatchObject({
      code: 'out_of_stock',
      details: { items: [{ productId: lamp, requested: 3, available: 2 }] },
    });
  });

  it('422 without a cart', async () => {
    const call = shop.orderClient.call(createPaymentIntent, { body: { amount: 10 } }, visitor());
    await expect(call).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('answers ten equal calls at once with one order, one intent and one hold', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 100 });
    const actor = visitor();
    const checkoutId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(lamp, actor, { checkoutId })));
    expect(new Set(replies.map((reply) => reply.paymentIntentId)).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.orderId)).size).toBe(1);
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 100, reserved: 1 });
  });

  it('closes the old intent when the cart of an attempt changes', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const actor = visitor();
    const checkoutId = randomUUID();
    const first = await open(lamp, actor, { checkoutId });
    const second = await open(lamp, actor, { checkoutId, quantity: 2 });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    await expect(pay(first.paymentIntentId)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('409 already_paid for an attempt that is paid, even with another cart', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const actor = visitor();
    const checkoutId = randomUUID();
    const checkout = await open(lamp, actor, { checkoutId });
    await pay(checkout.paymentIntentId);
    await expect(open(lamp, actor, { checkoutId })).rejects.toMatchObject({ code: 'already_paid' });
    await expect(open(lamp, actor, { checkoutId, quantity: 2 })).rejects.toMatchObject({ code: 'already_paid' });
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('404 for an attempt that another browser opened', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const checkoutId = randomUUID();
    await open(lamp, visitor(), { checkoutId });
    await expect(open(lamp, visitor(), { checkoutId })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('charges exactly the sum of the lines, for any cart', async () => {
    const priceCents = fc.integer({ min: 50, max: 99_999 });
    const cart = fc.array(fc.record({ priceCents, quantity: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(cart, async (lines) => {
        const items = await Promise.all(
          lines.map(async (line) => ({
            productId: await shop.addProduct({ price: decimalFromCents(line.priceCents), stock: 5 }),
            quantity: line.quantity,
          })),
        );
        const amount = lines.reduce((sum, line) => sum + (line.priceCents / 100) * line.quantity, 0);
        const reply = await shop.orderClient.call(createPaymentIntent, { body: { items, amount } }, visitor());
        const intent = await shop.order.stripe.paymentIntents.retrieve(reply.paymentIntentId);
        expect(intent.amount).toBe(lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0));
        expect(reply.total).toBe(decimalFromCents(intent.amount));
      }),
      { numRuns: 15 },
    );
  });
});

describe('POST /orders', () => {
  it('is one confirmed order for twenty calls at once, from browser and webhook job', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const actor = visitor();
    const { paymentIntentId, orderId } = await open(lamp, actor);
    await pay(paymentIntentId);
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? record(paymentIntentId, actor).then((order) => order.status)
        : shop.orderClient.call(settlePayment, { params: { paymentIntentId } }).then(({ outcome }) => outcome),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['confirmed']));
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 9, reserved: 0 });
    const events = await shop.order.database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.type} = 'order-confirmed' and (${outbox.payload}->>'orderId')::int = ${orderId}`);
    expect(new Set(events.map((event) => event.eventId)).size).toBe(1);
  });

  it('ignores the total that the browser claims', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const actor = visitor();
    const { paymentIntentId } = await open(lamp, actor);
    await pay(paymentIntentId);
    expect((await record(paymentIntentId, actor)).total).toBe('20.00');
  });

  it('409 while nothing is paid, also after a declined card', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const actor = visitor();
    const { paymentIntentId, orderId } = await open(lamp, actor);
    await expect(record(paymentIntentId, actor)).rejects.toMatchObject({ code: 'conflict' });
    await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    await expect(record(paymentIntentId, actor)).rejects.toMatchObject({ code: 'conflict' });
    expect((await orderRow(orderId)).status).toBe('pending');
  });

  it('404 for an unknown intent and for somebody else’s', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const { paymentIntentId } = await open(lamp, { role: 'shopper', userId: 1 });
    await pay(paymentIntentId);
    await expect(record('pi_unknown', visitor())).rejects.toMatchObject({ code: 'not_found' });
    await expect(record(paymentIntentId, visitor())).rejects.toMatchObject({ code: 'not_found' });
    await expect(record(paymentIntentId, { role: 'shopper', userId: 2 })).rejects.toMatchObject({ code: 'not_found' });
    expect((await record(paymentIntentId, { role: 'shopper', userId: 1 })).status).toBe('confirmed');
  });

  it('does not take a payment of another amount for the order', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const actor = visitor();
    const { orderId, reference } = await open(lamp, actor);
    const cheap = await shop.order.stripe.paymentIntents.create({
      amount: 50,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
      metadata: { orderId: String(orderId), orderReference: reference },
    });
    await pay(cheap.id);
    expect(await settle(shop.order, cheap.id)).toBe('ignored');
    expect((await orderRow(orderId)).status).toBe('pending');
  });
});

describe('stock', () => {
  it('sells exactly what there is: 40 buyers, 10 lamps', async () => {
    const lamp = await shop.addProduct({ price: '9.00', stock: 10 });
    const buy = async () => {
      const actor = visitor();
      const { paymentIntentId } = await open(lamp, actor);
      await pay(paymentIntentId);
      return (await record(paymentIntentId, actor)).status;
    };
    const results = await Promise.allSettled(Array.from({ length: 40 }, buy));
    const sold = results.filter((result) => result.status === 'fulfilled' && result.value === 'confirmed');
    const refused = results.filter((result) => result.status === 'rejected' && result.reason.code === 'out_of_stock');
    expect([sold.length, refused.length]).toEqual([10, 30]);
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('refunds, once and in full, who pays after the hold lapsed and the stock is gone', async () => {
    const lamp = await shop.addProduct({ price: '33.00', stock: 1 });
    const slow = await open(lamp, visitor());
    await shop.catalogDatabase.db.execute(
      sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`,
    );
    await shop.catalogDatabase.db.execute(
      sql`update reservations set state = 'released' where reference = ${slow.reference}`,
    );
    await pay(slow.paymentIntentId);
    expect(await settle(shop.order, slow.paymentIntentId)).toBe('cancelled');
    await Promise.all(Array.from({ length: 5 }, () => refundOrder(shop.order, slow.orderId)));
    expect(await orderRow(slow.orderId)).toMatchObject({ status: 'cancelled', refundState: 'refunded' });
    const { data } = await shop.order.stripe.refunds.list({ payment_intent: slow.paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([3300]);
  });
});

describe('the reconciler', () => {
  it('confirms what neither webhook nor browser reported', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 3 });
    const { paymentIntentId, orderId } = await open(lamp, visitor());
    await pay(paymentIntentId);
    clockMs = Date.now() + 60_000;
    await reconcile(shop.order);
    expect((await orderRow(orderId)).status).toBe('confirmed');
  });

  it('closes what nobody paid in time, at Stripe first, and gives the stock back', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 3 });
    const { paymentIntentId, orderId } = await open(lamp, visitor());
    clockMs = Date.now() + 20 * 60_000;
    await reconcile(shop.order);
    expect((await orderRow(orderId)).status).toBe('cancelled');
    expect((await shop.order.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 3, reserved: 0 });
    clockMs = Date.now();
  });
});

describe('GET /orders/user', () => {
  it('shows a buyer their paid orders, and nobody else’s', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 9, name: 'A lamp of mine' });
    const mine: Actor = { role: 'shopper', userId: 77 };
    const { paymentIntentId, orderId } = await open(lamp, mine);
    await open(lamp, mine);
    await pay(paymentIntentId);
    await record(paymentIntentId, mine);
    const list = await shop.orderClient.call(listMyOrders, { query: {} }, mine);
    expect(list).toMatchObject([
      { id: orderId, status: 'confirmed', total: '12.00', items: [{ name: 'A lamp of mine' }] },
    ]);
    expect(await shop.orderClient.call(listMyOrders, { query: {} }, { role: 'shopper', userId: 78 })).toEqual([]);
  });

  it('400: refuses to go on from what cannot be an order', async () => {
    const ask = (before: string) =>
      shop.orderClient.call(listMyOrders, { query: { before } }, { role: 'shopper', userId: 77 });
    for (const before of ['0', '-1', '1e3', '2147483648', '9999999999']) {
      await expect(ask(before)).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path: 'before' }] });
    }
  });
});

describe('GET /internal/orders/:id', () => {
  it('shows our own processes the whole order, and nobody else', async () => {
    const lamp = await shop.addProduct({ price: '12.00', stock: 9, name: 'A lamp to tell about' });
    const { orderId } = await open(lamp, visitor());
    const ask = (id: number, actor?: Actor) => shop.orderClient.call(getOrder, { params: { id: String(id) } }, actor);
    expect(await ask(orderId)).toMatchObject({
      id: orderId,
      items: [{ name: 'A lamp to tell about', price: '12.00' }],
    });
    await expect(ask(2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(orderId, { role: 'operator', userId: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('POST /webhooks/stripe', () => {
  const send = (payload: string, header: string) =>
    fetch(`${shop.orderUrl}/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': header },
    });
  const event = (id: string, paymentIntentId: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: { id: paymentIntentId, object: 'payment_intent', metadata: {} } },
    });
  const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = shop.webhookSecret) =>
    shop.order.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  it('stores an event once, however often it comes', async () => {
    const payload = event(`evt_${randomUUID()}`, 'pi_twice');
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(payload, sign(payload))));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const rows = await shop.order.database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.payload}->>'paymentIntentId' = 'pi_twice'`);
    expect(rows).toHaveLength(1);
    await shop.orderClient.call(acknowledgeOrderEvent, {
      params: { eventId: rows[0]!.eventId },
      body: { queue: 'stripe-orders' },
    });
  });

  it.each([
    ['no signature', () => ''],
    ['another secret', (payload: string) => sign(payload, undefined, 'whsec_other')],
    ['an old one', (payload: string) => sign(payload, Math.floor(Date.now() / 1000) - 400)],
    ['one from the future', (payload: string) => sign(payload, Math.floor(Date.now() / 1000) + 400)],
    ['one of another body', () => sign('{}')],
  ])('400 for %s', async (_, header) => {
    const payload = event('evt_forged', 'pi_forged');
    const reply = await send(payload, header(payload));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'invalid_request' });
  });
});
