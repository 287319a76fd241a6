import { randomUUID } from 'node:crypto';
import { buy, clerk, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderItems } from '../db/schema';
import { syncReversals } from '../refunds/sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let colleague: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
  colleague = deskOf(shop, { ...clerk, userId: 901 });
});
afterAll(() => shop.close());

const parcel = (trackingNumber: string) => ({ carrier: 'DHL', trackingNumber });
const emailsDueOf = async (id: number) =>
  (await desk.get(id)).shipments.filter(({ emailDueAt }) => emailDueAt !== null);
const buyMany = async (count: number, options: Parameters<typeof buy>[1] = {}) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await buy(shop, options)).id);
  return ids;
};

describe('POST /orders/bulk-shipments', () => {
  it('ships each order with its own number or without one, also before it was processed', async () => {
    const [first = 0, second = 0, third = 0] = await buyMany(3, { quantity: 2 });
    await desk.move(second, 'processing');
    const link = { ...parcel('JD1'), trackingUrl: 'https://dhl.example/JD1' };
    const { results } = await desk.bulkShip([
      { id: first, parcel: link },
      { id: second, parcel: parcel('JD2') },
      { id: third },
    ]);
    expect(results).toEqual([first, second, third].map((id) => ({ id, moved: true, status: 'shipped', message: '' })));
    expect((await desk.get(first)).shipments).toMatchObject([{ ...link, items: [{ quantity: 2 }] }]);
    expect((await desk.get(second)).shipments).toMatchObject([{ trackingNumber: 'JD2' }]);
    expect((await desk.get(third)).shipments).toMatchObject([{ carrier: null, trackingNumber: null }]);
    for (const id of [first, second, third]) expect(await emailsDueOf(id)).toHaveLength(1);
  });

  it('ships the rest of an order that left in part', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    await desk.ship(id, [{ orderItemId: itemId, quantity: 1 }]);
    await desk.bulkShip([{ id, parcel: parcel('JD3') }]);
    expect(await desk.get(id)).toMatchObject({ status: 'shipped', shipments: [{}, { items: [{ quantity: 2 }] }] });
  });

  it('says for each order why it stays as it is, and ships the others', async () => {
    const [cancelled = 0, shipped = 0, refunded = 0, open = 0] = await buyMany(4);
    await desk.cancel(cancelled);
    await desk.bulkShip([{ id: shipped, parcel: parcel('JD4') }]);
    await desk.refund(refunded);
    const { results } = await desk.bulkShip(
      [cancelled, shipped, refunded, 2_147_483_646, open].map((id) => ({ id, parcel: parcel(`N-${id}`) })),
    );
    expect(results).toMatchObject([
      { id: cancelled, moved: false, status: 'cancelled' },
      { id: shipped, moved: false, status: 'shipped' },
      { id: refunded, moved: false, status: 'confirmed', message: expect.stringContaining('refunded in full') },
      { id: 2_147_483_646, moved: false, status: null },
      { id: open, moved: true, status: 'shipped' },
    ]);
    expect((await desk.get(shipped)).shipments).toMatchObject([{ trackingNumber: 'JD4' }]);
    expect((await desk.get(cancelled)).shipments).toEqual([]);
  });

  it('ships each order once where two staff ship the same ones at the same time', async () => {
    const ids = await buyMany(4);
    const by = (each: ReturnType<typeof deskOf>, name: string) =>
      each.bulkShip(ids.map((id) => ({ id, parcel: parcel(`${name}-${id}`) })));
    const [mine, theirs] = await Promise.all([by(desk, 'A'), by(colleague, 'B')]);
    for (const [index, id] of ids.entries()) {
      expect([mine.results[index]?.moved, theirs.results[index]?.moved].sort()).toEqual([false, true]);
      const { shipments } = await desk.get(id);
      expect(shipments).toHaveLength(1);
      expect(shipments[0]?.trackingNumber).toBe(`${mine.results[index]?.moved ? 'A' : 'B'}-${id}`);
      expect(await emailsDueOf(id)).toHaveLength(1);
    }
  });

  it('makes one parcel of a request that is repeated, also while the first is under way', async () => {
    const ids = await buyMany(2);
    const requestId = randomUUID();
    const ship = () =>
      desk.bulkShip(
        ids.map((id) => ({ id, parcel: parcel('JD5') })),
        requestId,
      );
    const responses = [...(await Promise.all([ship(), ship()])), await ship()];
    for (const { results } of responses) expect(results.map(({ moved }) => moved)).toEqual([true, true]);
    for (const id of ids) expect((await desk.get(id)).shipments).toHaveLength(1);
  });

  it.each([
    ['a number of 101 letters', { parcel: parcel('x'.repeat(101)) }, 'orders.0.parcel.trackingNumber'],
    ['a control character', { parcel: parcel('JD\u0007') }, 'orders.0.parcel.trackingNumber'],
    ['a number without a carrier', { parcel: { carrier: '', trackingNumber: 'JD' } }, 'orders.0.parcel.carrier'],
    [
      'a script as link',
      { parcel: { ...parcel('JD'), trackingUrl: 'javascript:alert(1)' } },
      'orders.0.parcel.trackingUrl',
    ],
  ])('400 for %s, which ships none of the orders', async (_, more, path) => {
    const [bad = 0, good = 0] = await buyMany(2);
    await expect(desk.bulkShip([{ id: bad, ...more }, { id: good }])).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ path }],
    });
    expect(await desk.get(good)).toMatchObject({ status: 'confirmed', shipments: [] });
  });

  it('400 for more than 100 orders, 403 for a shopper', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }));
    await expect(desk.bulkShip(many)).rejects.toMatchObject({ code: 'invalid_request' });
    const shopper = deskOf(shop, { role: 'shopper', userId: 5 });
    await expect(shopper.bulkShip([{ id: 1 }])).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shopper.previewShipping([1])).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shopper.bulkUndo([1], 'shipped')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('what suppliers ship', () => {
  /** An order of two units, one of which its supplier ships, or all. */
  const buyFromSupplier = async (isWhole = false) => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const isLine = eq(orderItems.id, itemId);
    await shop.order.database.transaction(async (tx) => {
      const [line] = await tx.select().from(orderItems).where(isLine);
      if (!line) throw new Error('the order has no line');
      const { id: _id, ...sold } = line;
      await tx
        .update(orderItems)
        .set(isWhole ? { isDropshipped: true } : { quantity: 1 })
        .where(isLine);
      const other = { ...sold, productId: sold.productId + 100_000, quantity: 1, isDropshipped: true };
      if (!isWhole) await tx.insert(orderItems).values(other);
    });
    return { id, itemId };
  };

  it('is left out of the parcel, which ships the rest and leaves the order open', async () => {
    const { id, itemId } = await buyFromSupplier();
    expect((await desk.previewShipping([id])).orders).toMatchObject([{ units: 1, supplierUnits: 1 }]);
    const { results } = await desk.bulkShip([{ id, parcel: parcel('JD-OWN') }]);
    expect(results).toMatchObject([{ id, moved: true, status: 'processing' }]);
    expect((await desk.get(id)).shipments).toMatchObject([{ items: [{ orderItemId: itemId, quantity: 1 }] }]);
    const again = await desk.bulkShip([{ id, parcel: parcel('JD-AGAIN') }]);
    expect(again.results).toMatchObject([{ moved: false, message: expect.stringContaining('suppliers ship') }]);
  });

  it('is undone with the rest, also of an order that was processed before', async () => {
    const [fresh, processed] = [await buyFromSupplier(), await buyFromSupplier()];
    await desk.move(processed.id, 'processing');
    const ids = [fresh.id, processed.id];
    await desk.bulkShip(ids.map((id) => ({ id, parcel: parcel('JD-BOTH') })));
    const { results } = await desk.bulkUndo(ids, 'processing');
    expect(results).toMatchObject([
      { moved: true, status: 'confirmed' },
      { moved: true, status: 'processing' },
    ]);
    for (const id of ids) expect(await desk.get(id)).toMatchObject({ shipments: [], shipmentState: 'none' });
    const { timeline, allowedActions } = await desk.get(processed.id);
    expect(timeline[0]?.kind).toBe('shipment_voided');
    expect(allowedActions.undoUntil).toBeNull();
  });

  it('is all of some orders, which stay as they are', async () => {
    const { id } = await buyFromSupplier(true);
    expect((await desk.previewShipping([id])).orders).toMatchObject([{ units: 0, supplierUnits: 2 }]);
    expect((await desk.bulkShip([{ id }])).results).toMatchObject([{ moved: false, status: 'confirmed' }]);
  });
});

