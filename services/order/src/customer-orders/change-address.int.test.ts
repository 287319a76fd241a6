import { eraseCustomer } from '@shopwright/contracts/http/internal';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncPayment } from '../payments/sync-payment';
import { berlin, sellingOf } from '../selling/test-selling-store';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const ada: Actor = { role: 'shopper', userId: 41 };
const office = '7 Office Road\n10115 Berlin\nGermany';
const link = async (id: number) => ({ token: shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id)) });
const addressEvents = (id: number) => eventsOf(shop, id, 'order-address-changed');

describe('PUT /customer-orders/:id/address', () => {
  it('200 to the account and to the link; staff see it in the history, and the customer is told once', async () => {
    const own = await buy(shop, { actor: ada });
    const order = await customerOf(shop, ada).changeAddress(own.id, office);
    expect(order).toMatchObject({ customerAddress: office, allowedActions: { changeAddress: true } });
    await customerOf(shop, ada).changeAddress(own.id, office);
    const [event, ...earlier] = (await desk.get(own.id)).timeline;
    expect(event).toMatchObject({
      kind: 'address_changed',
      actor: 'customer',
      details: { previousAddress: customer.customerAddress },
    });
    expect(earlier.some(({ kind }) => kind === 'address_changed')).toBe(false);
    expect(await addressEvents(own.id)).toHaveLength(1);

    const { id } = await buy(shop);
    expect(await customerOf(shop).changeAddress(id, office, await link(id))).toMatchObject({ customerAddress: office });
    expect(await desk.get(id)).toMatchObject({ customerAddress: office });
  });

  it('tells staff which country the price was for, once the delivery goes to another', async () => {
    const selling = sellingOf(() => shop);
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const customerOfOrder = new Customer(shop, ada);
    const { orderId, paymentIntentId } = await customerOfOrder.open(lamp, {
      address: berlin,
      shippingRateId: 'de-standard',
    });
    await pay(shop, paymentIntentId);
    await syncPayment(shop.order, paymentIntentId);
    await selling.clear();
    const pricedCountry = async () => (await desk.get(orderId)).selling?.pricedCountry;
    await customerOf(shop, ada).changeAddress(orderId, office);
    expect(await pricedCountry()).toBeUndefined();
    await customerOf(shop, ada).changeAddress(orderId, '3 Rue Longue\n75001 Paris\nFrance');
    expect(await pricedCountry()).toBe('DE');
  });

  it('is found by the country of the new address', async () => {
    const { id } = await buy(shop, { actor: ada });
    await customerOf(shop, ada).changeAddress(id, '3 Rue Longue\n75001 Paris\nFrance');
    expect((await desk.list({ country: 'FR' })).map((order) => order.id)).toContain(id);
  });

  it('409 from the moment at which staff process the order, and for a cancelled one', async () => {
    const [processed, shipped, cancelled] = [
      await buy(shop, { actor: ada }),
      await buy(shop, { actor: ada }),
      await buy(shop, { actor: ada }),
    ];
    await desk.move(processed.id, 'processing');
    await desk.bulkShip([{ id: shipped.id }]);
    await desk.cancel(cancelled.id);
    for (const { id } of [processed, shipped, cancelled]) {
      expect((await customerOf(shop, ada).get(id)).allowedActions.changeAddress).toBe(false);
      const change = customerOf(shop, ada).changeAddress(id, office);
      await expect(change).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
      expect(await getOrderRow(shop, id)).toMatchObject({ customerAddress: customer.customerAddress });
      expect(await addressEvents(id)).toEqual([]);
    }
  });

  it('at the same time as the start of processing, is either read by staff or refused', async () => {
    const outcomes: boolean[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { id } = await buy(shop, { actor: ada });
      const change = () => customerOf(shop, ada).changeAddress(id, office);
      const start = () => desk.move(id, 'processing');
      const both = round % 2 === 0 ? [change(), start()] : [start(), change()];
      const results = await Promise.allSettled(both);
      const changed = results[round % 2]?.status === 'fulfilled';
      expect(results[1 - (round % 2)]).toMatchObject({ status: 'fulfilled' });
      const order = await desk.get(id);
      expect(order.status).toBe('processing');
      expect(order.customerAddress).toBe(changed ? office : customer.customerAddress);
      const kinds = order.timeline.map(({ kind }) => kind).filter((kind) => /^(status|address)_changed$/.test(kind));
      expect(kinds).toEqual(changed ? ['status_changed', 'address_changed'] : ['status_changed']);
      expect(await addressEvents(id)).toHaveLength(changed ? 1 : 0);
      // What staff got back has the address that the parcel goes to.
      const started = results[1 - (round % 2)];
      if (started?.status === 'fulfilled') expect(started.value.customerAddress).toBe(order.customerAddress);
      outcomes.push(changed);
    }
    process.stdout.write(`address changed before processing started: ${outcomes.filter(Boolean).length} of 8\n`);
  });

  it('400 for no address, 410 for a forged link, 404 for another account, 401 without either', async () => {
    const { id } = await buy(shop, { actor: ada });
    const other = await buy(shop);
    const own = customerOf(shop, ada);
    await expect(own.changeAddress(id, 'too short')).rejects.toMatchObject({ fields: [{ path: 'customerAddress' }] });
    await expect(own.changeAddress(id, `${office}\u0007`)).rejects.toMatchObject({ code: 'invalid_request' });
    const forged = customerOf(shop).changeAddress(id, office, await link(other.id));
    await expect(forged).rejects.toMatchObject({ code: 'link_expired' });
    const bob = customerOf(shop, { role: 'shopper', userId: 42 });
    await expect(bob.changeAddress(id, office)).rejects.toMatchObject({ code: 'not_found' });
    await expect(customerOf(shop).changeAddress(id, office)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await getOrderRow(shop, id)).toMatchObject({ customerAddress: customer.customerAddress });
  });

  it('forgets the earlier address with the customer', async () => {
    const eve: Actor = { role: 'shopper', userId: 77 };
    const { id } = await buy(shop, { actor: eve });
    await customerOf(shop, eve).changeAddress(id, office);
    await shop.orderClient.call(eraseCustomer, { body: { userId: 77 } });
    const event = (await desk.get(id)).timeline.find(({ kind }) => kind === 'address_changed');
    expect(event?.details).toEqual({});
  });
});
