import { randomUUID } from 'node:crypto';
import { findTraceIds } from '@shopwright/contracts/http/traces';
import * as endpoints from '@shopwright/contracts/http/x-ray';
import { noTrace } from '@shopwright/service-kit/runtime/trace-budget';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccountOrders } from '../services/order/src/customers/erase-customer';
import { orders } from '../services/order/src/db/schema';
import { receiveStripeEvent } from '../services/order/src/payments/receive-stripe-event';
import { getOrderXRay } from '../services/order/src/x-ray/get-order-x-ray';
import { buy, clerk, deskOf } from './test-desk';
import { runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const get = (id: number) => shop.orderClient.call(endpoints.getOrderXRay, { params: { id: String(id) } }, clerk);
const find = (of: string) => shop.orderClient.call(endpoints.findOrderOf, { query: { of } }, clerk);
const record = (id: number, eventId: string, body = 'Thank you, Ada') =>
  shop.orderClient.call(endpoints.recordOrderEmail, {
    params: { id: String(id) },
    body: { eventId, kind: 'confirmed', recipient: 'ada@example.com', subject: 'Your order', body },
  });

/** Delivers the payment's webhook as Stripe signs it. */
async function deliver(paymentIntentId: string): Promise<string> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const created = Math.floor(Date.now() / 1000);
  const object = { object: 'payment_intent', id: paymentIntentId, metadata: {} };
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    created,
    data: { object },
  });
  const signature = shop.order.stripe.webhooks.generateTestHeaderString({ payload, secret: shop.webhookSecret });
  await receiveStripeEvent(shop.order, Buffer.from(payload), signature);
  return id;
}