describe('GET /shipping-preview', () => {
  it('names in order what would ship, what would not, and what staff should know', async () => {
    const [plain = 0, written = 0, answered = 0, cancelled = 0] = await buyMany(4, { quantity: 2 });
    const shopper = { role: 'shopper', userId: 61 } as const;
    const own = await buy(shop, { actor: shopper });
    await customerOf(shop, shopper).write(own.id, 'Can you ship to my office instead?');
    await desk.write(answered, 'It ships today');
    await desk.cancel(cancelled);
    const { orders } = await desk.previewShipping([own.id, cancelled, plain, answered, written, 2_147_483_646, plain]);
    expect(orders).toMatchObject([
      { id: own.id, units: 1, warnings: ['unanswered_message'] },
      { id: cancelled, status: 'cancelled', units: 0 },
      { id: plain, status: 'confirmed', units: 2, warnings: [] },
      { id: answered, warnings: [] },
      { id: written, units: 2 },
    ]);
  });

  it('names a dispute', async () => {
    const { id, paymentIntentId } = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    await syncReversals(shop.order, paymentIntentId);
    expect((await desk.previewShipping([id])).orders).toMatchObject([{ id, warnings: ['disputed'] }]);
  });
});

describe('POST /orders/bulk-undo', () => {
  it('undoes what the caller shipped, and nothing that someone else has moved since', async () => {
    const [mine = 0, theirs = 0, delivered = 0] = await buyMany(3);
    await desk.bulkShip([mine, theirs, delivered].map((id) => ({ id, parcel: parcel('JD6') })));
    await colleague.undo(theirs);
    await colleague.bulkShip([{ id: theirs, parcel: parcel('JD7') }]);
    await desk.move(delivered, 'delivered');
    const { results } = await desk.bulkUndo([mine, theirs, delivered], 'shipped');
    expect(results).toMatchObject([
      { id: mine, moved: true, status: 'confirmed' },
      { id: theirs, moved: false, status: 'shipped' },
      { id: delivered, moved: false, status: 'delivered' },
    ]);
    expect(await desk.get(mine)).toMatchObject({ status: 'confirmed', shipmentState: 'none', shipments: [] });
    expect((await desk.get(theirs)).shipments).toMatchObject([{ trackingNumber: 'JD7' }]);
  });

  it('leaves a parcel that the same member of staff made since', async () => {
    const [kept = 0, again = 0] = await buyMany(2);
    const [first, second] = [randomUUID(), randomUUID()];
    await desk.bulkShip([{ id: kept }, { id: again }], first);
    await desk.undo(again);
    await desk.bulkShip([{ id: again, parcel: parcel('JD-AGAIN') }], second);
    const { results } = await desk.bulkUndo([kept, again], 'shipped', first);
    expect(results).toMatchObject([
      { id: kept, moved: true, status: 'confirmed' },
      { id: again, moved: false, status: 'shipped' },
    ]);
    expect((await desk.get(again)).shipments).toMatchObject([{ trackingNumber: 'JD-AGAIN' }]);
    expect((await desk.bulkUndo([again], 'shipped', second)).results).toMatchObject([{ moved: true }]);
  });

  it('undoes a change of status in bulk, for ten minutes', async () => {
    const ids = await buyMany(2);
    await desk.bulk(ids, 'processing');
    expect((await desk.bulkUndo(ids, 'processing')).results.every(({ moved }) => moved)).toBe(true);
    await desk.bulk(ids, 'processing');
    clockMs += 11 * 60_000;
    expect((await desk.bulkUndo(ids, 'processing')).results.some(({ moved }) => moved)).toBe(false);
  });
});

it('ships 100 orders within the time that the endpoint has', async () => {
  const ids = await buyMany(100);
  const started = performance.now();
  await desk.previewShipping(ids);
  const { results } = await desk.bulkShip(ids.map((id) => ({ id, parcel: parcel(`N-${id}`) })));
  expect(results.every(({ moved }) => moved)).toBe(true);
  expect(performance.now() - started).toBeLessThan(15_000);
}, 180_000);
