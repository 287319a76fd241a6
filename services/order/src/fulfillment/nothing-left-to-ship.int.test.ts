import { setTimeout } from 'node:timers/promises';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, buyAndShip, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { syncReversals } from '../refunds/sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const bought = 3;
type Bought = Awaited<ReturnType<typeof buy>>;

/** The steps of an order of three units at 10.00 each. */
const steps: Record<string, (order: Bought, quantity: number) => Promise<unknown>> = {
  ship: ({ id, itemId }, quantity) => desk.ship(id, [{ orderItemId: itemId, quantity }]),
  refund: ({ id, itemId }, quantity) => desk.refund(id, { items: [{ orderItemId: itemId, quantity }] }),
  restock: ({ id, itemId }, quantity) => desk.refund(id, { items: [{ orderItemId: itemId, quantity }], restock: true }),
  amount: ({ id }, dollars) => desk.refund(id, { amount: `${dollars}.00` }),
  rest: ({ id }) => desk.refund(id),
  atStripe: async ({ paymentIntentId }, dollars) => {
    await shop.order.stripe.refunds.create({ payment_intent: paymentIntentId, amount: dollars * 100 });
    await syncReversals(shop.order, paymentIntentId);
  },
  withdraw: async ({ id, itemId }, quantity) => {
    const link = await shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
    await customerOf(shop).withdraw(id, link, [{ orderItemId: itemId, quantity }]);
  },
  return: async ({ id, itemId }, quantity) => {
    const { userId } = await getOrderRow(shop, id);
    const customer = customerOf(shop, { role: 'shopper', userId: userId ?? 0 });
    await customer.return(id, [{ orderItemId: itemId, quantity }]);
  },
  move: ({ id }) => desk.move(id, 'processing'),
  receive: async ({ id }) => {
    const { returns } = await desk.get(id);
    const { id: returnId, state } = returns.at(-1) ?? { id: 0, state: '' };
    if (state === 'requested') await desk.moveReturn(id, returnId, 'approved');
    await desk.moveReturn(id, returnId, 'received');
    await desk.refundReturn(id, returnId);
  },
  sync: ({ paymentIntentId }) => syncReversals(shop.order, paymentIntentId),
  fail: async ({ paymentIntentId }) => {
    const isOver = async () => {
      const { data } = await shop.order.stripe.refunds.list({ payment_intent: paymentIntentId });
      expect(data.every(({ status }) => status === 'failed')).toBe(true);
    };
    await vi.waitFor(isOver, 20_000);
    await syncReversals(shop.order, paymentIntentId);
  },
  deliver: ({ id }) => desk.move(id, 'delivered'),
};

async function play(plan: string, paymentMethod?: string): Promise<Bought> {
  const order = await buy(shop, {
    price: '10.00',
    quantity: bought,
    actor: { role: 'shopper', userId: 4711 },
    ...(paymentMethod && { paymentMethod }),
  });
  for (const step of plan.split(', ')) {
    const [name = '', quantity = '0'] = step.split(' ');
    await steps[name]?.(order, Number(quantity));
  }
  return order;
}

/** Reads an order as the desk lists it. */
async function look(id: number) {
  const { status, shipmentState, items, allowedActions } = await desk.get(id);
  const has = async (query: Record<string, string>) => (await desk.list(query)).some((row) => row.id === id);
  expect(await has({ status: 'open' }), 'is listed as to ship').toBe(status === 'confirmed' || status === 'processing');
  expect(await has({ status: 'processing', shipment: 'partial' }), 'is listed as partly shipped').toBe(
    status === 'processing' && shipmentState === 'partial',
  );
  expect(allowedActions.ship && status === 'shipped').toBe(false);
  return [status, shipmentState, items.reduce((sum, { toShip }) => sum + toShip, 0)];
}

const open = (left: number) => ['processing', 'partial', left];
const complete = ['shipped', 'complete', 0];
/** Its money is back, though no one said which units that was for. */
const reversed = (left: number) => ['shipped', 'complete', left];

