import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { refundPayment } from '@shopwright/contracts/http/order-actions';
import { listMyOrders } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { buy, clerk, deskOf, eventsOf, member } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refunds } from '../db/refund-tables';
import { reconcile } from '../reconciliation/reconcile';
import { requestRefund } from './request-refund';
import { sendRefund } from './send-refund';
import { syncReversals } from './sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const atStripe = async (paymentIntentId: string) =>
  (await shop.order.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })).data;
const moneyOf = async (id: number) => {
  const { refundedTotal, payment, paymentState } = await desk.get(id);
  return [refundedTotal, payment.refundable, paymentState];
};
const later = async (minutes = 1) => {
  clockMs = Date.now() + minutes * 60_000;
  await reconcile(shop.order);
  clockMs = Date.now();
};

describe('POST /orders/:id/refunds', () => {
  it('refunds an amount, then units, then what is left, and restocks once', async () => {
    const order = await buy(shop, { quantity: 3, stock: 10, actor: member });
    const [{ id, itemId }, items] = [order, [{ orderItemId: order.itemId, quantity: 1 }]];
    const inAccount = async () => {
      const own = await shop.orderClient.call(listMyOrders, { query: {} }, member);
      return own.find((mine) => mine.id === id)?.refundedTotal;
    };
    expect(await inAccount()).toBe('0.00');
    await desk.refund(id, { amount: '5.00' });
    expect(await inAccount()).toBe('5.00');
    expect(await moneyOf(id)).toEqual(['5.00', '55.00', 'partially_refunded']);
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 7 });
    const second = await desk.refund(id, { items, restock: true });
    expect(second.refunds[1]).toMatchObject({
      state: 'succeeded',
      amount: '20.00',
      restockedAt: expect.any(String),
      authorId: clerk.userId,
      items: [{ orderItemId: itemId, quantity: 1, restockQuantity: 1 }],
    });
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 8 });
    const third = await desk.refund(id, { restock: true });
    expect(third.refunds[2]).toMatchObject({ amount: '35.00', items: [{ quantity: 2, restockQuantity: 2 }] });
    expect(await moneyOf(id)).toEqual(['60.00', '0.00', 'refunded']);
    const ledger = await shop.order.database.db
      .select({ sum: sql<string>`sum(${refunds.amount})` })
      .from(refunds)
      .where(eq(refunds.orderId, id));
    expect(await inAccount()).toBe(ledger[0]?.sum);
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 10 });
    expect((await atStripe(order.paymentIntentId)).map(({ amount }) => amount)).toEqual([3500, 2000, 500]);
    expect((await eventsOf(shop, id, 'order-refunded')).map(({ isFull }) => isFull)).toEqual([false, false, true]);
    const sums = await eventsOf(shop, id, 'order-refunds-changed');
    expect(sums.map(({ reversedCents }) => reversedCents)).toEqual([500, 2500, 6000]);
  });

  it('never refunds more than was paid, by twenty requests at the same time', async () => {
    const { id, paymentIntentId } = await buy(shop);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => desk.refund(id, { amount: '7.00' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'unprocessable', fields: [{ path: 'amount' }] });
    }
    expect((await atStripe(paymentIntentId)).map(({ amount }) => amount)).toEqual([700, 700]);
    expect(await moneyOf(id)).toEqual(['14.00', '6.00', 'partially_refunded']);
  });

  it('makes one refund of a repeated request, by body or by header, also concurrently', async () => {
    const { id, paymentIntentId } = await buy(shop);
    const requestId = randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => desk.refund(id, { amount: '2.00', requestId })));
    await expect(desk.refund(id, { amount: '3.00', requestId })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'requestId' }],
    });
    const agent = await shop.raw(clerk);
    for (const _ of [1, 2]) {
      const response = await agent
        .post(`/orders/${id}/refunds`)
        .set('Idempotency-Key', 'my-own-key')
        .send({ amount: '1.00', reason: 'x' });
      expect(response.status).toBe(200);
    }
    expect((await atStripe(paymentIntentId)).map(({ amount }) => amount)).toEqual([100, 200]);
  });

  it.each<[string, Partial<BodyOf<typeof refundPayment>>, string]>([
    ['an amount and items', { amount: '1.00', items: [{ orderItemId: 1, quantity: 1 }] }, 'amount'],
    ['a negative amount', { amount: '-1.00' }, 'amount'],
    ['three decimals', { amount: '1.001' }, 'amount'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['10,000 letters', { reason: 'x'.repeat(10_000) }, 'reason'],
    ['restock that is no flag', { restock: 'yes' as never }, 'restock'],
  ])('400 for %s', async (_, body, path) => {
    const { id } = await buy(shop);
    await expect(desk.refund(id, body)).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path }] });
    expect((await desk.get(id)).refunds).toEqual([]);
  });

  it('422 above what is left and for lines of another order; 409 before it is paid', async () => {
    const [{ id }, other] = [await buy(shop), await buy(shop)];
    await expect(desk.refund(id, { amount: '20.01' })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'amount', message: 'Only $20.00 is left to refund' }],
    });
    const items = [{ orderItemId: other.itemId, quantity: 1 }];
    await expect(desk.refund(id, { items })).rejects.toMatchObject({ fields: [{ path: 'items.0.orderItemId' }] });
    await shop.order.database.db.execute(sql`update orders set status = 'pending' where id = ${id}`);
    await expect(desk.refund(id)).rejects.toMatchObject({ code: 'conflict', details: { order: { refunds: [] } } });
  });
});

