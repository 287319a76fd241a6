import { setTimeout } from 'node:timers/promises';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnItems } from '../db/return-tables';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const linkOf = async (id: number) => shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
const lastReturn = async (id: number) => (await desk.get(id)).returns.at(-1)?.id ?? 0;

describe('units that are withdrawn before they ship', () => {
  it('are not shipped, before and after their refund', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const units = (quantity: number) => [{ orderItemId: itemId, quantity }];
    await desk.move(id, 'processing');
    await customerOf(shop).withdraw(id, await linkOf(id), units(1));
    await expect(desk.ship(id, units(3))).rejects.toMatchObject({ fields: [{ path: 'items.0.quantity' }] });
    expect(await desk.move(id, 'shipped')).toMatchObject({
      shipmentState: 'complete',
      shipments: [{ items: units(2) }],
    });
    expect(await customerOf(shop).get(id, { token: await linkOf(id) })).toMatchObject({
      items: [{ toShip: 0, returnableQuantity: 2 }],
    });
    const returnId = await lastReturn(id);
    await desk.moveReturn(id, returnId, 'received');
    const { items } = await desk.refundReturn(id, returnId);
    expect(items[0]).toMatchObject({ shippedQuantity: 2, refundedQuantity: 1, toShip: 0 });
  });

  it('are all that is left of a line where the request names no quantity', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3 });
    const link = await linkOf(id);
    await desk.move(id, 'processing');
    await customerOf(shop).withdraw(id, link, [{ orderItemId: itemId, quantity: 1 }]);
    await customerOf(shop).withdraw(id, link, [{ orderItemId: itemId }]);
    const { returns } = await desk.get(id);
    expect(returns.map(({ items }) => items)).toEqual([
      [{ orderItemId: itemId, quantity: 1 }],
      [{ orderItemId: itemId, quantity: 2 }],
    ]);
    const again = customerOf(shop).withdraw(id, link, [{ orderItemId: itemId }]);
    await expect(again).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'items' }] });
  });

  it('leave a confirmed order nothing to ship where they are all of it', async () => {
    const { id, itemId } = await buy(shop);
    await customerOf(shop).withdraw(id, await linkOf(id), [{ orderItemId: itemId, quantity: 1 }]);
    const { allowedActions } = await desk.move(id, 'processing');
    expect(allowedActions).toMatchObject({ moveTo: [], ship: false });
    await expect(desk.move(id, 'shipped')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are either shipped or withdrawn, when both happen at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, itemId } = await buy(shop, { quantity: 3 });
      await desk.move(id, 'processing');
      const link = await linkOf(id);
      const withdraw = () => customerOf(shop).withdraw(id, link, [{ orderItemId: itemId, quantity: 1 }]);
      // A shipment reaches the lock sooner: it starts later in each round, so that either may come first.
      const shipLater = async () => {
        await setTimeout(round * 8);
        return desk.ship(id, [{ orderItemId: itemId, quantity: 3 }]);
      };
      const [shipped] = await Promise.allSettled([shipLater(), withdraw()]);
      const isShipped = shipped.status === 'fulfilled';
      const { items } = await desk.get(id);
      const withdrawn = await shop.order.database.db
        .select()
        .from(returnItems)
        .where(eq(returnItems.orderItemId, itemId));
      expect(withdrawn).toMatchObject([{ quantity: 1, unshippedQuantity: isShipped ? 0 : 1 }]);
      expect(items[0]).toMatchObject(isShipped ? { shippedQuantity: 3, toShip: 0 } : { shippedQuantity: 0, toShip: 2 });
    }
  });

  it('stay shipped: a shipment is not undone after a return of its units', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    await desk.move(id, 'processing');
    await desk.move(id, 'shipped');
    await customerOf(shop).withdraw(id, await linkOf(id), [{ orderItemId: itemId, quantity: 1 }]);
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await desk.get(id)).allowedActions.undoUntil).toBeNull();
  });
});
