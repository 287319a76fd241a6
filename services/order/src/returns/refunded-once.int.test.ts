import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { testSeed } from '@shopwright/testing/drill';
import { Customer, pay } from '@shopwright/tests/test-customer';
import { buyAndShip, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { Random } from '@shopwright/tests/test-order-walk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncReversals } from '../refunds/sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
const ada = { role: 'shopper', userId: 71 } as const;
const orders = 40;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

/** Buys lamps at 20.00 and one cabinet at 100.00, ships all, and asks to return some lamps. */
async function buyAndAsk(lamps = 2, returned = 1) {
  const ids = await Promise.all([
    shop.addProduct({ price: '20.00', stock: 10 }),
    shop.addProduct({ price: '100.00', stock: 10 }),
  ]);
  const customer = new Customer(shop, ada);
  const items = ids.map((productId, index) => ({ productId, quantity: index === 0 ? lamps : 1 }));
  const checkout = await customer.open(ids[0] ?? 0, { items });
  await pay(shop, checkout.paymentIntentId);
  const { id, items: lines } = await customer.record(checkout);
  await desk.move(id, 'processing');
  await desk.move(id, 'shipped');
  const lamp = lines.find(({ price }) => price === '20.00')?.id ?? 0;
  const cabinet = lines.find(({ price }) => price === '100.00')?.id ?? 0;
  const ask = (quantity: number) => customerOf(shop, ada).return(id, [{ orderItemId: lamp, quantity }]);
  await ask(returned);
  return { id, lamp, cabinet, ask, paymentIntentId: checkout.paymentIntentId };
}

const receive = async (id: number, at = -1): Promise<number> => {
  const returnId = (await desk.get(id)).returns.at(at)?.id ?? 0;
  await desk.moveReturn(id, returnId, 'approved');
  await desk.moveReturn(id, returnId, 'received');
  return returnId;
};

const ways = {
  amount: ({ id }) => desk.refund(id, { amount: '20.00' }),
  items: ({ id, lamp }) => desk.refund(id, { items: [{ orderItemId: lamp, quantity: 1 }] }),
  stripe: async ({ paymentIntentId }) => {
    await shop.order.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 2000 });
    await syncReversals(shop.order, paymentIntentId);
  },
} satisfies Record<string, (order: Awaited<ReturnType<typeof buyAndAsk>>) => Promise<unknown>>;

describe('a return whose money went back without it', () => {
  it.each(Object.entries(ways))('is closed as already refunded, by %s, and pays nothing more', async (_, refund) => {
    const order = await buyAndAsk();
    await refund(order);
    const returnId = await receive(order.id);
    expect((await desk.get(order.id)).returns[0]?.outstanding).toEqual({ due: '0.00', alreadyRefunded: '20.00' });
    await expect(desk.refundReturn(order.id, returnId)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'returnId', message: 'Nothing is due for this return: close it as already refunded' }],
    });
    const closed = await desk.closeReturn(order.id, returnId);
    expect(closed).toMatchObject({ refundedTotal: '20.00', returns: [{ refund: null, outstanding: null }] });
    expect(closed.returns[0]?.closedAt).toEqual(expect.any(String));
    expect(closed.timeline[0]?.kind).toBe('return_closed');
    const open = await desk.list({ returns: 'open' });
    expect(open.map(({ id }) => id)).not.toContain(order.id);
    for (const again of [desk.closeReturn, desk.refundReturn]) {
      await expect(again(order.id, returnId)).rejects.toMatchObject({ message: 'This return is closed' });
    }
  });

  it('pays the rest of it where a part went back', async () => {
    const { id } = await buyAndAsk();
    await desk.refund(id, { amount: '5.00' });
    const order = await desk.refundReturn(id, await receive(id));
    expect(order.returns[0]?.refund).toEqual({ state: 'succeeded', amount: '15.00' });
  });

  it('counts a refund for one return only', async () => {
    const { id, ask } = await buyAndAsk(3);
    await ask(1);
    await desk.refund(id, { amount: '20.00' });
    const [first, second] = [await receive(id, 0), await receive(id, 1)];
    await desk.closeReturn(id, first);
    expect((await desk.refundReturn(id, second)).returns[1]?.refund?.amount).toBe('20.00');
  });

  it('409 to close one that has not arrived, of which nothing was refunded, or that has a refund', async () => {
    const { id } = await buyAndAsk();
    const returnId = (await desk.get(id)).returns[0]?.id ?? 0;
    await expect(desk.closeReturn(id, returnId)).rejects.toMatchObject({ code: 'conflict' });
    await receive(id);
    await expect(desk.closeReturn(id, returnId)).rejects.toMatchObject({
      message: 'Nothing of this return was refunded: refund it',
    });
    await desk.refundReturn(id, returnId);
    await expect(desk.closeReturn(id, returnId)).rejects.toMatchObject({ message: 'This return is already refunded' });
  });

  it('is refunded or closed once, of all staff at the same time, and never beside the dialog', async () => {
    const { id, units } = await buyAndShip(shop, { quantity: 1, actor: ada });
    await customerOf(shop, ada).return(id, units(1));
    const returnId = await receive(id);
    const actions = [
      ...[1, 2].map(() => desk.refundReturn(id, returnId)),
      ...[1, 2].map(() => desk.refund(id, { amount: '20.00' })),
      ...[1, 2].map(() => desk.refund(id, { items: units(1) })),
    ];
    const done = await Promise.allSettled(actions);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const closed = await Promise.allSettled([1, 2, 3].map(() => desk.closeReturn(id, returnId)));
    expect(closed.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    expect((await desk.get(id)).refundedTotal).toBe('20.00');
    expect(await eventsOf(shop, id, 'order-return-changed')).toHaveLength(3);
  });
});

