import { randomUUID } from 'node:crypto';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, buyAndShip as buyShipped, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
const ada: Actor = { role: 'shopper', userId: 51 };

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const buyAndShip = (quantity = 2, paymentMethod?: string) =>
  buyShipped(shop, { quantity, actor: ada, ...(paymentMethod && { paymentMethod }) });
const ask = (id: number, items: { orderItemId: number; quantity: number }[], more: object = {}) =>
  customerOf(shop, ada).return(id, items, more);
const linkOf = async (id: number) => shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
const lastReturn = async (id: number) => (await desk.get(id)).returns.at(-1)?.id ?? 0;

describe('a return', () => {
  it('goes from its request over the approval and the arrival to one refund', async () => {
    const { id, productId, units } = await buyAndShip(3);
    const asked = await ask(id, units(2), { reason: 'damaged', comment: 'It flickers' });
    expect(asked.returns).toMatchObject([{ kind: 'return', state: 'requested', reason: 'damaged' }]);
    expect(asked.items[0]?.returnableQuantity).toBe(1);
    const returnId = await lastReturn(id);
    await expect(desk.refundReturn(id, returnId)).rejects.toMatchObject({ fields: [{ path: 'returnId' }] });
    await desk.moveReturn(id, returnId, 'approved', 'Use the old box.');
    await desk.moveReturn(id, returnId, 'received');
    const order = await desk.refundReturn(id, returnId);
    expect(order).toMatchObject({ refundedTotal: '40.00', paymentState: 'partially_refunded' });
    expect(order.returns[0]).toMatchObject({
      state: 'received',
      decisionNote: 'Use the old box.',
      refund: { state: 'succeeded', amount: '40.00' },
    });
    expect(await shop.getStock(productId)).toEqual({ onHand: 9, reserved: 0 });
    await expect(desk.refundReturn(id, returnId)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'returnId', message: 'This return is already refunded' }],
    });
    const states = (await eventsOf(shop, id, 'order-return-changed')).map(({ state }) => state);
    expect(states).toEqual(['requested', 'approved', 'received']);
    expect((await customerOf(shop, ada).get(id)).items[0]?.returnableQuantity).toBe(1);
  });

  it('is refunded once, however many staff press the button at the same time', async () => {
    const { id, productId, units } = await buyAndShip(2);
    await ask(id, units(2));
    const returnId = await lastReturn(id);
    const approvals = await Promise.allSettled([1, 2, 3].map(() => desk.moveReturn(id, returnId, 'approved')));
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await desk.moveReturn(id, returnId, 'received');
    const refunds = await Promise.allSettled([1, 2, 3, 4].map(() => desk.refundReturn(id, returnId)));
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await desk.get(id)).toMatchObject({ refundedTotal: '40.00', refunds: [{ amount: '40.00' }] });
    expect((await shop.getStock(productId)).onHand).toBe(10);
  });

  it('can be refunded again after its refund failed', async () => {
    const { id, units } = await buyAndShip(1, 'pm_card_refundFail');
    await ask(id, units(1));
    const returnId = await lastReturn(id);
    await desk.moveReturn(id, returnId, 'approved');
    await desk.moveReturn(id, returnId, 'received');
    const order = await desk.refundReturn(id, returnId);
    if (order.returns[0]?.refund?.state !== 'failed') {
      const { syncReversals } = await import('../refunds/sync-reversals');
      await expect
        .poll(
          async () => {
            await syncReversals(shop.order, order.payment.paymentIntentId ?? '');
            return (await desk.get(id)).returns[0]?.refund?.state;
          },
          { timeout: 10_000 },
        )
        .toBe('failed');
    }
    expect((await desk.refundReturn(id, returnId)).refunds).toHaveLength(2);
  });

  it('takes each unit once, of requests at the same time too; a repeated request is one', async () => {
    const { id, units } = await buyAndShip(3);
    const responses = await Promise.allSettled([1, 2, 3].map(() => ask(id, units(2))));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = responses.find((response) => response.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'items.0.quantity', message: 'Only 1 of this line can be returned' }],
    });
    const requestId = randomUUID();
    await Promise.all([1, 2, 3].map(() => ask(id, units(1), { requestId })));
    expect((await desk.get(id)).returns).toHaveLength(2);
  });

  it('that was rejected gives its units free, and says why', async () => {
    const { id, units } = await buyAndShip(1);
    await ask(id, units(1));
    await desk.moveReturn(id, await lastReturn(id), 'rejected', 'It is worn.');
    const order = await customerOf(shop, ada).get(id);
    expect(order).toMatchObject({
      returns: [{ state: 'rejected', decisionNote: 'It is worn.' }],
      allowedActions: { return: true },
    });
    await expect(desk.moveReturn(id, await lastReturn(id), 'approved')).rejects.toMatchObject({ code: 'conflict' });
    expect((await ask(id, units(1))).returns).toHaveLength(2);
  });

  it('409 before anything has shipped, 422 for another order’s line, and for units refunded without it', async () => {
    const { id, itemId } = await buy(shop, { actor: ada });
    const items = [{ orderItemId: itemId, quantity: 1 }];
    await expect(ask(id, items)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'items' }] });
    const shipped = await buyAndShip(2);
    await expect(ask(shipped.id, items)).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'items.0.orderItemId' }],
    });
    await desk.refund(shipped.id, { items: shipped.units(1) });
    await expect(ask(shipped.id, shipped.units(2))).rejects.toMatchObject({ code: 'unprocessable' });
    expect((await ask(shipped.id, shipped.units(1))).returns).toHaveLength(1);
  });
});

