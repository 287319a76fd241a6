import { randomUUID } from 'node:crypto';
import { getOrder } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { drillSize } from '@shopwright/testing/drill';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '../services/order/src/checkout/routes';
import { orders } from '../services/order/src/db/schema';
import type { OrderDeps } from '../services/order/src/deps';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { reconcile } from '../services/order/src/reconciliation/reconcile';
import { releaseOrphanedRewards } from '../services/order/src/reconciliation/release-orphaned-rewards';
import { createCrashingOrder } from './test-crashing-order';
import { Customer, getOrderRow, pay } from './test-customer';
import { cancelConfirmedOrder, listUncancelledOrders, runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

// Runs a whole purchase for each step at which a process may crash.

let shop: TestStore;
let clockMs = Date.now();
let lamp: number;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  lamp = await shop.addProduct({ price: '25.00', stock: 100_000 });
});
afterAll(() => shop.close());

interface Purchase {
  shopper: Shopper;
  rewardId: number;
  customer: Customer;
}

async function startPurchase(): Promise<Purchase> {
  const shopper = await Shopper.create(shop);
  return { shopper, rewardId: await shopper.getReward(), customer: new Customer(shop, shopper.actor) };
}

const open = (deps: OrderDeps, { shopper, rewardId, customer }: Purchase, quantity = 1) => {
  const body = { items: [{ productId: lamp, quantity }], checkoutId: customer.checkoutId, rewardId };
  return createPaymentIntent(deps, body, shopper.actor);
};

/** Moves the clock past the end of every reservation and runs the reconciler. */
async function expireAndReconcile(): Promise<void> {
  clockMs += 45 * 60_000;
  await reconcile(shop.order);
}

/** Expects, after all work is done, a reward used by exactly one confirmed order, or an available one. */
async function expectConsistent({ shopper, rewardId }: Purchase): Promise<void> {
  await runLoyaltyJobs(shop);
  const live = await listUncancelledOrders(shop, rewardId);
  expect(live.map(({ status }) => status)).toEqual(live.length === 0 ? [] : ['confirmed']);
  expect(await shopper.getState(rewardId)).toBe(live.length === 1 ? 'used' : 'available');
}

async function buyWith(purchase: Purchase): Promise<void> {
  const checkout = await open(shop.order, purchase);
  expect(checkout.total).toBe('15.00');
  await pay(shop, checkout.paymentIntentId);
  expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
}

/** Runs `work` once for each step at which the process may crash, and returns the number of steps. */
async function crashAtEachStep(work: (crashBefore: number) => Promise<{ hasCrashed: boolean }>): Promise<number> {
  for (let crashBefore = 1; ; crashBefore++) {
    if (!(await work(crashBefore)).hasCrashed) return crashBefore - 1;
    if (crashBefore > 60) throw new Error('the work takes more than 60 steps');
  }
}

describe('a process that crashes while it opens a checkout with a reward', () => {
  it('gives the reward back within minutes where the customer does not come back', async () => {
    await crashAtEachStep(async (crashBefore) => {
      const purchase = await startPurchase();
      const crashing = createCrashingOrder(shop.order, crashBefore);
      await open(crashing.deps, purchase).catch(() => undefined);
      const before = await purchase.shopper.getState(purchase.rewardId);
      await releaseOrphanedRewards(shop.order);
      // A checkout that has just begun may still write its order.
      expect(await purchase.shopper.getState(purchase.rewardId)).toBe(before);
      clockMs += 2 * 60_000;
      await releaseOrphanedRewards(shop.order);
      const live = await listUncancelledOrders(shop, purchase.rewardId);
      expect(await purchase.shopper.getState(purchase.rewardId)).toBe(live.length === 1 ? 'held' : 'available');
      return { hasCrashed: crashing.hasCrashed() };
    });
  });

  it('lets the same checkout succeed at once', async () => {
    const places = await crashAtEachStep(async (crashBefore) => {
      const purchase = await startPurchase();
      const crashing = createCrashingOrder(shop.order, crashBefore);
      await open(crashing.deps, purchase).catch(() => undefined);
      await buyWith(purchase);
      await expectConsistent(purchase);
      return { hasCrashed: crashing.hasCrashed() };
    });
    expect(places).toBeGreaterThan(5);
  });

  it('leaves a reward that becomes available to another checkout', async () => {
    await crashAtEachStep(async (crashBefore) => {
      const purchase = await startPurchase();
      const crashing = createCrashingOrder(shop.order, crashBefore);
      await open(crashing.deps, purchase).catch(() => undefined);
      await expireAndReconcile();
      await expectConsistent(purchase);
      const another = { ...purchase, customer: new Customer(shop, purchase.shopper.actor) };
      await buyWith(another);
      await expectConsistent(purchase);
      return { hasCrashed: crashing.hasCrashed() };
    });
  });

  it('never leaves two payable orders while another cart replaces the first', async () => {
    const places = await crashAtEachStep(async (crashBefore) => {
      const purchase = await startPurchase();
      const first = await open(shop.order, purchase);
      const crashing = createCrashingOrder(shop.order, crashBefore);
      const second = await open(crashing.deps, purchase, 2).catch(() => undefined);
      expect((await listUncancelledOrders(shop, purchase.rewardId)).length).toBeLessThanOrEqual(1);
      for (const checkout of [first, second]) {
        if (checkout) await pay(shop, checkout.paymentIntentId).catch(() => undefined);
      }
      await expireAndReconcile();
      await expectConsistent(purchase);
      return { hasCrashed: crashing.hasCrashed() };
    });
    expect(places).toBeGreaterThan(8);
  });
});

