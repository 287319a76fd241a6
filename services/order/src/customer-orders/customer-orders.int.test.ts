import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/customer-orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { customer, getOrderRow } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dayMs = 86_400_000;

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = 0;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const ada: Actor = { role: 'shopper', userId: 41 };
const link = async (id: number) => ({ token: shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id)) });
const withdraw = (body: Partial<BodyOf<typeof endpoints.withdrawOrder>>) =>
  shop.orderClient.call(
    endpoints.withdrawOrder,
    { body: { orderNumber: '1', requestId: randomUUID(), ...body } },
    { role: 'anonymous' },
  );

describe('GET /customer-orders/:id', () => {
  it('200 to the account and to the link, without staff’s notes and ids', async () => {
    const { id } = await buy(shop, { actor: ada });
    await desk.note(id, 'A difficult customer');
    const own = await customerOf(shop, ada).get(id);
    expect(own).toMatchObject({ id, status: 'confirmed', customerEmail: customer.customerEmail });
    expect(own.allowedActions).toMatchObject({ cancel: true, return: false, withdraw: true, documents: true });
    expect(await customerOf(shop).get(id, await link(id))).toEqual(own);
    expect(JSON.stringify(own)).not.toMatch(/difficult|authorId|paymentIntent/);
  });

  it('410 for a forged link, 404 for another account, 401 without either', async () => {
    const { id } = await buy(shop, { actor: ada });
    const other = await buy(shop);
    for (const token of ['x'.repeat(43), (await link(other.id)).token]) {
      await expect(customerOf(shop).get(id, { token })).rejects.toMatchObject({ code: 'link_expired' });
    }
    const bob = customerOf(shop, { role: 'shopper', userId: 42 });
    await expect(bob.get(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(bob.cancel(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(customerOf(shop).get(id)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await getOrderRow(shop, id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('POST /customer-orders/:id/cancel', () => {
  it('refunds in full, returns stock and points, and says who did it', async () => {
    const { id, productId } = await buy(shop, { quantity: 2, actor: ada });
    const order = await customerOf(shop, ada).cancel(id);
    expect(order).toMatchObject({ status: 'cancelled', refundState: 'refunded', refundedTotal: '40.00' });
    expect(order.allowedActions).toMatchObject({ cancel: false, return: false, withdraw: false });
    expect(await shop.getStock(productId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await eventsOf(shop, id, 'order-cancelled')).toMatchObject([{ userId: 41, paidCents: 4000 }]);
    const cancelled = (await desk.get(id)).timeline.find(({ kind }) => kind === 'cancelled');
    expect(cancelled).toMatchObject({ actor: 'customer', actorUserId: 41 });
    await expect(customerOf(shop, ada).cancel(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('409 once staff have begun to process it', async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    const key = await link(id);
    await expect(customerOf(shop).cancel(id, key)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'status', message: expect.stringContaining('processing') }],
    });
    expect((await customerOf(shop).get(id, key)).allowedActions.cancel).toBe(false);
  });

  it('lets either the customer or staff win, and refunds once, however often both ask at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, productId } = await buy(shop);
      const guest = customerOf(shop);
      const key = await link(id);
      const [move, ...cancels] = await Promise.allSettled([
        desk.move(id, 'processing'),
        ...[1, 2, 3].map(() => guest.cancel(id, key)),
      ]);
      const won = cancels.filter(({ status }) => status === 'fulfilled').length;
      expect(won + (move?.status === 'fulfilled' ? 1 : 0)).toBe(1);
      const order = await desk.get(id);
      expect(order.status).toBe(won ? 'cancelled' : 'processing');
      expect(order.refunds).toHaveLength(won);
      expect((await shop.getStock(productId)).onHand).toBe(won ? 10 : 9);
    }
  });
});

describe('POST /customer-orders/:id/messages', () => {
  it('stores a message once and tells the store; staff answer and tell the customer', async () => {
    const { id } = await buy(shop, { actor: ada });
    const requestId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => customerOf(shop, ada).write(id, 'Where is it?', requestId)));
    for (const { messages } of sent) expect(messages).toMatchObject([{ author: 'customer', body: 'Where is it?' }]);
    const order = await desk.write(id, 'It leaves today.');
    expect(order.messages.map(({ author }) => author)).toEqual(['customer', 'staff']);
    expect(await eventsOf(shop, id, 'order-message-sent')).toMatchObject([{ author: 'customer' }, { author: 'staff' }]);
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['message_sent', 'message_received', 'confirmed']);
  });

  it('409 for another message under the key of the first', async () => {
    const { id } = await buy(shop, { actor: ada });
    const requestId = randomUUID();
    await customerOf(shop, ada).write(id, 'Where is it?', requestId);
    await expect(customerOf(shop, ada).write(id, 'Please call me.', requestId)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'requestId' }],
    });
    expect((await desk.get(id)).messages).toHaveLength(1);
  });
});

describe('POST /withdrawals', () => {
  it('cancels an order that is not being packed', async () => {
    const { id, productId } = await buy(shop);
    const response = await withdraw({ orderNumber: `#${id}`, ...(await link(id)) });
    expect(response).toMatchObject({ orderId: id, outcome: 'cancelled' });
    expect(await desk.get(id)).toMatchObject({ status: 'cancelled', refundedTotal: '20.00' });
    expect((await shop.getStock(productId)).onHand).toBe(10);
  });

  it('answers the same again, of requests at the same time too, and withdraws once', async () => {
    const { id } = await buy(shop);
    const key = await link(id);
    const responses = await Promise.all([1, 2, 3].map(() => withdraw({ orderNumber: `#${id}`, ...key })));
    const again = await withdraw({ orderNumber: `#${id}`, ...key });
    for (const response of responses) expect(response).toEqual(again);
    expect(again).toMatchObject({ orderId: id, outcome: 'cancelled' });
    expect((await desk.get(id)).refunds).toHaveLength(1);
    expect(await eventsOf(shop, id, 'order-cancelled')).toHaveLength(1);
  });

  it('409 for an order that was cancelled otherwise', async () => {
    const [byStaff, byCustomer] = [await buy(shop), await buy(shop, { actor: ada })];
    await desk.cancel(byStaff.id, 'withdrawal');
    await customerOf(shop, ada).cancel(byCustomer.id);
    for (const { id } of [byStaff, byCustomer]) {
      const again = withdraw({ orderNumber: `#${id}`, ...(await link(id)) });
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('makes a return of any other that staff cannot reject, once for a repeated request', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    await desk.move(id, 'processing');
    const body = { orderNumber: String(id), ...(await link(id)), requestId: randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => withdraw(body)));
    expect(new Set(responses.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    const { returns } = await desk.get(id);
    expect(returns).toMatchObject([
      { kind: 'withdrawal', state: 'approved', items: [{ orderItemId: itemId, quantity: 2 }] },
    ]);
    await expect(desk.moveReturn(id, returns[0]?.id ?? 0, 'rejected')).rejects.toMatchObject({ code: 'conflict' });
    await expect(withdraw({ ...body, requestId: randomUUID() })).rejects.toMatchObject({ code: 'conflict' });
    expect(await eventsOf(shop, id, 'order-return-changed')).toMatchObject([{ state: 'approved' }]);
  });

  it('409 after 14 days from the delivery, while a return is possible for 30', async () => {
    const { id, itemId } = await buy(shop);
    for (const to of ['processing', 'shipped', 'delivered'] as const) await desk.move(id, to);
    const key = await link(id);
    clockMs = 14 * dayMs + 60_000;
    await expect(withdraw({ orderNumber: String(id), ...key })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'orderNumber', message: expect.stringContaining('14 days') }],
    });
    const { allowedActions } = await customerOf(shop).get(id, key);
    expect(allowedActions).toMatchObject({ withdraw: false, return: true });
    clockMs = 30 * dayMs + 60_000;
    await expect(customerOf(shop).return(id, [{ orderItemId: itemId, quantity: 1 }], key)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'items', message: expect.stringContaining('30 days') }],
    });
    clockMs = 0;
  });

  it('needs no link in the account of the order', async () => {
    const { id } = await buy(shop, { actor: ada });
    const request = { body: { orderNumber: String(id), requestId: randomUUID() } };
    const bob: Actor = { role: 'shopper', userId: 42 };
    await expect(shop.orderClient.call(endpoints.withdrawOrder, request, bob)).rejects.toMatchObject({
      code: 'not_found',
    });
    const response = await shop.orderClient.call(endpoints.withdrawOrder, request, ada);
    expect(response).toMatchObject({ orderId: id, outcome: 'cancelled' });
  });

  it('401 without a link or an account, 410 for the link of another order', async () => {
    const [{ id }, other] = [await buy(shop), await buy(shop)];
    await expect(withdraw({ orderNumber: String(id) })).rejects.toMatchObject({ code: 'unauthenticated' });
    const foreign = withdraw({ orderNumber: String(id), ...(await link(other.id)) });
    await expect(foreign).rejects.toMatchObject({ code: 'link_expired' });
    expect((await desk.get(id)).status).toBe('confirmed');
  });
});
