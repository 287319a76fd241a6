import { decimalFromCents } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/create-payment-intent';
import { findByCheckout } from '../services/order/src/orders/find-order';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { Customer, getOrderRow, pay } from './test-customer';
import { listUncancelledOrders, runLoyaltyJobs, Shopper, withAuth } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let ada: Shopper;
let rewardId: number;
let lamp: number;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ada = await Shopper.join(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 1000 });
});

const buyer = () => new Customer(shop, ada.actor);
const intentOf = (id: string) => shop.order.stripe.paymentIntents.retrieve(id);

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
        const member = await Shopper.join(shop);
        const reward = await member.getReward();
        const items = await Promise.all(
          lines.map(async ({ priceCents, quantity }) => ({
            productId: await shop.addProduct({ price: decimalFromCents(priceCents), stock: 5 }),
            quantity,
          })),
        );
        const toPay = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0) - 1000;
        const opening = new Customer(shop, member.actor).open(0, { items, rewardId: reward });
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
    await expect(new Customer(shop).open(lamp, { rewardId })).rejects.toMatchObject({ code: 'unauthenticated' });
    const bob = await Shopper.join(shop);
    await buyer().open(lamp, { rewardId });
    await expect(new Customer(shop, bob.actor).open(lamp, { rewardId })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'rewardId', message: 'There is no such reward' }],
    });
    expect(await ada.stateOf(rewardId)).toBe('held');
  });

  it('503 while auth is away, with no order and no intent; without a reward, or with an order at hand, it goes on', async () => {
    const away = withAuth(shop.order, () => Promise.reject(new AppError('unavailable', 'auth is away')));
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
    expect(await syncPayment(away, opened.paymentIntentId)).toBe('confirmed');
  });
});

describe('the same attempt again', () => {
  it('answers ten equal calls at once with one order, one intent and one discount', async () => {
    const mine = buyer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => mine.open(lamp, { rewardId })));
    expect(new Set(replies.map((reply) => reply.paymentIntentId)).size).toBe(1);
    expect(replies.map((reply) => reply.total)).toEqual(Array(10).fill('15.00'));
    expect(await shop.stockOf(lamp)).toEqual({ onHand: 1000, reserved: 1 });
    expect(await listUncancelledOrders(shop, rewardId)).toHaveLength(1);
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
    expect((await getOrderRow(shop, first.orderId)).status).toBe('cancelled');
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