describe('a return of a partly shipped order', () => {
  /** Buys three units of a line and ships two of them. */
  async function buyAndShipPart() {
    const bought = await buy(shop, { quantity: 3, actor: ada });
    const units = (quantity: number) => [{ orderItemId: bought.itemId, quantity }];
    await desk.ship(bought.id, units(2));
    return { ...bought, units };
  }
  /** Receives and refunds the newest return, and returns the order's line. */
  async function finish(id: number) {
    const returnId = await lastReturn(id);
    const { state } = (await desk.get(id)).returns.at(-1) ?? {};
    if (state === 'requested') await desk.moveReturn(id, returnId, 'approved');
    await desk.moveReturn(id, returnId, 'received');
    return (await desk.refundReturn(id, returnId)).items[0];
  }

  it('leaves the unit that has not shipped to be shipped', async () => {
    const { id, units } = await buyAndShipPart();
    await ask(id, units(2));
    expect(await finish(id)).toMatchObject({ shippedQuantity: 2, refundedQuantity: 2, toShip: 1 });
    expect((await desk.ship(id, units(1))).status).toBe('shipped');
    await ask(id, units(1));
    expect(await finish(id)).toMatchObject({ refundedQuantity: 3, toShip: 0 });
    expect(await desk.get(id)).toMatchObject({ paymentState: 'refunded', refundedTotal: '60.00' });
  });

  it('withdraws from shipped units first, and ships none that it took', async () => {
    const [whole, part] = [await buyAndShipPart(), await buyAndShipPart()];
    await customerOf(shop).withdraw(whole.id, await linkOf(whole.id));
    expect(await finish(whole.id)).toMatchObject({ refundedQuantity: 3, toShip: 0 });
    await ask(part.id, part.units(1));
    await customerOf(shop).withdraw(part.id, await linkOf(part.id), part.units(1));
    expect(await finish(part.id)).toMatchObject({ refundedQuantity: 1, toShip: 1 });
  });

  it('takes shipped units that neither a withdrawal of others nor a refund took', async () => {
    const { id, units } = await buyAndShipPart();
    await desk.refund(id, { items: units(1) });
    expect((await customerOf(shop, ada).get(id)).items[0]).toMatchObject({ toShip: 0, returnableQuantity: 2 });
    await ask(id, units(2));
    expect(await finish(id)).toMatchObject({ refundedQuantity: 3, toShip: 0 });
  });
});

describe('a request key', () => {
  it('409 for another return under the key of the first', async () => {
    const { id, units } = await buyAndShip(3);
    const requestId = randomUUID();
    await ask(id, units(1), { requestId, comment: 'It flickers' });
    const changes = [
      () => ask(id, units(2), { requestId }),
      () => ask(id, units(1), { requestId, comment: 'It hums' }),
    ];
    for (const change of changes) {
      await expect(change()).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'requestId' }] });
    }
    expect((await ask(id, units(1), { requestId, comment: 'It flickers' })).returns).toHaveLength(1);
  });
});
