import { randomUUID } from 'node:crypto';
import { getOrder } from '@shopwright/contracts/http/internal';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/create-payment-intent';
import { orders } from '../services/order/src/db/schema';
import type { OrderDeps } from '../services/order/src/deps';
import { reconcile } from '../services/order/src/payments/reconcile';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { crashingOrder } from './test-crashing-order';
import { Customer, getOrderRow, pay } from './test-customer';
import { cancelConfirmedOrder, listUncancelledOrders, runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

// A whole purchase for each place where a process may die.

let shop: TestStore;
let clockMs = Date.now();
let lamp: number;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  lamp = await shop.addProduct({ price: '25.00', stock: 100_000 });
});
afterAll(() => shop.close());

interface Scene {
  member: Shopper;
  rewardId: number;
  buyer: Customer;
}

async function scene(): Promise<Scene> {
  const member = await Shopper.join(shop);
  return { member, rewardId: await member.getReward(), buyer: new Customer(shop, member.actor) };
}

const open = (deps: OrderDeps, { member, rewardId, buyer }: Scene, quantity = 1) => {
  const body = { items: [{ productId: lamp, quantity }], checkoutId: buyer.checkoutId, rewardId };
  return createPaymentIntent(deps, body, member.actor);
};

/** Time enough for every hold to lapse and every sweep to run. */
async function longAfter(): Promise<void> {
  clockMs += 45 * 60_000;
  await reconcile(shop.order);
}

/** What must hold once everything has come to rest: used by exactly one confirmed order, or there to be used. */
async function assertAtRest({ member, rewardId }: Scene): Promise<void> {
  await runLoyaltyJobs(shop);
  const live = await listUncancelledOrders(shop, rewardId);
  expect(live.map(({ status }) => status)).toEqual(live.length === 0 ? [] : ['confirmed']);
  expect(await member.stateOf(rewardId)).toBe(live.length === 1 ? 'used' : 'available');
}

async function buyWith(scene: Scene): Promise<void> {
  const checkout = await open(shop.order, scene);
  expect(checkout.total).toBe('15.00');
  await pay(shop, checkout.paymentIntentId);
  expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
}

/** Does `work` once for each place where the process may die in it, and tells how many there are. */
async function atEveryDeath(work: (crashBefore: number) => Promise<{ hasCrashed: boolean }>): Promise<number> {
  for (let crashBefore = 1; ; crashBefore++) {
    if (!(await work(crashBefore)).hasCrashed) return crashBefore - 1;
    if (crashBefore > 60) throw new Error('it never comes to an end');
  }
}

describe('a process that dies while it opens a checkout with a reward', () => {
  it('leaves nothing in the way of the same attempt, at once', async () => {
    const places = await atEveryDeath(async (crashBefore) => {
      const it = await scene();
      const crashing = crashingOrder(shop.order, crashBefore);
      await open(crashing.deps, it).catch(() => undefined);
      await buyWith(it);
      await assertAtRest(it);
      return { hasCrashed: crashing.hasCrashed() };
    });
    expect(places).toBeGreaterThan(5);
  });

  it('leaves a reward that comes free by itself, for another attempt', async () => {
    await atEveryDeath(async (crashBefore) => {
      const it = await scene();
      const crashing = crashingOrder(shop.order, crashBefore);
      await open(crashing.deps, it).catch(() => undefined);
      await longAfter();
      await assertAtRest(it);
      const another = { ...it, buyer: new Customer(shop, it.member.actor) };
      await buyWith(another);
      await assertAtRest(it);
      return { hasCrashed: crashing.hasCrashed() };
    });
  });

  it('while another cart takes the place of the first, never has two that can be paid', async () => {
    const places = await atEveryDeath(async (crashBefore) => {
      const it = await scene();
      const first = await open(shop.order, it);
      const crashing = crashingOrder(shop.order, crashBefore);
      const second = await open(crashing.deps, it, 2).catch(() => undefined);
      expect((await listUncancelledOrders(shop, it.rewardId)).length).toBeLessThanOrEqual(1);
      for (const checkout of [first, second]) {
        if (checkout) await pay(shop, checkout.paymentIntentId).catch(() => undefined);
      }
      await longAfter();
      await assertAtRest(it);
      return { hasCrashed: crashing.hasCrashed() };
    });
    expect(places).toBeGreaterThan(8);
  });
});

