import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { berlin, sellingOf } from '../services/order/src/selling/test-selling-store';
import { Customer } from './test-customer';
import { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let ada: Shopper;
let rewardId: number;
let lamp: number;
const selling = sellingOf(() => shop);
const toBerlin = { address: berlin, shippingRateId: 'de-standard' };

beforeAll(async () => {
  shop = await startTestStore();
  await selling.configure();
  await selling.addDiscount({ code: 'TEN' });
  await selling.addDiscount({ code: 'SHIP', effect: { kind: 'free_shipping' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ada = await Shopper.create(shop);
  rewardId = await ada.getReward();
  lamp = await shop.addProduct({ price: '25.00', stock: 100 });
});

const open = (body: object) => new Customer(shop, ada.actor).open(lamp, { ...toBerlin, rewardId, ...body });
const makeItFreeShipping = () =>
  shop.auth.database.db.execute(sql`update rewards set kind = 'free-shipping' where id = ${rewardId}`);

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
    await makeItFreeShipping();
    expect(await open({})).toMatchObject({ total: '25.00', discount: '4.90' });
    await expect(open({ codes: ['SHIP'] })).rejects.toMatchObject({ fields: [{ path: 'rewardId' }] });
  });

  it('422 for one that is worth more than the order, which stays available', async () => {
    const cheap = await shop.addProduct({ price: '5.00', stock: 5 });
    const call = new Customer(shop, ada.actor).open(cheap, { ...toBerlin, rewardId });
    await expect(call).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'rewardId' }] });
    expect(await ada.getState(rewardId)).toBe('available');
  });
});
