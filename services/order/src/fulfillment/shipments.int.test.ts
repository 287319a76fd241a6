import { randomUUID } from 'node:crypto';
import { buy, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueShipmentEmails } from './shipment-emails';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

describe('PUT /orders/:id/shipments/:shipmentId/tracking', () => {
  const tracked = (trackingNumber: string, version = 0) => ({ carrier: 'UPS', trackingNumber, version });
  const ship = async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    const { shipments } = await desk.move(id, 'shipped');
    clockMs += 10 * 60_000;
    await sendDueShipmentEmails(shop.order);
    return { id, shipmentId: shipments[0]?.id ?? 0 };
  };

  it('adds a number to a parcel that left without one, finds it, and tells the customer once', async () => {
    const { id, shipmentId } = await ship();
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999';
    const order = await desk.putTracking(id, shipmentId, { ...tracked('1Z-ADDED'), trackingUrl });
    expect(order.shipments).toMatchObject([
      { carrier: 'UPS', trackingNumber: '1Z-ADDED', trackingUrl, trackingVersion: 1 },
    ]);
    expect(order.timeline[0]).toMatchObject({ kind: 'tracking_changed', details: { trackingNumber: '1Z-ADDED' } });
    expect(await desk.list({ search: '1Z-ADDED' })).toMatchObject([{ id }]);
    await desk.putTracking(id, shipmentId, { ...tracked('1Z-ADDED'), trackingUrl });
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toMatchObject([{ shipmentId, version: 1 }]);
  });

  it('tells the customer once where two staff save the same correction at the same time', async () => {
    const { id, shipmentId } = await ship();
    const saves = [1, 2, 3].map(() => desk.putTracking(id, shipmentId, tracked('1Z-TWICE')));
    for (const { shipments } of await Promise.all(saves)) expect(shipments[0]?.trackingNumber).toBe('1Z-TWICE');
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toHaveLength(1);
  });

  it('409 for a number that someone else changed meanwhile, which stays', async () => {
    const { id, shipmentId } = await ship();
    const saves = ['1Z-A', '1Z-B'].map((number) => desk.putTracking(id, shipmentId, tracked(number)));
    const results = await Promise.allSettled(saves);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: 'conflict', fields: [{ path: 'version' }] }]);
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toHaveLength(1);
  });

  it('says nothing to a customer who has the goods, and 404 for a parcel that was undone or is of another order', async () => {
    const [{ id, shipmentId }, other] = [await ship(), await ship()];
    await desk.move(id, 'delivered');
    await desk.putTracking(id, shipmentId, tracked('1Z-LATE'));
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toEqual([]);
    await expect(desk.putTracking(id, other.shipmentId, tracked('1Z'))).rejects.toMatchObject({ code: 'not_found' });
    const undone = await buy(shop);
    await desk.move(undone.id, 'processing');
    const [{ id: undoneId = 0 } = {}] = (await desk.move(undone.id, 'shipped')).shipments;
    await desk.undo(undone.id);
    await expect(desk.putTracking(undone.id, undoneId, tracked('1Z'))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('400 for a control character, 403 for a shopper', async () => {
    const { id, shipmentId } = await ship();
    const bad = desk.putTracking(id, shipmentId, tracked('1Z\u0000'));
    await expect(bad).rejects.toMatchObject({ fields: [{ path: 'trackingNumber' }] });
    const shopper = deskOf(shop, { role: 'shopper', userId: 5 });
    await expect(shopper.putTracking(id, shipmentId, tracked('1Z'))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('POST /orders/:id/shipments', () => {
  it('ships as two shipments: partial until the last unit has left', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const first = await desk.ship(id, [{ orderItemId: itemId, quantity: 1 }], {
      trackingUrl: 'https://dhl.example/JD',
    });
    expect(first).toMatchObject({ status: 'processing', shipmentState: 'partial', items: [{ shippedQuantity: 1 }] });
    expect(first.shipments[0]).toMatchObject({
      carrier: 'DHL',
      trackingNumber: 'JD014600',
      trackingUrl: 'https://dhl.example/JD',
    });
    await expect(desk.cancel(id)).rejects.toMatchObject({ code: 'conflict' });
    const second = await desk.ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    expect(second).toMatchObject({ status: 'shipped', shipmentState: 'complete', items: [{ shippedQuantity: 3 }] });
    expect(second.shipments.filter(({ emailDueAt }) => emailDueAt !== null)).toHaveLength(2);
  });

  it('never ships more units than were bought, also by parallel requests', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const shipment = () => desk.ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    const results = await Promise.allSettled([shipment(), shipment(), shipment()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await desk.get(id)).items[0]?.shippedQuantity).toBe(2);
  });

  it('409 for the key of another shipment, which ships nothing', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const requestId = randomUUID();
    const ship = (quantity: number, more: object = {}) =>
      desk.ship(id, [{ orderItemId: itemId, quantity }], { requestId, ...more });
    await ship(1);
    const others: [number, object?][] = [
      [2],
      [1, { trackingNumber: 'JD2' }],
      [1, { trackingUrl: 'https://dhl.example/' }],
    ];
    for (const [quantity, more] of others) {
      await expect(ship(quantity, more)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'requestId' }] });
    }
    expect(await ship(1)).toMatchObject({ items: [{ shippedQuantity: 1 }], shipments: [{}] });
  });

  it('makes one shipment of a repeated request', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const requestId = randomUUID();
    const again = () => desk.ship(id, [{ orderItemId: itemId, quantity: 1 }], { requestId });
    await Promise.all([again(), again()]);
    expect((await again()).shipments).toHaveLength(1);
  });

  it.each([
    ['a link that is no https address', { trackingUrl: 'http://dhl.example/1' }, 'trackingUrl'],
    ['a script as link', { trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    ['a link with a password', { trackingUrl: 'https://a:b@dhl.example/' }, 'trackingUrl'],
    ['10,000 letters', { trackingNumber: 'x'.repeat(10_000) }, 'trackingNumber'],
    ['no carrier', { carrier: ' ' }, 'carrier'],
    ['no items', { items: [] }, 'items'],
    ['half a unit', { items: [{ orderItemId: 1, quantity: 0.5 }] }, 'items.0.quantity'],
  ])('400 for %s', async (_, more, path) => {
    const { id, itemId } = await buy(shop);
    const shipment = desk.ship(id, [{ orderItemId: itemId, quantity: 1 }], more);
    await expect(shipment).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path }] });
    expect((await desk.get(id)).shipments).toEqual([]);
  });

  it('422 for a line of another order, a line twice and too many units', async () => {
    const [{ id, itemId }, other] = [await buy(shop), await buy(shop)];
    const one = { orderItemId: itemId, quantity: 1 };
    const refused = (items: (typeof one)[], path: string) =>
      expect(desk.ship(id, items)).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path }] });
    await refused([{ orderItemId: other.itemId, quantity: 1 }], 'items.0.orderItemId');
    await refused([one, one], 'items.1.orderItemId');
    await refused([{ ...one, quantity: 2 }], 'items.0.quantity');
  });
});