describe('a refund that Stripe does not take immediately', () => {
  it('is pending while Stripe decides, and succeeded when Stripe says so', async () => {
    const { id, paymentIntentId } = await buy(shop, { paymentMethod: 'pm_card_pendingRefund' });
    const order = await desk.refund(id, { amount: '4.00' });
    expect(order).toMatchObject({ refundedTotal: '0.00', paymentState: 'paid', refunds: [{ state: 'pending' }] });
    expect(await eventsOf(shop, id, 'order-refunded')).toEqual([]);
    await vi.waitFor(async () => expect((await atStripe(paymentIntentId))[0]?.status).toBe('succeeded'), 20_000);
    await later();
    expect(await desk.get(id)).toMatchObject({ refundedTotal: '4.00', refunds: [{ state: 'succeeded' }] });
    expect(await eventsOf(shop, id, 'order-refunded')).toHaveLength(1);
  });

  it('that fails later is seen, told, and repeated with a fresh key; its units are restocked once', async () => {
    const order = await buy(shop, { paymentMethod: 'pm_card_refundFail', stock: 5 });
    const { id, paymentIntentId } = order;
    const items = [{ orderItemId: order.itemId, quantity: 1 }];
    expect((await desk.refund(id, { items, restock: true })).refundedTotal).toBe('20.00');
    await vi.waitFor(async () => expect((await atStripe(paymentIntentId))[0]?.status).toBe('failed'), 20_000);
    await Promise.all([1, 2, 3].map(() => syncReversals(shop.order, paymentIntentId)));
    const failed = await desk.get(id);
    expect(failed).toMatchObject({ refundedTotal: '0.00', paymentState: 'paid', hasFailedRefund: true });
    expect(failed.refunds[0]).toMatchObject({ state: 'failed', failureReason: 'expired_or_canceled_card' });
    expect(await eventsOf(shop, id, 'order-refund-failed')).toHaveLength(1);
    expect((await desk.counts()).refundFailed).toBeGreaterThan(0);
    const again = await desk.refund(id, { items, restock: true });
    expect(again.refunds).toMatchObject([{ state: 'failed' }, { state: 'succeeded', items: [{ restockQuantity: 0 }] }]);
    expect(again.hasFailedRefund).toBe(false);
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 5 });
    const keys = await shop.order.database.db
      .select({ key: refunds.stripeKey })
      .from(refunds)
      .where(eq(refunds.orderId, id));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
  });

  it('stays one refund when the response was lost and the reconciler asks again', async () => {
    const { id, paymentIntentId } = await buy(shop);
    const lost = new Proxy(shop.order.stripe.refunds, {
      get: (target, name, self) =>
        name !== 'create'
          ? Reflect.get(target, name, self)
          : async (...args: Parameters<typeof target.create>) => {
              await target.create(...args);
              throw new AppError('unavailable', 'the connection was lost');
            },
    });
    const stripe = new Proxy(shop.order.stripe, {
      get: (target, name) => (name === 'refunds' ? lost : Reflect.get(target, name)),
    });
    await requestRefund(
      { ...shop.order, stripe },
      id,
      { amount: '6.00', reason: 'x', restock: false },
      { actor: 'staff' },
    );
    expect((await desk.get(id)).refunds).toMatchObject([{ state: 'pending', stripeRefundId: null }]);
    await later();
    expect(await desk.get(id)).toMatchObject({ refundedTotal: '6.00', refunds: [{ state: 'succeeded' }] });
    expect(await atStripe(paymentIntentId)).toHaveLength(1);
  });

  it('fails where Stripe refuses it, as in a dispute', async () => {
    const { id } = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    const order = await desk.refund(id, { amount: '6.00' });
    expect(order.refunds).toMatchObject([{ state: 'failed', failureReason: 'charge_disputed' }]);
    expect(await eventsOf(shop, id, 'order-refund-failed')).toHaveLength(1);
  });

  it('restocks later where the catalog was away', async () => {
    const order = await buy(shop, { stock: 5 });
    const catalog = { ...shop.order.catalog, call: () => Promise.reject(new AppError('unavailable', 'away')) };
    await requestRefund({ ...shop.order, catalog }, order.id, { reason: 'x', restock: true }, { actor: 'staff' });
    expect((await desk.get(order.id)).refunds).toMatchObject([{ state: 'succeeded', restockedAt: null }]);
    await later();
    await Promise.all([later(), sendRefund(shop.order, (await desk.get(order.id)).refunds[0]?.id ?? 0)]);
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 5 });
  });
});

