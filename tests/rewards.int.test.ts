import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/create-payment-intent';
import { reconcile } from '../services/order/src/payments/reconcile';
import { refundOrder } from '../services/order/src/payments/refund-order';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { Customer, getOrderRow, pay } from './test-customer';
import { cancelConfirmedOrder, listUncancelledOrders, runLoyaltyJobs, Shopper, withAuth } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let clockMs = Date.now();
let ada: Shopper;
let rewardId: number;
let lamp: number;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  clockMs = Date.now();
  ada = await Shopper.join(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 1000 });
});

const buyer = () => new Customer(shop, ada.actor);

/** So many are told that it is the reward that they cannot have. */
function expectRefused(replies: PromiseSettledResult<unknown>[], count: number): void {
  const refused = replies.flatMap((reply) => (reply.status === 'rejected' ? [reply.reason] : []));
  expect(refused).toHaveLength(count);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', fields: [{ path: 'rewardId' }] });
}

async function bought(): Promise<{ orderId: number; paymentIntentId: string }> {
  const mine = buyer();
  const checkout = await mine.open(lamp, { rewardId });
  await pay(shop, checkout.paymentIntentId);
  await mine.record(checkout);
  return checkout;
}

describe('one reward, many checkouts', () => {
  it('at once: one is discounted, the others are told so', async () => {
    const replies = await Promise.allSettled(Array.from({ length: 15 }, () => buyer().open(lamp, { rewardId })));
    const opened = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
    expect(opened.map(({ total }) => total)).toEqual(['15.00']);
    expectRefused(replies, 14);
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 1 });
  });

  it('even where auth lets everybody have it, one order has it: the orders’ own index says so', async () => {
    const generous = withAuth(shop.order, (path, real) =>
      path.endsWith('/hold') ? Promise.resolve({ kind: 'ten-dollars', discount: '10.00' }) : real(),
    );
    const open = () => {
      const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: randomUUID(), rewardId };
      return createPaymentIntent(generous, body, ada.actor);
    };
    const replies = await Promise.allSettled(Array.from({ length: 12 }, open));
    expectRefused(replies, 11);
    expect(await listUncancelledOrders(shop, rewardId)).toHaveLength(1);
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 1 });
    await expect(open()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a checkout that was never paid lets go of it in time', async () => {
    await buyer().open(lamp, { rewardId });
    await expect(buyer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
    clockMs += 20 * 60_000;
    await reconcile(shop.order);
    expect(await ada.stateOf(rewardId)).toBe('available');
    expect((await buyer().open(lamp, { rewardId })).total).toBe('15.00');
  });

  it('a bank debit keeps it for days, though auth’s hold has lapsed', async () => {
    const checkout = await buyer().open(lamp, { rewardId });
    await pay(shop, checkout.paymentIntentId, 'pm_usBankAccount');
    await syncPayment(shop.order, checkout.paymentIntentId);
    clockMs += 3 * 24 * 3_600_000;
    expect(await ada.stateOf(rewardId)).toBe('available');
    expectRefused(await Promise.allSettled([buyer().open(lamp, { rewardId })]), 1);
  });
});

describe('a refund', () => {
  it('after confirmation gives the reward back once; the next order uses it, whatever late events say', async () => {
    const first = await bought();
    await runLoyaltyJobs(shop);
    await cancelConfirmedOrder(shop, await getOrderRow(shop, first.orderId));
    await expect(buyer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
    await refundOrder(shop.order, first.orderId);
    const { data } = await shop.order.stripe.refunds.list({ payment_intent: first.paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([1500]);
    await runLoyaltyJobs(shop);
    expect(await ada.stateOf(rewardId)).toBe('available');
    expect(await ada.account()).toMatchObject({ loyaltyPoints: 0, totalSpent: '1000.00' });
    const second = await bought();
    await runLoyaltyJobs(shop, { again: true, sort: (jobs) => jobs.reverse() });
    expect(await ada.stateOf(rewardId)).toBe('used');
    expect((await listUncancelledOrders(shop, rewardId)).map(({ id }) => id)).toEqual([second.orderId]);
  });

  it('of what was paid and cannot be delivered gives it back too', async () => {
    const checkout = await buyer().open(lamp, { rewardId });
    await pay(shop, checkout.paymentIntentId);
    await shop.catalogDatabase.db.execute(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(sql`update products set stock_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(
      sql`update reservations set state = 'released' where reference = ${checkout.reference}`,
    );
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
    await runLoyaltyJobs(shop);
    expect(await ada.stateOf(rewardId)).toBe('available');
  });
});

describe('the orders themselves', () => {
  const broken = async (orderId: number, change: ReturnType<typeof sql>) => {
    const statement = sql`update orders set ${change} where id = ${orderId}`;
    return violatedConstraint(await shop.order.database.db.execute(statement).catch((error: unknown) => error));
  };

  it('refuse a discount that nobody gave, a total that is not lines less discount, a reward twice', async () => {
    const { orderId } = await buyer().open(lamp, { rewardId });
    const { orderId: plain } = await buyer().open(lamp);
    expect(await broken(plain, sql`discount = 5, total = 20`)).toBe('orders_discount');
    expect(await broken(orderId, sql`discount = -5, total = 30`)).toBe('orders_discount');
    expect(await broken(orderId, sql`discount = 11`)).toBe('orders_total_is_sum_of_lines');
    expect(await broken(orderId, sql`total = 14`)).toBe('orders_total_is_sum_of_lines');
    expect(await broken(orderId, sql`reward_holder = null`)).toBe('orders_reward_held');
    expect(await broken(plain, sql`reward_id = ${rewardId}, reward_holder = gen_random_uuid()`)).toBe(
      'orders_reward_once',
    );
  });
});