it('a process that crashes while it syncs a discounted payment leaves it to the reconciler', async () => {
  const places = await crashAtEachStep(async (crashBefore) => {
    const purchase = await startPurchase();
    const checkout = await open(shop.order, purchase);
    await pay(shop, checkout.paymentIntentId);
    const crashing = createCrashingOrder(shop.order, crashBefore);
    await syncPayment(crashing.deps, checkout.paymentIntentId).catch(() => undefined);
    await expireAndReconcile();
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'confirmed', total: '15.00' });
    await expectConsistent(purchase);
    return { hasCrashed: crashing.hasCrashed() };
  });
  expect(places).toBeGreaterThan(2);
});

it('a reconciler that crashes while it closes an unpaid checkout leaves an available reward', async () => {
  await crashAtEachStep(async (crashBefore) => {
    const purchase = await startPurchase();
    await open(shop.order, purchase);
    clockMs += 20 * 60_000;
    const crashing = createCrashingOrder(shop.order, crashBefore);
    await reconcile(crashing.deps).catch(() => undefined);
    await expireAndReconcile();
    await expectConsistent(purchase);
    return { hasCrashed: crashing.hasCrashed() };
  });
});

it('a reward that a checkout still has, closed while auth was away, is released within minutes', async () => {
  const { shopper, rewardId, customer } = await startPurchase();
  await open(shop.order, { shopper, rewardId, customer });
  clockMs += 20 * 60_000;
  const call = () => Promise.reject(new AppError('unavailable', 'auth is away'));
  await reconcile({ ...shop.order, auth: { ...shop.order.auth, call } });
  expect(await listUncancelledOrders(shop, rewardId)).toEqual([]);
  expect(await shopper.getState(rewardId)).toBe('held');
  await releaseOrphanedRewards(shop.order);
  expect(await shopper.getState(rewardId)).toBe('available');
});

type Step = 'open' | 'open-more' | 'open-plain' | 'pay' | 'sync' | 'late' | 'refund' | 'jobs' | 'old-jobs' | 'crash';

/** One customer with one reward in two browsers, while the order service crashes, reconciles and refunds. */
it('gives one discount for one reward, for any sequence of steps', async () => {
  const step = fc.record({
    step: fc.constantFrom<Step>(
      ...(['open', 'open-more', 'open-plain', 'pay', 'sync', 'late', 'refund', 'jobs', 'old-jobs', 'crash'] as const),
    ),
    browser: fc.constantFrom(0, 1),
    crashBefore: fc.integer({ min: 1, max: 14 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { shopper, rewardId } = await startPurchase();
      const attempts = [randomUUID(), randomUUID()];
      const intents: string[][] = [[], []];
      const checkout = async (deps: OrderDeps, browser: number, quantity: number, reward?: number) => {
        const body = { items: [{ productId: lamp, quantity }], checkoutId: attempts[browser], rewardId: reward };
        const response = await createPaymentIntent(deps, body, shopper.actor).catch(() => undefined);
        if (response) intents[browser]?.push(response.paymentIntentId);
      };
      for (const { step, browser, crashBefore } of steps) {
        const intent = intents[browser]?.at(-1);
        if (step === 'open') await checkout(shop.order, browser, 1, rewardId);
        if (step === 'open-more') await checkout(shop.order, browser, 2, rewardId);
        if (step === 'open-plain') await checkout(shop.order, browser, 1);
        if (step === 'crash') await checkout(createCrashingOrder(shop.order, crashBefore).deps, browser, 3, rewardId);
        if (step === 'pay' && intent) {
          await pay(shop, intent).catch(() => undefined);
          attempts[browser] = randomUUID();
        }
        if (step === 'sync' && intent) await syncPayment(shop.order, intent);
        if (step === 'late') await expireAndReconcile();
        if (step === 'jobs') await runLoyaltyJobs(shop, { sort: (jobs) => jobs.reverse() });
        if (step === 'old-jobs') await runLoyaltyJobs(shop, { again: true }).catch(() => undefined);
        const [live, ...more] = await listUncancelledOrders(shop, rewardId);
        expect(more).toEqual([]);
        if (step === 'refund' && live?.status === 'confirmed') await cancelConfirmedOrder(shop, live);
      }
      await expireAndReconcile();
      await expectConsistent({ shopper, rewardId, customer: new Customer(shop, shopper.actor) });
    }),
    { numRuns: drillSize(6, 100) },
  );
});

it('charged every paid discounted order its lines less its discount', async () => {
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

it('without auth refuses a checkout with a reward, and still confirms a paid order', async () => {
  const purchase = await startPurchase();
  const checkout = await open(shop.order, purchase);
  await pay(shop, checkout.paymentIntentId);
  await shop.stopAuth();
  expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
  const other = new Customer(shop, purchase.shopper.actor);
  await expect(other.open(lamp, { rewardId: purchase.rewardId + 1 })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(runLoyaltyJobs(shop)).rejects.toMatchObject({ code: 'unavailable' });
});
