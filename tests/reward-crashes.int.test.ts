import { randomUUID } from 'node:crypto';
import { getOrder } from '@shopwright/contracts/http/internal';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/create-payment-intent';
import { orders } from '../services/order/src/db/schema';
import type { OrderDeps } from '../services/order/src/deps';
import { reconcile } from '../services/order/src/payments/reconcile';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { Buyer, orderRow, pay } from './buyer';
import { type InProcessShop, startInProcessShop } from './in-process-shop';
import { cancelConfirmed, liveOrdersWith, Member, runLoyaltyJobs } from './member';
import { mortalOrder } from './mortal-order';

// A whole purchase for each place where a process may die.
vi.setConfig({ testTimeout: 60_000 });

let shop: InProcessShop;
let clockMs = Date.now();
let lamp: number;

beforeAll(async () => {
  shop = await startInProcessShop({ now: () => new Date(clockMs) });
  lamp = await shop.addProduct({ price: '25.00', stock: 100_000 });
}, 60_000);
afterAll(() => shop.close());

interface Scene {
  member: Member;
  rewardId: number;
  buyer: Buyer;
}

async function scene(): Promise<Scene> {
  const member = await Member.join(shop);
  return { member, rewardId: await member.getReward(), buyer: new Buyer(shop, member.actor) };
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
  const live = await liveOrdersWith(shop, rewardId);
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
async function atEveryDeath(work: (dieBefore: number) => Promise<{ hasDied: boolean }>): Promise<number> {
  for (let dieBefore = 1; ; dieBefore++) {
    if (!(await work(dieBefore)).hasDied) return dieBefore - 1;
    if (dieBefore > 60) throw new Error('it never comes to an end');
  }
}

describe('a process that dies while it opens a checkout with a reward', () => {
  it('leaves nothing in the way of the same attempt, at once', async () => {
    const places = await atEveryDeath(async (dieBefore) => {
      const it = await scene();
      const mortal = mortalOrder(shop.order, dieBefore);
      await open(mortal.deps, it).catch(() => undefined);
      await buyWith(it);
      await assertAtRest(it);
      return { hasDied: mortal.hasDied() };
    });
    expect(places).toBeGreaterThan(5);
  });

  it('leaves a reward that comes free by itself, for another attempt', async () => {
    await atEveryDeath(async (dieBefore) => {
      const it = await scene();
      const mortal = mortalOrder(shop.order, dieBefore);
      await open(mortal.deps, it).catch(() => undefined);
      await longAfter();
      await assertAtRest(it);
      const another = { ...it, buyer: new Buyer(shop, it.member.actor) };
      await buyWith(another);
      await assertAtRest(it);
      return { hasDied: mortal.hasDied() };
    });
  });

  it('while another cart takes the place of the first, never has two that can be paid', async () => {
    const places = await atEveryDeath(async (dieBefore) => {
      const it = await scene();
      const first = await open(shop.order, it);
      const mortal = mortalOrder(shop.order, dieBefore);
      const second = await open(mortal.deps, it, 2).catch(() => undefined);
      expect((await liveOrdersWith(shop, it.rewardId)).length).toBeLessThanOrEqual(1);
      for (const checkout of [first, second]) {
        if (checkout) await pay(shop, checkout.paymentIntentId).catch(() => undefined);
      }
      await longAfter();
      await assertAtRest(it);
      return { hasDied: mortal.hasDied() };
    });
    expect(places).toBeGreaterThan(8);
  });
});

it('a process that dies while it settles a discounted payment leaves it to the next one', async () => {
  const places = await atEveryDeath(async (dieBefore) => {
    const it = await scene();
    const checkout = await open(shop.order, it);
    await pay(shop, checkout.paymentIntentId);
    const mortal = mortalOrder(shop.order, dieBefore);
    await syncPayment(mortal.deps, checkout.paymentIntentId).catch(() => undefined);
    await longAfter();
    expect(await orderRow(shop, checkout.orderId)).toMatchObject({ status: 'confirmed', total: '15.00' });
    await assertAtRest(it);
    return { hasDied: mortal.hasDied() };
  });
  expect(places).toBeGreaterThan(2);
});

it('a reconciler that dies while it closes an unpaid checkout leaves a reward that can be used', async () => {
  await atEveryDeath(async (dieBefore) => {
    const it = await scene();
    await open(shop.order, it);
    clockMs += 20 * 60_000;
    const mortal = mortalOrder(shop.order, dieBefore);
    await reconcile(mortal.deps).catch(() => undefined);
    await longAfter();
    await assertAtRest(it);
    return { hasDied: mortal.hasDied() };
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
    dieBefore: fc.integer({ min: 1, max: 14 }),
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
      for (const { step, browser, dieBefore } of steps) {
        const intent = intents[browser]?.at(-1);
        if (step === 'open') await checkout(shop.order, browser, 1, rewardId);
        if (step === 'open-more') await checkout(shop.order, browser, 2, rewardId);
        if (step === 'open-plain') await checkout(shop.order, browser, 1);
        if (step === 'die') await checkout(mortalOrder(shop.order, dieBefore).deps, browser, 3, rewardId);
        if (step === 'pay' && intent) {
          await pay(shop, intent).catch(() => undefined);
          attempts[browser] = randomUUID();
        }
        if (step === 'settle' && intent) await syncPayment(shop.order, intent);
        if (step === 'late') await longAfter();
        if (step === 'jobs') await runLoyaltyJobs(shop, { sort: (jobs) => jobs.reverse() });
        if (step === 'old-jobs') await runLoyaltyJobs(shop, { again: true }).catch(() => undefined);
        const [live, ...more] = await liveOrdersWith(shop, rewardId);
        expect(more).toEqual([]);
        if (step === 'refund' && live?.status === 'confirmed') await cancelConfirmed(shop, live);
      }
      await longAfter();
      await assertAtRest({ member, rewardId, buyer: new Buyer(shop, member.actor) });
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
  const other = new Buyer(shop, it.member.actor);
  await expect(other.open(lamp, { rewardId: it.rewardId + 1 })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(runLoyaltyJobs(shop)).rejects.toMatchObject({ code: 'unavailable' });
});
