import { getSellingSettings, getSellingTerms, putSellingSettings } from '@shopwright/contracts/http/selling';
import { testSelling } from '@shopwright/contracts/test-selling';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSelling } from './selling-now';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.order.database.db.execute(sql`delete from selling_settings`);
  forgetSelling(shop.order.database);
});

const staff = { role: 'staff', userId: 1 } as const;
const put = (body: object) => shop.orderClient.call(putSellingSettings, { body: { ...testSelling(), ...body } }, staff);
const get = () => shop.orderClient.call(getSellingSettings, {}, staff);
const terms = () => shop.orderClient.call(getSellingTerms, {}, { role: 'anonymous' });

describe('GET and PUT /settings/selling', () => {
  it('is nothing until it is set up, and then what was saved', async () => {
    expect(await get()).toEqual({ shipping: null, tax: null, version: 0, updatedAt: null });
    expect(await terms()).toMatchObject({ needsAddress: false, hasShipping: false, hasTax: false });
    const saved = await put({});
    expect(saved).toMatchObject({ version: 1, tax: { rates: [{ id: 'de-19', rate: '19' }, {}, {}] } });
    expect(await get()).toEqual(saved);
    const events = sql`select payload from outbox where type = 'selling-settings-saved'`;
    expect((await shop.order.database.db.execute(events)).at(-1)).toEqual({ payload: { version: 1 } });
    expect(await terms()).toMatchObject({ needsAddress: true, pricesIncludeTax: true, shipsTo: ['DE', 'AT'] });
  });

  it('takes prices by weight, which lie deepest', async () => {
    const bands = [{ upTo: 1500, amount: '5.00' }, { amount: '9.00' }];
    const rates = [{ id: 'weight', name: 'By weight', price: { type: 'by_weight' as const, bands } }];
    const zones = [{ id: 'home', name: 'Home', places: [{ country: 'DE' }], rates }];
    const saved = await put({ shipping: { zones, pickupPlaces: [] } });
    expect(saved.shipping?.zones[0]?.rates[0]?.price).toEqual({ type: 'by_weight', bands });
  });

  it('409 with the newer settings for one of two staff who edit the same version, each time', async () => {
    for (const version of [0, 1]) {
      const edits = await Promise.allSettled([put({ version, tax: null }), put({ version, shipping: null })]);
      const [won] = edits.flatMap((edit) => (edit.status === 'fulfilled' ? edit.value : []));
      const [lost] = edits.flatMap((edit) => (edit.status === 'rejected' ? edit.reason : []));
      expect(won?.version).toBe(version + 1);
      expect(lost).toMatchObject({ code: 'conflict', details: won, fields: [{ path: 'version' }] });
      expect(await get()).toEqual(won);
    }
  });

  it('400 that names the field, and nothing is stored', async () => {
    const { shipping } = testSelling();
    const zones = shipping.zones.map((zone) => ({ ...zone, places: [{ country: 'DE' }] }));
    await expect(put({ shipping: { ...shipping, zones } })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'shipping.zones.1.places.0' }],
    });
    expect(await get()).toMatchObject({ version: 0, shipping: null });
  });

  it.each(['anonymous', 'shopper'] as const)('refuses %s', async (role) => {
    const code = role === 'anonymous' ? 'unauthenticated' : 'forbidden';
    const actor = role === 'anonymous' ? { role } : { role, userId: 5 };
    await expect(shop.orderClient.call(getSellingSettings, {}, actor)).rejects.toMatchObject({ code });
    const body = testSelling();
    await expect(shop.orderClient.call(putSellingSettings, { body }, actor)).rejects.toMatchObject({ code });
  });
});
