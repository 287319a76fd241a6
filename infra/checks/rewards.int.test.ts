import { randomUUID } from 'node:crypto';
import { createPaymentIntent as endpoint } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http-client';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../../services/order/src/checkout/create-payment-intent';
import { orders } from '../../services/order/src/db/schema';
import type { OrderDeps } from '../../services/order/src/deps';
import { findByCheckout } from '../../services/order/src/orders/find-order';
import { reconcile } from '../../services/order/src/payments/reconcile';
import { refundOrder } from '../../services/order/src/payments/refund-order';
import { settlePayment } from '../../services/order/src/payments/settle-payment';
import { Buyer, orderRow, pay } from './buyer';
import { type InProcessShop, startInProcessShop } from './in-process-shop';
import { cancelConfirmed, liveOrdersWith, Member, runLoyaltyJobs } from './member';

let shop: InProcessShop;
let clockMs = Date.now();
let ada: Member;
let rewardId: number;
let lamp: number;

beforeAll(async () => {
  shop = await startInProcessShop({ now: () => new Date(clockMs) });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  clockMs = Date.now();
  ada = await Member.join(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 1000 });
});

const buyer = () => new Buyer(shop, ada.actor);
const intentOf = (id: string) => shop.order.stripe.paymentIntents.retrieve(id);

/** The order service, with an auth that answers in its own way. */
const withAuth = (call: (path: string, real: () => Promise<unknown>) => Promise<unknown>): OrderDeps => {
  const real = shop.order.auth;
  const auth = {
    ...real,
    call: (...args: Parameters<ServiceClient['call']>) => call(args[0].path, () => real.call(...args)),
  } as ServiceClient;
  return { ...shop.order, auth };
};

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

describe('a checkout with a reward', () => {
  it('charges the lines less the discount, confirms, uses the reward and earns points on what was paid', async () => {
    const mine = buyer();
    const checkout = await mine.open(lamp, { quantity: 2, rewardId, amount: 40 });
    expect(checkout).toMatchObject({ total: '40.00', discount: '10.00' });
    expect((await intentOf(checkout.paymentIntentId)).amount).toBe(4000);
    expect(await ada.stateOf(rewardId)).toBe('held');
    await pay(shop, checkout.paymentIntentId);
    expect(await mine.record(checkout)).toMatchObject({ status: 'confirmed', total: '40.00', discount: '10.00' });
    await runLoyaltyJobs(shop);
    expect(await ada.stateOf(rewardId)).toBe('used');
    expect(await ada.account()).toMatchObject({ loyaltyPoints: 40, totalSpent: '1040.00' });
    await expect(buyer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('409 price_changed names the total after the discount, and holds nothing', async () => {
    await expect(buyer().open(lamp, { rewardId, amount: 25 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '15.00', items: [{ productId: lamp, price: '25.00', quantity: 1 }] },
    });
    expect(await ada.stateOf(rewardId)).toBe('available');
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 0 });
  });

  it('charges exactly lines less discount for any cart, or refuses the reward below $10.50', async () => {
    const cart = fc.array(
      fc.record({ priceCents: fc.integer({ min: 1, max: 1500 }), quantity: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 3 },
    );
    const edges = [1049, 1050, 1051].map((priceCents): [{ priceCents: number; quantity: number }[]] => [
      [{ priceCents, quantity: 1 }],
    ]);
    await fc.assert(
      fc.asyncProperty(cart, async (lines) => {
        const member = await Member.join(shop);
        const reward = await member.getReward();
        const items = await Promise.all(
          lines.map(async ({ priceCents, quantity }) => ({
            productId: await shop.addProduct({ price: decimalFromCents(priceCents), stock: 5 }),
            quantity,
          })),
        );
        const toPay = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0) - 1000;
        const opening = new Buyer(shop, member.actor).open(0, { items, rewardId: reward });
        if (toPay < 50) {
          await expect(opening).rejects.toMatchObject({
            code: 'unprocessable',
            fields: [{ path: 'rewardId', message: 'This reward is for orders of $10.50 or more' }],
          });
          expect(await member.stateOf(reward)).toBe('available');
          return;
        }
        const checkout = await opening;
        expect(checkout.total).toBe(decimalFromCents(toPay));
        expect((await intentOf(checkout.paymentIntentId)).amount).toBe(toPay);
      }),
      { numRuns: 20, examples: edges },
    );
  });

  it('422 below $10.50 also where the shopper saw another total', async () => {
    const cheap = await shop.addProduct({ price: '10.49', stock: 5 });
    const opening = buyer().open(cheap, { rewardId, amount: 10.49 });
    await expect(opening).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'rewardId' }] });
    expect(await shop.stockOf(cheap)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('422 for free shipping, which is free here: the reward is not wasted', async () => {
    const free = await ada.getReward('free-shipping');
    await expect(buyer().open(lamp, { rewardId: free })).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'This order already ships free',
    });
    expect(await ada.stateOf(free)).toBe('available');
  });

  it('401 for a visitor, 422 for somebody else’s', async () => {
    await expect(new Buyer(shop).open(lamp, { rewardId })).rejects.toMatchObject({ code: 'unauthenticated' });
    const bob = await Member.join(shop);
    await buyer().open(lamp, { rewardId });
    await expect(new Buyer(shop, bob.actor).open(lamp, { rewardId })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'rewardId', message: 'There is no such reward' }],
    });
    expect(await ada.stateOf(rewardId)).toBe('held');
  });

  it('503 while auth is away, with no order and no intent; without a reward, or with an order at hand, it goes on', async () => {
    const away = withAuth(() => Promise.reject(new AppError('unavailable', 'auth is away')));
    const mine = buyer();
    const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: mine.checkoutId, rewardId };
    await expect(createPaymentIntent(away, body, ada.actor)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await findByCheckout(shop.order.database.db, mine.checkoutId)).toBeUndefined();
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 0 });
    const { rewardId: _, ...plain } = body;
    expect((await createPaymentIntent(away, plain, ada.actor)).total).toBe('25.00');
    const opened = await createPaymentIntent(shop.order, body, ada.actor);
    expect((await createPaymentIntent(away, body, ada.actor)).orderId).toBe(opened.orderId);
    await pay(shop, opened.paymentIntentId);
    expect(await settlePayment(away, opened.paymentIntentId)).toBe('confirmed');
  });
});

