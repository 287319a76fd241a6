import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/routes';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { reconcile } from '../services/order/src/reconciliation/reconcile';
import { refundOrder } from '../services/order/src/refunds/refund-order';
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
  ada = await Shopper.create(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 1000 });
});

const createCustomer = () => new Customer(shop, ada.actor);

/** Expects `count` rejected responses, each with an error of the reward. */
function expectRefused(responses: PromiseSettledResult<unknown>[], count: number): void {
  const refused = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
  expect(refused).toHaveLength(count);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', fields: [{ path: 'rewardId' }] });
}

async function buyWithReward(): Promise<{ orderId: number; paymentIntentId: string }> {
  const customer = createCustomer();
  const checkout = await customer.open(lamp, { rewardId });
  await pay(shop, checkout.paymentIntentId);
  await customer.record(checkout);
  return checkout;
}

describe('concurrent checkouts with one reward', () => {
  it('discounts one and refuses the others with conflict', async () => {
    const responses = await Promise.allSettled(
      Array.from({ length: 15 }, () => createCustomer().open(lamp, { rewardId })),
    );
    const opened = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []));
    expect(opened.map(({ total }) => total)).toEqual(['15.00']);
    expectRefused(responses, 14);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1000, reserved: 1 });
  });

  it('discounts only one by a unique index, even if auth reserves the reward for all of them', async () => {
    const generous = withAuth(shop.order, (path, real) =>
      path.endsWith('/hold') ? Promise.resolve({ kind: 'ten-dollars', discount: '10.00' }) : real(),
    );
    const open = () => {
      const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: randomUUID(), rewardId };
      return createPaymentIntent(generous, body, ada.actor);
    };
    const responses = await Promise.allSettled(Array.from({ length: 12 }, open));
    expectRefused(responses, 11);
    expect(await listUncancelledOrders(shop, rewardId)).toHaveLength(1);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1000, reserved: 1 });
    await expect(open()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('makes the reward available again when an unpaid checkout expires', async () => {
    await createCustomer().open(lamp, { rewardId });
    await expect(createCustomer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
    clockMs += 20 * 60_000;
    await reconcile(shop.order);
    expect(await ada.getState(rewardId)).toBe('available');
    expect((await createCustomer().open(lamp, { rewardId })).total).toBe('15.00');
  });

  it('keeps the reward for a pending bank debit after auth’s reservation has expired', async () => {
    const checkout = await createCustomer().open(lamp, { rewardId });
    await pay(shop, checkout.paymentIntentId, 'pm_usBankAccount');
    await syncPayment(shop.order, checkout.paymentIntentId);
    clockMs += 3 * 24 * 3_600_000;
    expect(await ada.getState(rewardId)).toBe('available');
    expectRefused(await Promise.allSettled([createCustomer().open(lamp, { rewardId })]), 1);
  });
});

describe('a refund', () => {
  it('after confirmation returns the reward once; late events do not take it from the next order', async () => {
    const first = await buyWithReward();
    await runLoyaltyJobs(shop);
    await cancelConfirmedOrder(shop, await getOrderRow(shop, first.orderId));
    await expect(createCustomer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
    await refundOrder(shop.order, first.orderId);
    const { data } = await shop.order.stripe.refunds.list({ payment_intent: first.paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([1500]);
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('available');
    expect(await ada.getAccount()).toMatchObject({ loyaltyPoints: 0, totalSpent: '1000.00' });
    const second = await buyWithReward();
    await runLoyaltyJobs(shop, { again: true, sort: (jobs) => jobs.reverse() });
    expect(await ada.getState(rewardId)).toBe('used');
    expect((await listUncancelledOrders(shop, rewardId)).map(({ id }) => id)).toEqual([second.orderId]);
  });

  it('of an order that cannot be delivered returns the reward', async () => {
    const checkout = await createCustomer().open(lamp, { rewardId });
    await pay(shop, checkout.paymentIntentId);
    await shop.catalogDatabase.db.execute(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(sql`update products set stock_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(
      sql`update reservations set state = 'released' where reference = ${checkout.reference}`,
    );
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('available');
  });
});

describe('the constraints of orders', () => {
  const violate = async (orderId: number, change: ReturnType<typeof sql>) => {
    const statement = sql`update orders set ${change} where id = ${orderId}`;
    return violatedConstraint(await shop.order.database.db.execute(statement).catch((error: unknown) => error));
  };

  it('refuse a discount without a reward, a total that is not lines less discount, and a reward used twice', async () => {
    const { orderId } = await createCustomer().open(lamp, { rewardId });
    const { orderId: plain } = await createCustomer().open(lamp);
    expect(await violate(plain, sql`discount = 5, total = 20`)).toBe('orders_discount');
    expect(await violate(orderId, sql`discount = -5, total = 30`)).toBe('orders_discount');
    expect(await violate(orderId, sql`discount = 11`)).toBe('orders_total_is_sum_of_lines');
    expect(await violate(orderId, sql`total = 14`)).toBe('orders_total_is_sum_of_lines');
    expect(await violate(orderId, sql`reward_holder = null`)).toBe('orders_reward_held');
    expect(await violate(plain, sql`reward_id = ${rewardId}, reward_holder = gen_random_uuid()`)).toBe(
      'orders_reward_once',
    );
  });
});
