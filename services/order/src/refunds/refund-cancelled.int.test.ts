import { AppError } from '@shopwright/service-kit/errors';
import { buy, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderDeps } from '../deps';
import { refundOrder } from './refund-order';
import { syncReversals } from './sync-reversals';

let store: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  store = await startTestStore();
  desk = deskOf(store);
});
afterAll(() => store.close());

const amountsAtStripe = async (paymentIntentId: string) =>
  (await store.order.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })).data
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount);

/** Calls to create a refund never reach Stripe. */
function withoutRefunds(deps: OrderDeps): OrderDeps {
  const create = () => Promise.reject(new AppError('unavailable', 'the connection was lost'));
  const refunds = Object.create(deps.stripe.refunds, { create: { value: create } });
  return { ...deps, stripe: Object.create(deps.stripe, { refunds: { value: refunds } }) };
}

async function disputed() {
  const order = await buy(store, { paymentMethod: 'pm_card_createDispute', stock: 5 });
  await syncReversals(store.order, order.paymentIntentId);
  const [dispute] = (await desk.get(order.id)).disputes;
  return { ...order, disputeId: dispute?.id ?? '' };
}

describe('an order whose payment is disputed', () => {
  it('has nothing left to refund, and its cancellation asks Stripe for nothing', async () => {
    const { id } = await disputed();
    expect(await desk.get(id)).toMatchObject({ payment: { refundable: '0.00' }, allowedActions: { refund: false } });
    await expect(desk.refund(id, { amount: '1.00' })).rejects.toMatchObject({ fields: [{ path: 'amount' }] });
    const cancelled = await desk.cancel(id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      refundState: 'pending',
      refunds: [],
      hasFailedRefund: false,
    });
    expect(await eventsOf(store, id, 'order-cancelled')).toMatchObject([{ paidCents: 0 }]);
    expect(await eventsOf(store, id, 'order-refund-failed')).toEqual([]);
  });

  it('closes its cancellation when the dispute is lost, and not before', async () => {
    const { id, paymentIntentId, disputeId, productId } = await disputed();
    await desk.cancel(id);
    await refundOrder(store.order, id);
    expect((await desk.get(id)).refundState).toBe('pending');
    await store.order.stripe.disputes.close(disputeId);
    await Promise.all([1, 2].map(() => syncReversals(store.order, paymentIntentId)));
    expect(await desk.get(id)).toMatchObject({ refundState: 'refunded', refundedTotal: '0.00', refunds: [] });
    expect(await store.getStock(productId)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('asks Stripe once for the refund after it was cancelled and the dispute is won', async () => {
    const { id, paymentIntentId, disputeId } = await disputed();
    await desk.cancel(id);
    const evidence = { uncategorized_text: 'winning_evidence' };
    await store.order.stripe.disputes.update(disputeId, { evidence });
    await Promise.all([1, 2, 3].map(() => syncReversals(store.order, paymentIntentId)));
    // The sandbox refunds no charge that was ever disputed; staff see that it failed.
    expect(await desk.get(id)).toMatchObject({
      refundState: 'pending',
      disputedTotal: '0.00',
      hasFailedRefund: true,
      refunds: [{ origin: 'cancellation', amount: '20.00', state: 'failed', failureReason: 'charge_disputed' }],
    });
  });

  it('closes also where the cancellation was refused before the dispute was known', async () => {
    const { id, paymentIntentId } = await buy(store, { paymentMethod: 'pm_card_createDispute' });
    expect(await desk.cancel(id)).toMatchObject({ refunds: [{ state: 'failed', failureReason: 'charge_disputed' }] });
    await syncReversals(store.order, paymentIntentId);
    await store.order.stripe.disputes.close((await desk.get(id)).disputes[0]?.id ?? '');
    await syncReversals(store.order, paymentIntentId);
    expect(await desk.get(id)).toMatchObject({ refundState: 'refunded', hasFailedRefund: false });
  });
});

describe('a cancelled order of which a part was refunded at Stripe', () => {
  /** Paid 100.00, 10.00 refunded at Stripe, cancelled while no refund could be created. */
  async function cancelledUnanswered() {
    const order = await buy(store, { price: '100.00' });
    await store.order.stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 1000 });
    const cancel = vi.spyOn(store.order.stripe.refunds, 'create');
    cancel.mockRejectedValue(new AppError('unavailable', 'the connection was lost'));
    await desk.cancel(order.id);
    cancel.mockRestore();
    return order;
  }

  it('is refunded the rest, and not taken for refunded by that part', async () => {
    const { id, paymentIntentId } = await cancelledUnanswered();
    await syncReversals(withoutRefunds(store.order), paymentIntentId).catch(() => undefined);
    expect(await desk.get(id)).toMatchObject({
      refundState: 'pending',
      refunds: [
        { origin: 'cancellation', state: 'pending' },
        { origin: 'stripe', state: 'succeeded', amount: '10.00' },
      ],
    });
    await Promise.all([1, 2, 3].map(() => refundOrder(store.order, id)));
    expect(await desk.get(id)).toMatchObject({ refundState: 'refunded', refundedTotal: '100.00' });
    expect(await amountsAtStripe(paymentIntentId)).toEqual([9000, 1000]);
  });

  it('is refunded by a new attempt where an earlier one took that part for its own', async () => {
    const { id, paymentIntentId } = await cancelledUnanswered();
    const [dashboard] = (await store.order.stripe.refunds.list({ payment_intent: paymentIntentId })).data;
    // Rows from before 1.0.0 may say so.
    await store.order.database.db.execute(sql`
      update refunds set state = 'succeeded', amount = 10, stripe_refund_id = ${dashboard?.id ?? ''} where order_id = ${id}`);
    await store.order.database.db.execute(sql`update orders set refunded_total = 10 where id = ${id}`);
    await Promise.all([1, 2, 3].map(() => refundOrder(store.order, id)));
    expect(await desk.get(id)).toMatchObject({
      refundState: 'refunded',
      refundedTotal: '100.00',
      refunds: [{ amount: '10.00' }, { origin: 'cancellation', state: 'succeeded', amount: '90.00' }],
    });
    expect(await amountsAtStripe(paymentIntentId)).toEqual([9000, 1000]);
  });
});

describe('a cancelled order whose refund failed', () => {
  it('stays a failed refund after a smaller one succeeded, and until the rest is refunded', async () => {
    const { id, paymentIntentId } = await buy(store, { paymentMethod: 'pm_card_refundFail' });
    await desk.cancel(id);
    await vi.waitFor(async () => {
      const { data } = await store.order.stripe.refunds.list({ payment_intent: paymentIntentId });
      expect(data[0]?.status).toBe('failed');
    }, 20_000);
    await syncReversals(store.order, paymentIntentId);
    const part = await desk.refund(id, { amount: '5.00' });
    expect(part).toMatchObject({ hasFailedRefund: true, refundState: 'pending' });
    expect((await desk.list({ refund: 'failed' })).map((order) => order.id)).toContain(id);
    expect((await desk.counts()).refundFailed).toBe((await desk.list({ refund: 'failed' })).length);
    expect(await desk.refund(id)).toMatchObject({ hasFailedRefund: false, refundState: 'refunded' });
  });
});
