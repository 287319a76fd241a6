import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../services/order/src/reconciliation/reconcile';
import { refundOrder } from '../services/order/src/refunds/refund-order';
import { berlin, sellingOf } from '../services/order/src/selling/test-selling-store';
import { Customer, getOrderRow, pay } from './test-customer';
import { cancelConfirmedOrder, listUncancelledOrders, runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let clockMs = Date.now();
let ada: Shopper;
let rewardId: number;
let lamp: number;
const selling = sellingOf(() => shop);
const toBerlin = { address: berlin, shippingRateId: 'de-standard' };

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  await selling.configure();
  await selling.addDiscount({ code: 'TEN' });
  await selling.addDiscount({ code: 'SHIP', effect: { kind: 'free_shipping' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  clockMs = Date.now();
  ada = await Shopper.create(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 100 });
});

const open = (body: object) => new Customer(shop, ada.actor).open(lamp, { ...toBerlin, rewardId, ...body });

describe('a reward in a store with shipping and tax', () => {
  it('is one more discount, after the others', async () => {
    const { total, totals } = await open({ codes: ['TEN'] });
    expect(total).toBe('17.40');
    expect(totals?.filter(({ type }) => type === 'discount')).toEqual([
      { type: 'discount', label: 'Ten percent', amount: '2.50', code: 'TEN' },
      { type: 'discount', label: 'Reward', amount: '10.00', isReward: true },
    ]);
    expect(await ada.getState(rewardId)).toBe('held');
  });

  it('makes the shipping free, and is refused where it already is', async () => {
    rewardId = await ada.getReward('free-shipping');
    expect(await open({})).toMatchObject({ total: '25.00', discount: '4.90' });
    await expect(open({ codes: ['SHIP'] })).rejects.toMatchObject({ fields: [{ path: 'rewardId' }] });
  });

  it('frees the shipping of one of two checkouts at the same time', async () => {
    rewardId = await ada.getReward('free-shipping');
    const [one, other] = await Promise.allSettled([open({}), open({})]);
    expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listUncancelledOrders(shop, rewardId)).toHaveLength(1);
  });

  it('is available again when the checkout with free shipping expires', async () => {
    rewardId = await ada.getReward('free-shipping');
    await open({});
    expect(await ada.getState(rewardId)).toBe('held');
    clockMs += 20 * 60_000;
    await reconcile(shop.order);
    expect(await ada.getState(rewardId)).toBe('available');
  });

  it('is taken with the payment, and returned with a refund of what was paid: the goods', async () => {
    rewardId = await ada.getReward('free-shipping');
    const customer = new Customer(shop, ada.actor);
    const checkout = await customer.open(lamp, { ...toBerlin, rewardId });
    await pay(shop, checkout.paymentIntentId);
    const { id: orderId } = await customer.record(checkout);
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('used');
    await cancelConfirmedOrder(shop, await getOrderRow(shop, orderId));
    await refundOrder(shop.order, orderId);
    const { data } = await shop.order.stripe.refunds.list({ payment_intent: checkout.paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([2500]);
    await runLoyaltyJobs(shop);
    expect(await ada.getState(rewardId)).toBe('available');
  });

  it('422 for one that is worth more than the order, which stays available', async () => {
    const cheap = await shop.addProduct({ price: '5.00', stock: 5 });
    const call = new Customer(shop, ada.actor).open(cheap, { ...toBerlin, rewardId });
    await expect(call).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'rewardId' }] });
    expect(await ada.getState(rewardId)).toBe('available');
  });
});