describe('an order of three units', () => {
  it.each([
    ['ship 1', open(2)],
    ['ship 2', open(1)],
    ['ship 3', complete],
    ['ship 1, refund 2', complete],
    ['ship 1, restock 2', complete],
    ['ship 1, refund 1', open(1)],
    ['ship 1, refund 1, refund 1', complete],
    ['ship 1, refund 1, ship 1', complete],
    ['ship 1, ship 1, refund 1', complete],
    ['ship 1, ship 1, ship 1, refund 1', complete],
    ['ship 2, refund 1', complete],
    ['ship 2, refund 1, refund 1', complete],
    ['refund 1, ship 1', open(1)],
    ['refund 1, ship 1, refund 1', complete],
    ['refund 1, ship 2', complete],
    ['refund 2, ship 1', complete],
    ['ship 1, rest', complete],
    ['refund 1, ship 1, rest', complete],
    ['ship 1, amount 20', open(2)],
    ['ship 1, amount 20, rest', complete],
    ['ship 1, amount 10, refund 2', complete],
    ['amount 10, ship 1, refund 2', complete],
    ['ship 1, refund 1, amount 10', open(1)],
    ['ship 1, refund 1, amount 20', complete],
    ['ship 1, amount 29, amount 1', complete],
    ['ship 1, atStripe 20', open(2)],
    ['ship 1, atStripe 30', reversed(2)],
    ['ship 1, atStripe 10, atStripe 20', reversed(2)],
    ['ship 1, refund 1, atStripe 20', reversed(1)],
    ['ship 1, amount 10, atStripe 20', reversed(2)],
    ['atStripe 10, ship 1, refund 2', complete],
    ['ship 1, refund 2, atStripe 10', complete],
    ['withdraw 1, ship 1', open(1)],
    ['move, withdraw 1, ship 1, refund 1', complete],
    ['move, withdraw 1, ship 2', complete],
    ['move, withdraw 2, ship 1, receive', complete],
    ['ship 1, withdraw 3', complete],
    ['ship 1, withdraw 2', open(1)],
    ['ship 1, withdraw 2, refund 1', complete],
    ['ship 1, withdraw 2, receive', open(1)],
    ['ship 1, withdraw 2, withdraw 1', complete],
    ['ship 1, withdraw 3, receive', complete],
    ['ship 1, return 1', open(2)],
    ['ship 1, return 1, refund 2', complete],
    ['ship 1, return 1, receive', open(2)],
    ['ship 1, return 1, receive, refund 2', complete],
    ['ship 1, refund 2, return 1, receive', complete],
    ['ship 1, refund 2, deliver', ['delivered', 'complete', 0]],
    ['ship 1, refund 2, deliver, refund 1', ['delivered', 'complete', 0]],
    ['refund 2', ['confirmed', 'none', 1]],
    ['move, rest', ['processing', 'none', 0]],
  ])('%s', async (plan, expected) => {
    const { id } = await play(plan);
    expect(await look(id)).toEqual(expected);
  });

  it('says in its timeline that the store completed it, without another email that something shipped', async () => {
    const { id } = await play('ship 1, refund 2');
    const { timeline, shipments, shippedAt } = await desk.get(id);
    expect(timeline.filter(({ kind, toStatus }) => kind === 'status_changed' && toStatus === 'shipped')).toMatchObject([
      { actor: 'store', fromStatus: 'processing' },
    ]);
    expect(shipments).toHaveLength(1);
    expect(shippedAt).not.toBeNull();
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    'ship 1, refund 2, fail',
    'ship 1, refund 1, refund 1, fail',
    'refund 2, ship 1, fail',
    'ship 1, rest, fail',
  ])('%s: is to ship again once the refund has failed, and complete when the units ship', async (plan) => {
    const order = await play(plan, 'pm_card_refundFail');
    expect(await look(order.id)).toEqual(open(2));
    await steps.ship?.(order, 2);
    expect(await look(order.id)).toEqual(complete);
  });

  it('is complete while its refund is pending', async () => {
    expect(await look((await play('ship 1, refund 2', 'pm_card_pendingRefund')).id)).toEqual(complete);
  });

  it('waits for the end of a dispute: lost, nothing is left to ship', async () => {
    const order = await play('ship 1, sync', 'pm_card_createDispute');
    expect(await look(order.id)).toEqual(open(2));
    await shop.order.stripe.disputes.close((await desk.get(order.id)).disputes[0]?.id ?? '');
    await steps.sync?.(order, 0);
    expect(await look(order.id)).toEqual(reversed(2));
  });

  it('is complete whichever comes first, where its rest is refunded as a part ships', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await play('move');
      await Promise.all([
        setTimeout(round * 4).then(() => steps.ship?.(order, 1)),
        setTimeout(20 - round * 4).then(() => steps.refund?.(order, 2)),
      ]);
      expect(await look(order.id), `round ${round}`).toEqual(complete);
    }
  });
});

describe('orders whose shipments have no units', () => {
  it('stay as they are when they are refunded', async () => {
    const { id, units } = await buyAndShip(shop);
    await shop.order.database.db.execute(sql`delete from shipment_items where shipment_id in
      (select id from shipments where order_id = ${id})`);
    await desk.refund(id, { items: units(1) });
    expect(await desk.get(id)).toMatchObject({ status: 'shipped', shipmentState: 'complete' });
  });
});
