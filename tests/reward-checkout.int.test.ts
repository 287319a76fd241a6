import { decimalFromCents } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/routes';
import { findByCheckout } from '../services/order/src/orders/order-row';
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
  ada = await Shopper.create(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 1000 });
});

const createCustomer = () => new Customer(shop, ada.actor);
const getIntent = (id: string) => shop.order.stripe.paymentIntents.retrieve(id);

describe('a checkout with a reward', () => {
  it('charges the lines less the discount, confirms, uses the reward and earns points on what was paid', async () => {
    const customer = createCustomer();
    const checkout = await customer.open(lamp, { quantity: 2, rewardId, amount: 40 });
    expect(checkout).toMatchObject({ total: '40.00', discount: '10.00' });
    expect((await getIntent(checkout.paymentIntentId)).amount).toBe(4000);
    expect(await ada.getState(rewardId)).toBe('held');
    await pay(shop, checkout.paymentIntentId);
    expect(await customer.record(checkout)).toMatchObject({ status: 'confirmed', total: '40.00', discount: '10.00' });
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('used');
    expect(await ada.getAccount()).toMatchObject({ loyaltyPoints: 40, totalSpent: '1040.00' });
    await expect(createCustomer().open(lamp, { rewardId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('409 price_changed names the total after the discount, and reserves nothing', async () => {
    await expect(createCustomer().open(lamp, { rewardId, amount: 25 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '15.00', items: [{ productId: lamp, price: '25.00', quantity: 1 }] },
    });
    expect(await ada.getState(rewardId)).toBe('available');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1000, reserved: 0 });
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
        const shopper = await Shopper.create(shop);
        const reward = await shopper.getReward();
        const items = await Promise.all(
          lines.map(async ({ priceCents, quantity }) => ({
            productId: await shop.addProduct({ price: decimalFromCents(priceCents), stock: 5 }),
            quantity,
          })),
        );
        const toPay = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0) - 1000;
        const opening = new Customer(shop, shopper.actor).open(0, { items, rewardId: reward });
        if (toPay < 50) {
          await expect(opening).rejects.toMatchObject({
            code: 'unprocessable',
            fields: [{ path: 'rewardId', message: 'This reward is for orders of $10.50 or more' }],
          });
          expect(await shopper.getState(reward)).toBe('available');
          return;
        }
        const checkout = await opening;
        expect(checkout.total).toBe(decimalFromCents(toPay));
        expect((await getIntent(checkout.paymentIntentId)).amount).toBe(toPay);
      }),
      { numRuns: 20, examples: edges },
    );
  });

  it('422 below $10.50 also if the customer saw another total', async () => {
    const cheap = await shop.addProduct({ price: '10.49', stock: 5 });
    const opening = createCustomer().open(cheap, { rewardId, amount: 10.49 });
    await expect(opening).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'rewardId' }] });
    expect(await shop.getStock(cheap)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('422 for a free-shipping reward, which stays available: shipping is always free', async () => {
    const free = await ada.getReward('free-shipping');
    await expect(createCustomer().open(lamp, { rewardId: free })).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'This order already ships free',
    });
    expect(await ada.getState(free)).toBe('available');
  });

  it('401 for a visitor, 422 for another user’s reward', async () => {
    await expect(new Customer(shop).open(lamp, { rewardId })).rejects.toMatchObject({ code: 'unauthenticated' });
    const bob = await Shopper.create(shop);
    await createCustomer().open(lamp, { rewardId });
    await expect(new Customer(shop, bob.actor).open(lamp, { rewardId })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'rewardId', message: 'No such reward' }],
    });
    expect(await ada.getState(rewardId)).toBe('held');
  });

  it('503 while auth is unavailable, with no order and no intent; succeeds without a reward or with an open order', async () => {
    const withoutAuth = withAuth(shop.order, () => Promise.reject(new AppError('unavailable', 'auth is unavailable')));
    const customer = createCustomer();
    const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: customer.checkoutId, rewardId };
    await expect(createPaymentIntent(withoutAuth, body, ada.actor)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await findByCheckout(shop.order.database.db, customer.checkoutId)).toBeUndefined();
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1000, reserved: 0 });
    const { rewardId: _, ...plain } = body;
    expect((await createPaymentIntent(withoutAuth, plain, ada.actor)).total).toBe('25.00');
    const opened = await createPaymentIntent(shop.order, body, ada.actor);
    expect((await createPaymentIntent(withoutAuth, body, ada.actor)).orderId).toBe(opened.orderId);
    await pay(shop, opened.paymentIntentId);
    expect(await syncPayment(withoutAuth, opened.paymentIntentId)).toBe('confirmed');
  });
});

describe('a repeated checkout', () => {
  it('answers ten concurrent equal calls with one order, one intent and one discount', async () => {
    const customer = createCustomer();
    const responses = await Promise.all(Array.from({ length: 10 }, () => customer.open(lamp, { rewardId })));
    expect(new Set(responses.map((response) => response.paymentIntentId)).size).toBe(1);
    expect(responses.map((response) => response.total)).toEqual(Array(10).fill('15.00'));
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1000, reserved: 1 });
    expect(await listUncancelledOrders(shop, rewardId)).toHaveLength(1);
  });

  it.each([
    ['with another cart keeps the reward', { quantity: 2 }, '40.00', 'held'],
    ['without the reward releases it', { rewardId: undefined }, '25.00', 'available'],
  ] as const)('%s, in an order that replaces the first', async (_, change, total, state) => {
    const customer = createCustomer();
    const first = await customer.open(lamp, { rewardId });
    const second = await customer.open(lamp, { rewardId, ...change });
    expect(second.total).toBe(total);
    expect((await getIntent(first.paymentIntentId)).status).toBe('canceled');
    expect((await getOrderRow(shop, first.orderId)).status).toBe('cancelled');
    expect(await ada.getState(rewardId)).toBe(state);
    await pay(shop, second.paymentIntentId);
    expect((await customer.record(second)).status).toBe('confirmed');
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe(state === 'held' ? 'used' : 'available');
  });

  it('with another reward reserves that one and releases the first', async () => {
    const other = await ada.getReward();
    const customer = createCustomer();
    await customer.open(lamp, { rewardId });
    expect((await customer.open(lamp, { rewardId: other })).total).toBe('15.00');
    expect([await ada.getState(rewardId), await ada.getState(other)]).toEqual(['available', 'held']);
  });

  it('throws already_paid once the first order is paid, which keeps the reward', async () => {
    const customer = createCustomer();
    const first = await customer.open(lamp, { rewardId });
    await pay(shop, first.paymentIntentId);
    await expect(customer.open(lamp)).rejects.toMatchObject({ code: 'already_paid' });
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('used');
  });
});