it('a process that dies while it settles a discounted payment leaves it to the next one', async () => {
  const places = await atEveryDeath(async (crashBefore) => {
    const it = await scene();
    const checkout = await open(shop.order, it);
    await pay(shop, checkout.paymentIntentId);
    const crashing = crashingOrder(shop.order, crashBefore);
    await syncPayment(crashing.deps, checkout.paymentIntentId).catch(() => undefined);
    await longAfter();
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'confirmed', total: '15.00' });
    await assertAtRest(it);
    return { hasCrashed: crashing.hasCrashed() };
  });
  expect(places).toBeGreaterThan(2);
});

it('a reconciler that dies while it closes an unpaid checkout leaves a reward that can be used', async () => {
  await atEveryDeath(async (crashBefore) => {
    const it = await scene();
    await open(shop.order, it);
    clockMs += 20 * 60_000;
    const crashing = crashingOrder(shop.order, crashBefore);
    await reconcile(crashing.deps).catch(() => undefined);
    await longAfter();
    await assertAtRest(it);
    return { hasCrashed: crashing.hasCrashed() };
  });
});

type Step = 'open' | 'open-more' | 'open-plain' | 'pay' | 'settle' | 'late' | 'refund' | 'jobs' | 'old-jobs' | 'die';

/** One person, one reward, two browsers that do what they like, and a shop that dies, sweeps and refunds in between. */
it('whatever happens in whatever order, one reward is one discount', async () => {
  const step = fc.record({
    step: fc.constantFrom<Step>(
      ...(['open', 'open-more', 'open-plain', 'pay', 'settle', 'late', 'refund', 'jobs', 'old-jobs', 'die'] as const),
    ),
    browser: fc.constantFrom(0, 1),
    crashBefore: fc.integer({ min: 1, max: 14 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { member, rewardId } = await scene();
      const attempts = [randomUUID(), randomUUID()];
      const intents: string[][] = [[], []];
      const checkout = async (deps: OrderDeps, browser: number, quantity: number, reward?: number) => {
        const body = { items: [{ productId: lamp, quantity }], checkoutId: attempts[browser], rewardId: reward };
        const reply = await createPaymentIntent(deps, body, member.actor).catch(() => undefined);
        if (reply) intents[browser]?.push(reply.paymentIntentId);
      };
      for (const { step, browser, crashBefore } of steps) {
        const intent = intents[browser]?.at(-1);
        if (step === 'open') await checkout(shop.order, browser, 1, rewardId);
        if (step === 'open-more') await checkout(shop.order, browser, 2, rewardId);
        if (step === 'open-plain') await checkout(shop.order, browser, 1);
        if (step === 'die') await checkout(crashingOrder(shop.order, crashBefore).deps, browser, 3, rewardId);
        if (step === 'pay' && intent) {
          await pay(shop, intent).catch(() => undefined);
          attempts[browser] = randomUUID();
        }
        if (step === 'settle' && intent) await syncPayment(shop.order, intent);
        if (step === 'late') await longAfter();
        if (step === 'jobs') await runLoyaltyJobs(shop, { sort: (jobs) => jobs.reverse() });
        if (step === 'old-jobs') await runLoyaltyJobs(shop, { again: true }).catch(() => undefined);
        const [live, ...more] = await listUncancelledOrders(shop, rewardId);
        expect(more).toEqual([]);
        if (step === 'refund' && live?.status === 'confirmed') await cancelConfirmedOrder(shop, live);
      }
      await longAfter();
      await assertAtRest({ member, rewardId, buyer: new Customer(shop, member.actor) });
    }),
    { numRuns: 15 },
  );
});

it('every discounted order that was ever paid was charged its lines less its discount', async () => {
  const placed = await shop.order.database.db.select().from(orders).where(isNotNull(orders.placedAt));
  const discounted = placed.filter(({ rewardId }) => rewardId !== null);
  expect(discounted.length).toBeGreaterThan(20);
  for (const { id, paymentIntentId, total } of discounted) {
    const { items, discount } = await shop.orderClient.call(getOrder, { params: { id: String(id) } });
    const linesCents = items.reduce((sum, { price, quantity }) => sum + Number(price) * 100 * quantity, 0);
    const intent = await shop.order.stripe.paymentIntents.retrieve(paymentIntentId ?? '');
    expect([discount, intent.amount_received]).toEqual(['10.00', linesCents - 1000]);
    expect(Number(total) * 100).toBe(linesCents - 1000);
  }
});

it('with auth gone: 503, no order, and what is paid already is confirmed all the same', async () => {
  const it = await scene();
  const checkout = await open(shop.order, it);
  await pay(shop, checkout.paymentIntentId);
  await shop.stopAuth();
  expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
  const other = new Customer(shop, it.member.actor);
  await expect(other.open(lamp, { rewardId: it.rewardId + 1 })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(runLoyaltyJobs(shop)).rejects.toMatchObject({ code: 'unavailable' });
});
