import { randomUUID } from 'node:crypto';
import { getPlacedOrder, trackOrderByLink } from '@shopwright/contracts/http/order-tracking';
import { getOrder } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type Checkout, Customer, pay, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';

let store: TestStore;
let lamp: number;
let lastUserId = 700;

beforeAll(async () => {
  store = await startTestStore();
  lamp = await store.addProduct({ price: '12.00', stock: 1000 });
});
afterAll(() => store.close());

const shopper = (): Actor => {
  lastUserId += 1;
  return { ...visitor(), role: 'shopper', userId: lastUserId };
};

async function paid(actor: Actor): Promise<Checkout> {
  const checkout = await new Customer(store, actor).open(lamp);
  await pay(store, checkout.paymentIntentId);
  return checkout;
}

const get = ({ paymentIntentId }: Pick<Checkout, 'paymentIntentId'>, actor: Actor) =>
  store.orderClient.call(getPlacedOrder, { params: { paymentIntentId } }, actor);

describe('GET /placed-orders/:paymentIntentId', () => {
  it('200: gives a guest their order again, with its link, and confirms it if no webhook has yet', async () => {
    const guest = visitor();
    const checkout = await paid(guest);
    const order = await get(checkout, guest);
    expect(order).toMatchObject({
      id: checkout.orderId,
      status: 'confirmed',
      customerEmail: 'ada@example.com',
      items: [{ productId: lamp, quantity: 1 }],
      trackingToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await get(checkout, guest)).toEqual(order);
  });

  it('200: gives an account its order on another device, without a link', async () => {
    const user = shopper();
    const checkout = await paid(user);
    expect(await get(checkout, { ...user, visitorId: randomUUID() })).toMatchObject({ trackingToken: null });
  });

  it('202: while the bank decides', async () => {
    const guest = visitor();
    const checkout = await new Customer(store, guest).open(lamp);
    await pay(store, checkout.paymentIntentId, 'pm_usBankAccount');
    expect(await get(checkout, guest)).toMatchObject({ status: 'pending' });
  });

  it('404: for another browser, no browser, and another account in this browser', async () => {
    const guest = visitor();
    const checkout = await paid(guest);
    for (const actor of [visitor(), { role: 'anonymous' as const }, shopper()]) {
      await expect(get(checkout, actor)).rejects.toMatchObject({ code: 'not_found' });
    }
    const user = shopper();
    const own = await paid(user);
    const other = { ...user, userId: 699 };
    await expect(get(own, other)).rejects.toMatchObject({ code: 'not_found' });
    // Signed out: the next user of the browser must not read the account's name and address.
    await get(own, user);
    const signedOut = { role: 'anonymous' as const, visitorId: user.visitorId };
    await expect(get(own, signedOut)).rejects.toMatchObject({ code: 'not_found' });
    const [blank, full] = [
      await new Customer(store, signedOut).record(own),
      await new Customer(store, user).record(own),
    ];
    expect(blank).toMatchObject({ id: own.orderId, customerName: '', customerEmail: '', customerAddress: '' });
    expect(full).toMatchObject({ id: own.orderId, customerEmail: expect.stringContaining('@') });
    await expect(get({ paymentIntentId: 'pi_unknown' }, guest)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('409: for a payment that was not made', async () => {
    const guest = visitor();
    const checkout = await new Customer(store, guest).open(lamp);
    await expect(get(checkout, guest)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('POST /orders/track-link', () => {
  const open = (orderNumber: number, token: string) =>
    store.orderClient.call(trackOrderByLink, { body: { orderNumber: String(orderNumber), token } }, visitor());
  const tokenOf = async (id: number) =>
    (await store.orderClient.call(getOrder, { params: { id: String(id) } })).trackingToken ?? 'none';

  it('200: opens the order in any browser, and shows no name and no address', async () => {
    const guest = visitor();
    const checkout = await paid(guest);
    await get(checkout, guest);
    const order = await open(checkout.orderId, await tokenOf(checkout.orderId));
    expect(order).toMatchObject({ id: checkout.orderId, status: 'confirmed', total: '12.00' });
    expect(JSON.stringify(order)).not.toMatch(/ada@example|Lovelace|Long Street/);
  });

  it('410: says the same of a forged token, another order’s, an unknown and an unpaid order', async () => {
    const guest = visitor();
    const other = visitor();
    const [first, second] = [await paid(guest), await paid(other)];
    await get(first, guest);
    await get(second, other);
    const token = await tokenOf(first.orderId);
    const unpaid = await new Customer(store).open(lamp);
    const unpaidToken = await tokenOf(unpaid.orderId);
    const misses = [
      open(first.orderId, `${token.slice(0, -2)}${token.at(-2) === 'x' ? 'y' : 'x'}${token.at(-1)}`),
      open(second.orderId, token),
      open(first.orderId + 100_000, token),
      open(unpaid.orderId, unpaidToken),
    ];
    const codes = await Promise.all(misses.map((miss) => miss.catch(({ code, message }) => ({ code, message }))));
    expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(1);
    expect(codes[0]).toMatchObject({ code: 'link_expired' });
  });

  it('410: once the address was taken out of the order', async () => {
    const guest = visitor();
    const { orderId, ...checkout } = await paid(guest);
    await get(checkout, guest);
    const token = await tokenOf(orderId);
    expect(await open(orderId, token)).toMatchObject({ id: orderId });
    await store.order.database.db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, orderId));
    await expect(open(orderId, token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('400: for what is no token', async () => {
    await expect(open(1, 'short')).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