describe('any order of refunds', () => {
  it(`pays no returned unit more than was paid for it, over ${orders} orders`, async () => {
    let [refunded, closed] = [0, 0];
    for (let first = 0; first < orders; first += 8) {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, index) => walk(new Random(testSeed + first + index))),
      );
      for (const outcome of outcomes) {
        refunded += outcome.refunded;
        closed += outcome.closed;
      }
    }
    expect(refunded + closed, `seed ${testSeed}`).toBeGreaterThan(orders / 2);
  }, 300_000);
});

/** Refunds an order in random ways, then finishes its returns, and checks each of their refunds. */
async function walk(random: Random): Promise<{ refunded: number; closed: number }> {
  const order = await buyAndAsk(2 + random.below(3), 1 + random.below(2));
  const { id, lamp, cabinet } = order;
  const ignore = (error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(/conflict|unproc/) });
  const named: string[] = [];
  const steps = Array.from({ length: random.below(5) }, () => random.below(6));
  for (const step of steps) {
    named.push(String(step));
    if (step === 0) await desk.refund(id, { amount: decimalFromCents(1 + random.below(3000)) }).catch(ignore);
    if (step === 1) await desk.refund(id, { items: [{ orderItemId: lamp, quantity: 1 }] }).catch(ignore);
    if (step === 2) await desk.refund(id, { items: [{ orderItemId: cabinet, quantity: 1 }] }).catch(ignore);
    if (step === 3) await ways.stripe(order).catch(() => undefined);
    if (step === 4) await order.ask(1).catch(ignore);
    if (step === 5) await Promise.all([1, 2].map(() => desk.refund(id, { amount: '7.00' }).catch(ignore)));
  }
  let takenCents = 0;
  const counts = { refunded: 0, closed: 0 };
  const { returns } = await desk.get(id);
  for (const [index, returned] of returns.entries()) {
    const returnId = await receive(id, index);
    const before = await desk.get(id);
    const shareCents = returned.items.reduce((sum, { quantity }) => sum + quantity * 2000, 0);
    const outsideCents = before.refunds
      .filter(({ reason, items, createdAt }) => {
        const isOwn = reason.startsWith('Return ');
        const isOfLamp = items.some(({ orderItemId }) => orderItemId === lamp) && createdAt >= returned.requestedAt;
        return !isOwn && (items.length === 0 || isOfLamp);
      })
      .reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
    const paidCents = Math.max(0, Math.min(shareCents, outsideCents - takenCents));
    const after = await desk.refundReturn(id, returnId).catch(async (error: unknown) => {
      ignore(error);
      return desk.closeReturn(id, returnId);
    });
    const own = centsFromDecimal(after.returns.find((each) => each.id === returnId)?.refund?.amount ?? '0');
    expect(own, named.join()).toBeLessThanOrEqual(shareCents - paidCents);
    counts[own > 0 ? 'refunded' : 'closed'] += 1;
    takenCents += shareCents - own;
    expect(centsFromDecimal(after.refundedTotal)).toBeLessThanOrEqual(centsFromDecimal(after.payment.amountPaid));
  }
  return counts;
}
