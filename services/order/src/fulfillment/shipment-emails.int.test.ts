import { buy, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueShipmentEmails } from '../db/shipment-tables';
import { sendDueShipmentEmails } from './shipment-emails';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const parcel = (trackingNumber: string) => ({ carrier: 'DHL', trackingNumber });
const wait = async (minutes: number) => {
  clockMs += minutes * 60_000;
  await sendDueShipmentEmails(shop.order);
};
const told = (id: number) => eventsOf(shop, id, 'order-shipped');
const ship = async () => {
  const { id } = await buy(shop);
  await desk.bulkShip([{ id, parcel: parcel('JD1') }]);
  const shipmentId = (await desk.get(id)).shipments[0]?.id ?? 0;
  return { id, shipmentId };
};

describe('the email about a shipment', () => {
  it('waits until staff can no longer undo it, and says until when', async () => {
    const { id, shipmentId } = await ship();
    const { shipments, allowedActions } = await desk.get(id);
    expect(shipments[0]?.emailDueAt).toBe(allowedActions.undoUntil);
    await wait(9);
    expect(await told(id)).toEqual([]);
    await wait(1);
    expect(await told(id)).toEqual([{ orderId: id, shipmentId }]);
    expect(await desk.get(id)).toMatchObject({
      shipments: [{ emailDueAt: null }],
      allowedActions: { undoUntil: null },
    });
  });

  it('is never sent of a shipment that was undone, and of the one made after it after its own time', async () => {
    const { id } = await ship();
    await wait(5);
    await desk.undo(id);
    await desk.bulkShip([{ id, parcel: parcel('JD2') }]);
    await wait(6);
    expect(await told(id)).toEqual([]);
    await wait(4);
    const [{ id: shipmentId = 0 } = {}] = (await desk.get(id)).shipments;
    expect(await told(id)).toEqual([{ orderId: id, shipmentId }]);
  });

  it('is the only one where the tracking is corrected before it', async () => {
    const { id, shipmentId } = await ship();
    await desk.putTracking(id, shipmentId, { ...parcel('JD-RIGHT'), version: 0 });
    await wait(10);
    expect(await told(id)).toHaveLength(1);
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toEqual([]);
    await desk.putTracking(id, shipmentId, { ...parcel('JD-LATER'), version: 1 });
    expect(await eventsOf(shop, id, 'order-tracking-changed')).toMatchObject([{ shipmentId, version: 2 }]);
  });

  it('is sent with the delivery, after which nothing can be undone that it tells', async () => {
    const { id } = await ship();
    await desk.move(id, 'delivered');
    expect(await told(id)).toHaveLength(1);
    await desk.undo(id);
    await wait(10);
    expect(await told(id)).toHaveLength(1);
  });

  it('is sent once by several instances, of each parcel of an order', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    for (let parcels = 0; parcels < 2; parcels += 1) await desk.ship(id, [{ orderItemId: itemId, quantity: 1 }]);
    clockMs += 10 * 60_000;
    await Promise.all([1, 2, 3].map(() => sendDueShipmentEmails(shop.order)));
    expect(await told(id)).toHaveLength(2);
    expect(await shop.order.database.db.select().from(dueShipmentEmails)).toEqual([]);
  });

  it('reaches the customers of other orders where one of them fails, and that one in the next run', async () => {
    const [first, second] = [await ship(), await ship()];
    clockMs += 10 * 60_000;
    const { database } = shop.order;
    let runs = 0;
    const transaction: typeof database.transaction = async (work) => {
      runs += 1;
      if (runs === 1) throw new Error('the first order cannot be read');
      return database.transaction(work);
    };
    await sendDueShipmentEmails({ ...shop.order, database: { ...database, transaction } });
    expect([await told(first.id), await told(second.id)].map((emails) => emails.length)).toEqual([0, 1]);
    await sendDueShipmentEmails(shop.order);
    expect(await told(first.id)).toHaveLength(1);
  });

  it('is either sent or undone where both happen at the last moment', async () => {
    const { id } = await ship();
    clockMs += 10 * 60_000 - 1;
    const undone = desk.undo(id).then(
      () => true,
      () => false,
    );
    clockMs += 1;
    await sendDueShipmentEmails(shop.order);
    expect(await told(id)).toHaveLength((await undone) ? 0 : 1);
  });
});