describe('POST /orders/:id/cancel', () => {
  it('refunds in full, restocks, and writes the event that takes the points and returns the reward', async () => {
    const order = await buy(shop, { stock: 5, quantity: 2, actor: { role: 'shopper', userId: 31 } });
    const cancelled = await desk.cancel(order.id, 'Customer changed their mind');
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      refundState: 'refunded',
      refundedTotal: '40.00',
      paymentState: 'refunded',
      refunds: [{ origin: 'cancellation', state: 'succeeded', amount: '40.00' }],
    });
    expect(await shop.getStock(order.productId)).toEqual({ onHand: 5, reserved: 0 });
    expect(await eventsOf(shop, order.id, 'order-cancelled')).toMatchObject([
      { paidCents: 4000, wasConfirmed: true, userId: 31 },
    ]);
    expect(await eventsOf(shop, order.id, 'order-refunded')).toEqual([]);
    await expect(desk.cancel(order.id)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
  });

  it('refunds and restocks only what earlier refunds have left', async () => {
    const order = await buy(shop, { stock: 5, quantity: 2 });
    await desk.refund(order.id, { items: [{ orderItemId: order.itemId, quantity: 1 }], restock: true });
    const cancelled = await desk.cancel(order.id);
    expect(cancelled.refunds.map(({ amount }) => amount)).toEqual(['20.00', '20.00']);
    expect(await shop.getStock(order.productId)).toEqual({ onHand: 5, reserved: 0 });
    expect(cancelled.refundState).toBe('refunded');
  });

  it('is one cancellation for ten at the same time, and one refund', async () => {
    const { id, paymentIntentId } = await buy(shop);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => desk.cancel(id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await atStripe(paymentIntentId)).map(({ amount }) => amount)).toEqual([2000]);
  });

  it('of two at the same time, cancelling and shipping, lets one win', async () => {
    const { id, itemId } = await buy(shop);
    const results = await Promise.allSettled([desk.cancel(id), desk.ship(id, [{ orderItemId: itemId, quantity: 1 }])]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status, shipments } = await desk.get(id);
    expect(status === 'cancelled').toBe(shipments.length === 0);
  });

  it('whose refund fails later shows it until staff refund it again', async () => {
    const { id, paymentIntentId } = await buy(shop, { paymentMethod: 'pm_card_refundFail' });
    expect((await desk.cancel(id)).refundState).toBe('refunded');
    await vi.waitFor(async () => expect((await atStripe(paymentIntentId))[0]?.status).toBe('failed'), 20_000);
    await syncReversals(shop.order, paymentIntentId);
    await later();
    expect(await desk.get(id)).toMatchObject({ status: 'cancelled', refundState: 'pending', hasFailedRefund: true });
    expect(await atStripe(paymentIntentId)).toHaveLength(1);
    expect(await desk.refund(id)).toMatchObject({ refundState: 'refunded', refundedTotal: '20.00' });
  });
});