describe('the same attempt again', () => {
  it('answers ten equal calls at once with one order, one intent and one discount', async () => {
    const mine = buyer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => mine.open(lamp, { rewardId })));
    expect(new Set(replies.map((reply) => reply.paymentIntentId)).size).toBe(1);
    expect(replies.map((reply) => reply.total)).toEqual(Array(10).fill('15.00'));
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 1 });
    expect(await liveOrdersWith(shop, rewardId)).toHaveLength(1);
  });

  it.each([
    ['with another cart keeps the reward', { quantity: 2 }, '40.00', 'held'],
    ['without the reward sets it free', { rewardId: undefined }, '25.00', 'available'],
  ] as const)('%s, in an order that takes the place of the first', async (_, change, total, state) => {
    const mine = buyer();
    const first = await mine.open(lamp, { rewardId });
    const second = await mine.open(lamp, { rewardId, ...change });
    expect(second.total).toBe(total);
    expect((await intentOf(first.paymentIntentId)).status).toBe('canceled');
    expect((await orderRow(shop, first.orderId)).status).toBe('cancelled');
    expect(await ada.stateOf(rewardId)).toBe(state);
    await pay(shop, second.paymentIntentId);
    expect((await mine.record(second)).status).toBe('confirmed');
    await runLoyaltyJobs(shop);
    expect(await ada.stateOf(rewardId)).toBe(state === 'held' ? 'used' : 'available');
  });

  it('with another reward takes that one and frees the first', async () => {
    const other = await ada.getReward();
    const mine = buyer();
    await mine.open(lamp, { rewardId });
    expect((await mine.open(lamp, { rewardId: other })).total).toBe('15.00');
    expect([await ada.stateOf(rewardId), await ada.stateOf(other)]).toEqual(['available', 'held']);
  });

  it('comes too late once the first is paid: already_paid, the reward is that order’s', async () => {
    const mine = buyer();
    const first = await mine.open(lamp, { rewardId });
    await pay(shop, first.paymentIntentId);
    await expect(mine.open(lamp)).rejects.toMatchObject({ code: 'already_paid' });
    await runLoyaltyJobs(shop);
    expect(await ada.stateOf(rewardId)).toBe('used');
  });
});

describe('one reward, many checkouts', () => {
  it('at once: one is discounted, the others are told so', async () => {
    const replies = await Promise.allSettled(Array.from({ length: 15 }, () => buyer().open(lamp, { rewardId })));
    const opened = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
    expect(opened.map(({ total }) => total)).toEqual(['15.00']);
    expectRefused(replies, 14);
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 1 });
  });

  it('even where auth lets everybody have it, one order has it: the orders’ own index says so', async () => {
    const generous = withAuth((path, real) =>
      path.endsWith('/hold') ? Promise.resolve({ kind: 'ten-dollars', discountCents: 1000 }) : real(),
    );
    const open = () => {
      const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: randomUUID(), rewardId };
      return createPaymentIntent(generous, body, ada.actor);
    };
    const replies = await Promise.allSettled(Array.from({ length: 12 }, open));
    expectRefused(replies, 11);
    expect(await liveOrdersWith(shop, rewardId)).toHaveLength(1);
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
    await settlePayment(shop.order, checkout.paymentIntentId);
    clockMs += 3 * 24 * 3_600_000;
    expect(await ada.stateOf(rewardId)).toBe('available');
    expectRefused(await Promise.allSettled([buyer().open(lamp, { rewardId })]), 1);
  });
});

describe('a refund', () => {
  it('after confirmation gives the reward back once; the next order uses it, whatever late events say', async () => {
    const first = await bought();
    await runLoyaltyJobs(shop);
    await cancelConfirmed(shop, await orderRow(shop, first.orderId));
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
    expect((await liveOrdersWith(shop, rewardId)).map(({ id }) => id)).toEqual([second.orderId]);
  });

  it('of what was paid and cannot be delivered gives it back too', async () => {
    const checkout = await buyer().open(lamp, { rewardId });
    await pay(shop, checkout.paymentIntentId);
    await shop.catalogDatabase.db.execute(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(sql`update products set stock_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(
      sql`update reservations set state = 'released' where reference = ${checkout.reference}`,
    );
    expect(await settlePayment(shop.order, checkout.paymentIntentId)).toBe('cancelled');
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

it('keeps the language of the checkout for the mails, the latest word of it', async () => {
  const mine = buyer();
  const { orderId } = await mine.open(lamp);
  expect((await orderRow(shop, orderId)).language).toBe('en');
  await mine.open(lamp, { language: 'ar' });
  expect((await orderRow(shop, orderId)).language).toBe('ar');
  await mine.open(lamp);
  expect((await orderRow(shop, orderId)).language).toBe('ar');
  const call = shop.orderClient.call(endpoint, { body: { language: 'xx' as 'en' } }, ada.actor);
  await expect(call).rejects.toMatchObject({ code: 'invalid_request' });
  expect(await shop.order.database.db.select().from(orders).where(eq(orders.id, orderId))).toHaveLength(1);
});