describe('GET /orders/:id/x-ray', () => {
  it('puts Stripe, jobs, emails, stock, points and staff together', async () => {
    const shopper = await Shopper.create(shop);
    const order = await buy(shop, { actor: shopper.actor, quantity: 2 });
    const stripeEvent = await deliver(order.paymentIntentId);
    await runLoyaltyJobs(shop);
    const eventId = randomUUID();
    expect([await record(order.id, eventId), await record(order.id, eventId)]).toEqual([
      { recorded: true },
      { recorded: false },
    ]);
    await deskOf(shop).refund(order.id, { items: [{ orderItemId: order.itemId, quantity: 1 }], restock: true });
    const xRay = await get(order.id);
    expect(xRay).toMatchObject({
      orderId: order.id,
      status: 'confirmed',
      hasAccount: true,
      unavailable: [],
      paymentIntentId: order.paymentIntentId,
      stripeEvents: [{ id: stripeEvent, type: 'payment_intent.succeeded' }],
      emails: [{ eventId, subject: 'Your order', body: 'Thank you, Ada' }],
      stockMoves: [
        { productId: order.productId, delta: -2, resultingQuantity: 8, reason: 'sale', isDropshipped: false },
        { productId: order.productId, delta: 1, resultingQuantity: 9, reason: 'restock' },
      ],
      points: [{ kind: 'earned', points: 40 }],
    });
    const queues = xRay.jobs.map(({ queue }) => queue);
    expect(queues).toEqual(expect.arrayContaining(['stripe-orders', 'loyalty', 'order-mails', 'order-updates']));
    expect(xRay.jobs.find(({ queue }) => queue === 'loyalty')?.handledAt).not.toBeNull();
    expect(xRay.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['confirmed', 'refund_requested', 'refund_succeeded', 'restocked']),
    );
  });

  it('has no link that opens the order without an account', async () => {
    const order = await buy(shop);
    const link = `https://store.example/track-order?order=${order.id}&token=`;
    await record(order.id, randomUUID(), `Track your order: ${link}secret-1_a\nUnsubscribe: https://a.bc/?token=x&y=1`);
    const [email] = (await get(order.id)).emails;
    expect(email?.body).toBe(`Track your order: ${link}hidden\nUnsubscribe: https://a.bc/?token=hidden&y=1`);
  });

  it('says which service did not answer, and shows the rest', async () => {
    const order = await buy(shop);
    const away = { call: () => Promise.reject(new Error('away')) } as unknown as typeof shop.order.catalog;
    expect(await getOrderXRay({ ...shop.order, catalog: away }, order.id)).toMatchObject({
      unavailable: ['catalog'],
      stockMoves: [],
      timeline: [{ kind: 'confirmed' }],
    });
  });

  it('forgets the emails of a customer who was erased', async () => {
    const shopper = await Shopper.create(shop);
    const order = await buy(shop, { actor: shopper.actor });
    await record(order.id, randomUUID());
    await deskOf(shop).cancel(order.id);
    await eraseAccountOrders(shop.order, shopper.id);
    expect((await get(order.id)).emails).toEqual([]);
    expect(await record(order.id, randomUUID())).toEqual({ recorded: false });
  });

  it('404 for an unknown order, 403 for a shopper', async () => {
    await expect(get(999_999)).rejects.toMatchObject({ code: 'not_found' });
    const asShopper = shop.orderClient.call(
      endpoints.getOrderXRay,
      { params: { id: '1' } },
      { role: 'shopper', userId: 1 },
    );
    await expect(asShopper).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('GET /x-ray', () => {
  it('finds the order by everything that names it', async () => {
    const order = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    const stripeEvent = await deliver(order.paymentIntentId);
    const traceId = randomUUID().replaceAll('-', '');
    await shop.order.database.db
      .update(orders)
      .set({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` })
      .where(eq(orders.id, order.id));
    const other = await buy(shop);
    await deskOf(shop).refund(other.id, { amount: '1.00' });
    const { refunds } = await deskOf(shop).get(other.id);
    expect(await find(refunds[0]?.stripeRefundId ?? '')).toEqual({ orderId: other.id });
    const [job] = await shop.order.database.db.execute<{ id: string }>(
      sql`select event_id as id from outbox where type = 'order-confirmed' and payload->>'orderId' = ${String(order.id)} limit 1`,
    );
    const intent = await shop.order.stripe.paymentIntents.retrieve(order.paymentIntentId);
    const names = [
      order.paymentIntentId,
      stripeEvent,
      traceId,
      job?.id,
      order.reference,
      `#${order.id}`,
      String(intent.latest_charge),
    ];
    for (const name of names) expect(await find(name ?? ''), name).toEqual({ orderId: order.id });
  });

  it.each(['pi_unknown', 'evt_1', 'a'.repeat(32), randomUUID(), 'ch_unknown', "' or 1=1", '%'])(
    '404 for %s',
    async (of) => {
      await expect(find(of)).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});

describe('GET /ops/trace-ids', () => {
  const operator = { role: 'operator', userId: 1 } as const;
  const traces = async (of: string) =>
    (await shop.orderClient.call(findTraceIds, { query: { of } }, operator)).traceIds;
  const traceparent = (name: string) => `00-${name.repeat(32)}-${'1'.repeat(16)}-01`;

  it('finds the traces of an order, of its customer, and of one event', async () => {
    const email = `${randomUUID()}@example.com`;
    const order = await buy(shop, { customerEmail: email });
    const { db } = shop.order.database;
    await db
      .update(orders)
      .set({ traceparent: traceparent('a') })
      .where(eq(orders.id, order.id));
    const eventId = randomUUID();
    await db.execute(sql`insert into outbox (event_id, queue, type, payload, traceparent, handled_at)
      values (${eventId}, 'order-mails', 'order-confirmed', ${JSON.stringify({ orderId: order.id })}::jsonb,
        ${traceparent('b')}, now())`);
    const both = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await traces(`#${order.id}`)).toEqual(expect.arrayContaining(both));
    expect(await traces(email.toUpperCase())).toEqual(expect.arrayContaining(both));
    expect(await traces(order.paymentIntentId)).toEqual(expect.arrayContaining(both));
    expect(await traces(eventId)).toEqual(['b'.repeat(32)]);
    for (const unknown of ['999999999', 'nobody@example.com', randomUUID(), 'no such thing', ''])
      expect([unknown, await traces(unknown)]).toEqual([unknown, []]);
  });

  it('finds no trace of a purchase that was not traced', async () => {
    const order = await buy(shop);
    const { db } = shop.order.database;
    await db.update(orders).set({ traceparent: noTrace }).where(eq(orders.id, order.id));
    await db.execute(sql`update outbox set traceparent = ${noTrace} where payload->>'orderId' = ${String(order.id)}`);
    await db.execute(sql`update order_events set trace_id = null where order_id = ${order.id}`);
    const eventId = randomUUID();
    await db.execute(sql`insert into outbox (event_id, queue, type, payload, traceparent, handled_at)
      values (${eventId}, 'order-mails', 'order-confirmed', ${JSON.stringify({ orderId: order.id })}::jsonb, ${noTrace}, now())`);
    expect([await traces(`#${order.id}`), await traces(eventId)]).toEqual([[], []]);
  });

  it('is for operators', async () => {
    const asking = shop.orderClient.call(findTraceIds, { query: { of: '1' } }, clerk);
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' });
  });
});
