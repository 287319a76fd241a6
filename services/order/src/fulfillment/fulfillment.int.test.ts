import { buy, clerk, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncReversals } from '../refunds/sync-reversals';
import { deliverShipped } from './deliver-shipped';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

describe('POST /orders/:id/status', () => {
  it('moves an order from paid to the doorstep, with a timeline and one email for each step', async () => {
    const { id } = await buy(shop);
    expect((await desk.get(id)).allowedActions).toMatchObject({ moveTo: ['processing'], cancel: true, refund: true });
    await desk.move(id, 'processing');
    await desk.move(id, 'shipped');
    const order = await desk.move(id, 'delivered');
    expect(order).toMatchObject({ status: 'delivered', shipmentState: 'complete', paymentState: 'paid' });
    expect(order.allowedActions).toMatchObject({ moveTo: [], cancel: false, ship: false, refund: true });
    const moves = order.timeline.filter(({ kind }) => kind === 'status_changed').map(({ toStatus }) => toStatus);
    expect(moves).toEqual(['delivered', 'shipped', 'processing']);
    expect(order.timeline[0]).toMatchObject({ actor: 'staff', actorUserId: clerk.userId });
    expect(await eventsOf(shop, id, 'order-shipped')).toHaveLength(1);
    expect(await eventsOf(shop, id, 'order-delivered')).toHaveLength(1);
  });

  it('409 names the field and the state, returns the fresh order, and changes nothing', async () => {
    const { id } = await buy(shop);
    await expect(desk.move(id, 'delivered')).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'to', message: expect.stringContaining('confirmed') }],
      details: { order: { id, status: 'confirmed' } },
    });
    expect(await desk.get(id)).toMatchObject({ status: 'confirmed', shipments: [] });
  });

  it('409 for one of two staff who move an order at the same time', async () => {
    const { id } = await buy(shop);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => desk.move(id, 'processing')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.details.order.status)).toEqual(Array(3).fill('processing'));
    const { timeline } = await desk.get(id);
    expect(timeline.filter(({ kind }) => kind === 'status_changed')).toHaveLength(1);
  });

  it('404 for an unknown order, 400 for an unknown status, 403 for a shopper', async () => {
    const { id } = await buy(shop);
    await expect(desk.move(2_147_483_647, 'processing')).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.move(id, 'eaten' as 'shipped')).rejects.toMatchObject({ fields: [{ path: 'to' }] });
    const shopper = deskOf(shop, { role: 'shopper', userId: 5 });
    await expect(shopper.move(id, 'processing')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shopper.get(id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('moves many at the same time, each by itself', async () => {
    const [first, second] = [await buy(shop), await buy(shop)];
    await desk.move(second.id, 'processing');
    const { results } = await desk.bulk([first.id, second.id, 2_147_483_646], 'processing');
    expect(results).toMatchObject([
      { id: first.id, moved: true, status: 'processing' },
      { id: second.id, moved: false, status: 'processing', message: expect.stringContaining('already') },
      { id: 2_147_483_646, moved: false, status: null },
    ]);
  });
});

describe('POST /orders/:id/undo', () => {
  it('undoes a move within ten minutes, with its shipment, and emails no step a second time', async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    await desk.move(id, 'shipped');
    await desk.move(id, 'delivered');
    expect(await desk.undo(id)).toMatchObject({ status: 'shipped', deliveredAt: null, shipmentState: 'complete' });
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
    await desk.move(id, 'delivered');
    expect(await eventsOf(shop, id, 'order-delivered')).toHaveLength(1);
  });

  it('voids the shipment of a move', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    await desk.ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    expect(await desk.undo(id)).toMatchObject({
      status: 'confirmed',
      shipments: [],
      shipmentState: 'none',
      shippedAt: null,
    });
    expect(await desk.ship(id, [{ orderItemId: itemId, quantity: 2 }])).toMatchObject({ status: 'shipped' });
  });

  it('409 once a refund is newer than the shipment: a refunded unit does not ship', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const shipped = await desk.ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    expect(shipped.items).toMatchObject([{ toShip: 0 }]);
    await desk.refund(id, { items: [{ orderItemId: itemId, quantity: 1 }] });
    expect((await desk.get(id)).allowedActions.undoUntil).toBeNull();
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
    expect(await desk.get(id)).toMatchObject({ status: 'shipped', items: [{ shippedQuantity: 2, toShip: 0 }] });
  });

  it('undone and refunded at the same time, never leaves a refunded unit to ship', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    await desk.ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    await Promise.allSettled([desk.undo(id), desk.refund(id, { items: [{ orderItemId: itemId, quantity: 1 }] })]);
    const { status, items } = await desk.get(id);
    expect(items[0]?.toShip).toBe(status === 'shipped' ? 0 : 1);
  });

  it('is offered only where it can be done', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const one = [{ orderItemId: itemId, quantity: 1 }];
    expect((await desk.ship(id, one)).allowedActions.undoUntil).not.toBeNull();
    // The move to processing came with the first shipment; only the second, which has left since, can be undone.
    expect((await desk.ship(id, one)).allowedActions.undoUntil).not.toBeNull();
    expect(await desk.undo(id)).toMatchObject({ status: 'processing', shipmentState: 'partial', shipments: [{}] });
    expect((await desk.get(id)).allowedActions.undoUntil).toBeNull();
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
  });

  it('409 after ten minutes', async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    clockMs += 11 * 60_000;
    expect((await desk.get(id)).allowedActions.undoUntil).toBeNull();
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict' });
    clockMs = Date.now();
  });
});

describe('the task that delivers shipped orders', () => {
  it('delivers after 14 days, once', async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    await desk.move(id, 'shipped');
    clockMs = Date.now() + 13 * 86_400_000;
    await deliverShipped(shop.order);
    expect((await desk.get(id)).status).toBe('shipped');
    clockMs = Date.now() + 15 * 86_400_000;
    await Promise.all([deliverShipped(shop.order), deliverShipped(shop.order)]);
    const order = await desk.get(id);
    expect(order.status).toBe('delivered');
    expect(order.timeline.filter(({ toStatus }) => toStatus === 'delivered')).toMatchObject([{ actor: 'store' }]);
    clockMs = Date.now();
  });

  it('leaves an order that was refunded in full or is disputed, and says nothing to its customer', async () => {
    const [refunded, disputed, partly] = [
      await buy(shop),
      await buy(shop, { paymentMethod: 'pm_card_createDispute' }),
      await buy(shop),
    ];
    for (const { id } of [refunded, disputed, partly]) {
      await desk.move(id, 'processing');
      await desk.move(id, 'shipped');
    }
    await desk.refund(refunded.id);
    await desk.refund(partly.id, { amount: '1.00' });
    await syncReversals(shop.order, disputed.paymentIntentId);
    const statuses = async () => {
      clockMs = Date.now() + 15 * 86_400_000;
      await deliverShipped(shop.order);
      clockMs = Date.now();
      return Promise.all([refunded, disputed, partly].map(async ({ id }) => (await desk.get(id)).status));
    };
    expect(await statuses()).toEqual(['shipped', 'shipped', 'delivered']);
    const [dispute] = (await desk.get(disputed.id)).disputes;
    await shop.order.stripe.disputes.close(dispute?.id ?? '');
    await syncReversals(shop.order, disputed.paymentIntentId);
    expect(await statuses()).toEqual(['shipped', 'shipped', 'delivered']);
    for (const { id } of [refunded, disputed]) expect(await eventsOf(shop, id, 'order-delivered')).toEqual([]);
  });
});
