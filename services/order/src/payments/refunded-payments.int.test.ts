import { AppError } from '@shopwright/service-kit/errors';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function laterReconcile(minutes: number): Promise<void> {
  clockMs = Date.now() + minutes * 60_000;
  await reconcile(shop.order);
  clockMs = Date.now();
}

describe('a sale that lost the race against its refund', () => {
  it('is undone by the refund when it could not be undone immediately', async () => {
    const { lamp, checkout } = await paid(5);
    let isFirst = true;
    const deps = withCatalog(async (path, real) => {
      if (path.endsWith('/restock') && isFirst) {
        isFirst = false;
        throw new AppError('unavailable', 'away');
      }
      const response = await real();
      if (path.endsWith('/commit')) {
        // Another one found no stock a moment ago, and cancelled.
        await syncPayment(
          withCatalog((other, go) =>
            other.endsWith('/commit') ? Promise.reject(new AppError('out_of_stock', 'gone')) : go(),
          ),
          checkout.paymentIntentId,
        );
      }
      return response;
    });
    await syncPayment(deps, checkout.paymentIntentId).catch(() => undefined);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'cancelled', refundState: 'pending' });
    await laterReconcile(1);
    expect((await getOrderRow(shop, checkout.orderId)).refundState).toBe('refunded');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });
});

describe('a payment that was refunded before its order was synced', () => {
  it('confirms nothing: the order is cancelled and counts as refunded', async () => {
    const { lamp, checkout } = await paid(5);
    await shop.order.stripe.refunds.create({ payment_intent: checkout.paymentIntentId });
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
    await refundOrder(shop.order, checkout.orderId);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'cancelled', refundState: 'refunded' });
    expect(await refundsOf(checkout)).toHaveLength(1);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('is flagged for review when a part of it was refunded', async () => {
    const { checkout } = await paid(5);
    await shop.order.stripe.refunds.create({ payment_intent: checkout.paymentIntentId, amount: 100 });
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('needs_review');
  });
});

describe('a refund', () => {
  it('is announced once, however many find out at the same time that there is nothing to send', async () => {
    const { lamp, checkout } = await paid(1);
    await catalogSql(sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`);
    await catalogSql(sql`update reservations set state = 'released' where reference = ${checkout.reference}`);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => syncPayment(shop.order, checkout.paymentIntentId)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['cancelled']));
    const events = await shop.order.database.db.execute(sql`
      select distinct event_id from outbox
      where type = 'order-cancelled' and (payload->>'orderId')::int = ${checkout.orderId}`);
    expect(events).toHaveLength(1);
  });

  it('carries the order’s reference as its key', async () => {
    const { lamp, checkout } = await paid(1);
    await catalogSql(sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`);
    await catalogSql(sql`update reservations set state = 'released' where reference = ${checkout.reference}`);
    await syncPayment(shop.order, checkout.paymentIntentId);
    await refundOrder(shop.order, checkout.orderId);
    const { data } = await shop.order.stripe.events.list({ type: 'refund.created', limit: 1 });
    expect(data[0]?.request?.idempotency_key).toBe(`refund-${checkout.reference}`);
  });

  it('that the bank turns down is not called refunded', async () => {
    const { lamp, checkout } = await paid(1);
    await catalogSql(sql`update products set reserved_quantity = 0, stock_quantity = 0 where id = ${lamp}`);
    await catalogSql(sql`update reservations set state = 'released' where reference = ${checkout.reference}`);
    await syncPayment(shop.order, checkout.paymentIntentId);
    const refunds = Object.assign(Object.create(shop.order.stripe.refunds), {
      create: async () => ({ id: 're_failed', status: 'failed' }),
    });
    const deps = { ...shop.order, stripe: Object.create(shop.order.stripe, { refunds: { value: refunds } }) };
    await expect(refundOrder(deps, checkout.orderId)).rejects.toThrow();
    expect((await getOrderRow(shop, checkout.orderId)).refundState).toBe('pending');
  });
});
