import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, buyAndShip, clerk, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refunds } from '../db/refund-tables';
import { reconcile } from '../reconciliation/reconcile';

let shop: TestStore;
let clockMs = Date.parse('2026-05-04T12:00:00Z');
let lastId = 5000;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

/** A member of the team whose role has a limit. */
const memberWith = (refundLimit?: string): Actor => ({ ...clerk, userId: ++lastId, refundLimit });
const refused = (left: string, path = 'amount', limit = '50.00') => ({
  code: 'forbidden',
  status: 403,
  fields: [{ path }],
  details: { refundLimit: limit, left },
});

describe('the refunds of a member in one day', () => {
  it('are taken up to the limit of their role, together over orders and ways', async () => {
    const desk = deskOf(shop, memberWith('50.00'));
    const [first, second] = [await buy(shop, { price: '40.00' }), await buy(shop, { price: '40.00', quantity: 2 })];
    await desk.refund(first.id, { amount: '30.00' });
    await expect(desk.refund(second.id, { amount: '20.01' })).rejects.toMatchObject(refused('20.00'));
    const units = [{ orderItemId: second.itemId, quantity: 1 }];
    await expect(desk.refund(second.id, { items: units })).rejects.toMatchObject(refused('20.00'));
    await expect(desk.refund(second.id)).rejects.toMatchObject(refused('20.00'));
    await expect(desk.cancel(second.id)).rejects.toMatchObject(refused('20.00', 'status'));
    await expect(desk.move(second.id, 'cancelled')).rejects.toMatchObject(refused('20.00', 'to'));
    expect((await desk.get(second.id)).status).toBe('confirmed');
    await desk.refund(second.id, { amount: '20.00' });
    await expect(desk.refund(second.id, { amount: '0.01' })).rejects.toMatchObject(refused('0.00'));
  });

  it('count what a cancellation gives back, before Stripe has said anything', async () => {
    const desk = deskOf(shop, memberWith('50.00'));
    const [first, second] = [await buy(shop, { price: '45.00' }), await buy(shop, { price: '6.00' })];
    await desk.cancel(first.id);
    await expect(desk.cancel(second.id)).rejects.toMatchObject(refused('5.00', 'status'));
    expect(await deskOf(shop).get(first.id)).toMatchObject({ status: 'cancelled', refundedTotal: '45.00' });
  });

  it('count the refund of a return', async () => {
    const desk = deskOf(shop, memberWith('50.00'));
    const { id, units, itemId } = await buyAndShip(shop, { price: '30.00' });
    const token = shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
    await customerOf(shop).withdraw(id, token, units(2));
    const returnId = (await desk.get(id)).returns[0]?.id ?? 0;
    await desk.moveReturn(id, returnId, 'received');
    await expect(desk.refundReturn(id, returnId)).rejects.toMatchObject(refused('50.00', 'returnId'));
    expect(itemId).toBeGreaterThan(0);
    expect((await desk.get(id)).refunds).toEqual([]);
  });

  it('do not count what failed, what others refunded, and what was before the day of the store', async () => {
    const [own, other] = [memberWith('50.00'), memberWith('50.00')];
    const [desk, colleague] = [deskOf(shop, own), deskOf(shop, other)];
    const order = await buy(shop, { price: '500.00' });
    await colleague.refund(order.id, { amount: '50.00' });
    await desk.refund(order.id, { amount: '50.00' });
    await shop.order.database.db
      .update(refunds)
      .set({ state: 'failed' })
      .where(eq(refunds.authorId, own.userId ?? 0));
    await desk.refund(order.id, { amount: '49.00' });
    await expect(desk.refund(order.id, { amount: '2.00' })).rejects.toMatchObject(refused('1.00'));
    clockMs = Date.parse('2026-05-04T23:59:59Z');
    await expect(desk.refund(order.id, { amount: '2.00' })).rejects.toMatchObject(refused('1.00'));
    clockMs = Date.parse('2026-05-05T00:00:01Z');
    await desk.refund(order.id, { amount: '2.00' });
  });

  it('are one request where it is repeated, also at the limit', async () => {
    const desk = deskOf(shop, memberWith('50.00'));
    const order = await buy(shop, { price: '80.00' });
    const requestId = '0f4c2f0e-9d3c-4b5e-8a4e-6f1f2c3d4e5f';
    const request = { amount: '50.00', requestId };
    await desk.refund(order.id, request);
    expect((await desk.refund(order.id, request)).refunds).toHaveLength(1);
  });

  it('are never more in total, however many are asked for at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const actor = memberWith('50.00');
      const desk = deskOf(shop, actor);
      const orders = await Promise.all(Array.from({ length: 6 }, () => buy(shop, { price: '20.00' })));
      const asked = await Promise.allSettled(
        orders.map(({ id }, at) => (at % 2 === 0 ? desk.cancel(id) : desk.refund(id, { amount: '20.00' }))),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      const [given] = await shop.order.database.db
        .select({ total: sql<string>`sum(${refunds.amount})::text` })
        .from(refunds)
        .where(eq(refunds.authorId, actor.userId ?? 0));
      expect(given?.total).toBe('40.00');
    }
  });

  it('have no limit without one, and none of 0.00 gives nothing', async () => {
    const order = await buy(shop, { price: '900.00' });
    await expect(deskOf(shop, memberWith('0.00')).refund(order.id, { amount: '0.01' })).rejects.toMatchObject(
      refused('0.00', 'amount', '0.00'),
    );
    await deskOf(shop, memberWith()).refund(order.id);
  });

  it('leave customers and the store itself alone', async () => {
    const order = await buy(shop, { price: '900.00' });
    const token = shop.order.trackingTokens.tokenFor(await getOrderRow(shop, order.id));
    await customerOf(shop).cancel(order.id, { token });
    await reconcile(shop.order);
    expect(await deskOf(shop).get(order.id)).toMatchObject({ status: 'cancelled', refundedTotal: '900.00' });
  });
});
