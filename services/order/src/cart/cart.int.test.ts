import { getCart, putCart } from '@shopwright/contracts/http/cart';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import { customer, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccountOrders } from '../customers/erase-customer';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
  for (let id = 1; id <= 25; id += 1) await shop.addProduct({ price: '9.00', stock: 100 });
});
afterAll(() => shop.close());

const put = (actor: Actor, items: { productId: number; quantity: number }[]) =>
  shop.orderClient.call(putCart, { body: { items } }, actor);
const read = async (actor: Actor) => (await shop.orderClient.call(getCart, {}, actor)).items;
const onDevice = (userId: number): Actor => ({ ...visitor(), role: 'shopper', userId });

describe('rows of carts', () => {
  const from = (address: string, items: { productId: number; quantity: number }[], actor = visitor()) =>
    shop.orderClient.call(putCart, { body: { items }, headers: { [clientAddressHeader]: address } }, actor);

  it('are not written for products that do not exist', async () => {
    const actor = visitor();
    const items = [3, 2_000_000_000, 4].map((productId) => ({ productId, quantity: 1 }));
    const kept = items.filter(({ productId }) => productId < 10);
    expect(await put(actor, items)).toEqual({ items: kept });
    expect(await read(actor)).toEqual(kept);
    const more = [3, 4, 2_000_000_000].map((productId) => ({ productId, quantity: 5 }));
    expect((await put(actor, more)).items).toEqual(more.slice(0, 2));
    expect((await put(actor, more.slice(1, 2))).items).toEqual(more.slice(1, 2));
  });

  it('429: are written for twenty new visitors a minute behind one address, and for those who have a cart', async () => {
    const items = [{ productId: 3, quantity: 1 }];
    const first = visitor();
    await from('192.0.2.1', items, first);
    for (let index = 0; index < 19; index += 1) await from('192.0.2.1', items);
    await expect(from('192.0.2.1', items)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 60 });
    await from('192.0.2.1', [{ productId: 3, quantity: 2 }], first);
    await from('192.0.2.1', items, onDevice(86));
    await from('192.0.2.2', items);
  });
});

describe('the cart of an account', () => {
  it('is the same on every device, and not that of the browser', async () => {
    const [phone, laptop] = [onDevice(81), onDevice(81)];
    await put({ ...phone, role: 'anonymous', userId: undefined }, [{ productId: 9, quantity: 9 }]);
    await put(phone, [{ productId: 1, quantity: 2 }]);
    expect(await read(laptop)).toEqual([{ productId: 1, quantity: 2 }]);
    expect(await read(onDevice(82))).toEqual([]);
    expect(await read({ ...phone, role: 'anonymous', userId: undefined })).toEqual([{ productId: 9, quantity: 9 }]);
  });

  it('is one of the two when two devices write at the same time, never a mixture', async () => {
    const carts = [1, 2].map((productId) =>
      [1, 2, 3].map((offset) => ({ productId: productId * 10 + offset, quantity: 1 })),
    );
    await Promise.all(carts.flatMap((items) => [put(onDevice(83), items), put(onDevice(83), items)]));
    expect(carts).toContainEqual(await read(onDevice(83)));
  });

  it('is what a payment without items is for; the browser’s, where the account has none', async () => {
    const productId = await shop.addProduct({ price: '20.00', stock: 9 });
    const laptop = onDevice(84);
    const open = () => shop.orderClient.call(createPaymentIntent, { body: customer }, laptop);
    await put({ ...laptop, role: 'anonymous', userId: undefined }, [{ productId, quantity: 1 }]);
    expect((await open()).total).toBe('20.00');
    await put(onDevice(84), [{ productId, quantity: 3 }]);
    expect((await open()).total).toBe('60.00');
  });

  it('is deleted with the account', async () => {
    await put(onDevice(85), [{ productId: 1, quantity: 1 }]);
    await eraseAccountOrders(shop.order, 85);
    expect(await read(onDevice(85))).toEqual([]);
  });
});
