import { AppError } from '@shopwright/service-kit/errors';
import { testSeed } from '@shopwright/testing/drill';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { Random } from '@shopwright/tests/test-order-walk';
import { reconciliationOf } from '@shopwright/tests/test-reconciliation';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reconcile } from '../reconciliation/reconcile';
import { syncReversals } from '../refunds/sync-reversals';

let store: TestStore;
let desk: ReturnType<typeof deskOf>;
let aheadMs = 0;

beforeAll(async () => {
  store = await startTestStore({ now: () => new Date(Date.now() + aheadMs) });
  desk = deskOf(store);
});
afterAll(() => store.close());

const stock = 5;
type Order = Awaited<ReturnType<typeof buyUnits>>;
type Step = (order: Order) => Promise<unknown>;

async function buyUnits(quantity = 2) {
  const order = await buy(store, { quantity, stock });
  return { ...order, quantity, units: (count: number) => [{ orderItemId: order.itemId, quantity: count }] };
}

const refund =
  (count: number, restock: boolean): Step =>
  ({ id, units }) =>
    desk.refund(id, { items: units(count), restock });
const refundAll =
  (restock: boolean): Step =>
  ({ id }) =>
    desk.refund(id, { restock });
const refundAmount: Step = ({ id }) => desk.refund(id, { amount: '5.00' });
const refundAtStripe: Step = async ({ paymentIntentId }) => {
  await store.order.stripe.refunds.create({ payment_intent: paymentIntentId });
  await syncReversals(store.order, paymentIntentId);
};
const withdraw =
  (count: number): Step =>
  async ({ id, units }) =>
    customerOf(store).withdraw(id, store.order.trackingTokens.tokenFor(await getOrderRow(store, id)), units(count));
const refundWithdrawn =
  (restock: boolean): Step =>
  async ({ id }) => {
    const returnId = (await desk.get(id)).returns.at(-1)?.id ?? 0;
    await desk.moveReturn(id, returnId, 'received');
    await desk.refundReturn(id, returnId, restock);
  };
const cancel: Step = ({ id }) => desk.cancel(id);
const customerCancels: Step = async ({ id }) =>
  customerOf(store).cancel(id, { token: store.order.trackingTokens.tokenFor(await getOrderRow(store, id)) });
const startProcessing: Step = ({ id }) => desk.move(id, 'processing');
const shipAndVoid: Step = async ({ id }) => {
  await desk.move(id, 'shipped');
  await desk.undo(id);
};

/** Stripe does not answer while it runs, so that a refund stays pending. */
const withoutStripe =
  (step: Step): Step =>
  async (order) => {
    const create = vi.spyOn(store.order.stripe.refunds, 'create');
    create.mockRejectedValue(new AppError('unavailable', 'the connection was lost'));
    await step(order).finally(() => create.mockRestore());
  };
const aMinuteLater: Step = async () => {
  aheadMs += 60_000;
  await reconcile(store.order);
};
/** The bank refuses a refund that Stripe had reported as succeeded. */
const failLast: Step = ({ id }) =>
  store.order.database.db.execute(sql`
    update refunds set state = 'failed' where id = (select max(id) from refunds where order_id = ${id})`);
const ofRepair: Step = async ({ id }) => {
  await store.order.database.db.execute(sql`update orders set status = 'cancelled' where id = ${id}`);
  const page = reconciliationOf(store);
  const about = { orderId: id, cause: 'sale_not_returned' } as const;
  const row = await page.find(about.cause, about);
  await page.repair({ id: row?.id ?? 0 }, 'retry');
  expect(await page.find(about.cause, about)).toBeUndefined();
};

interface Case {
  steps: Step[];
  onHand: number;
  quantity?: number;
}

const cases: Record<string, Case> = {
  'nothing refunded': { steps: [cancel], onHand: 5 },
  'one of two refunded without restocking': { steps: [refund(1, false), cancel], onHand: 4 },
  'one of two refunded and restocked': { steps: [refund(1, true), cancel], onHand: 5 },
  'both refunded one by one without restocking': { steps: [refund(1, false), refund(1, false), cancel], onHand: 3 },
  'both refunded together without restocking': { steps: [refund(2, false), cancel], onHand: 3 },
  'one restocked, one not': { steps: [refund(1, true), refund(1, false), cancel], onHand: 4 },
  'one not restocked, one restocked': { steps: [refund(1, false), refund(1, true), cancel], onHand: 4 },
  'all refunded without restocking': { steps: [refundAll(false), cancel], onHand: 3 },
  'all refunded and restocked': { steps: [refundAll(true), cancel], onHand: 5 },
  'one refunded, then the rest restocked': { steps: [refund(1, false), refundAll(true), cancel], onHand: 4 },
  'one restocked, then the rest not': { steps: [refund(1, true), refundAll(false), cancel], onHand: 4 },
  'an amount refunded': { steps: [refundAmount, cancel], onHand: 5 },
  'an amount and one unit refunded': { steps: [refundAmount, refund(1, false), cancel], onHand: 4 },
  'all refunded at Stripe': { steps: [refundAtStripe, cancel], onHand: 5 },
  'one refunded, the rest at Stripe': { steps: [refund(1, false), refundAtStripe, cancel], onHand: 4 },
  'one of five refunded': { steps: [refund(1, false), cancel], onHand: 4, quantity: 5 },
  'three of five refunded, one restocked': {
    steps: [refund(2, false), refund(1, true), cancel],
    onHand: 3,
    quantity: 5,
  },
  'cancelled while processing': { steps: [refund(1, false), startProcessing, cancel], onHand: 4 },
  'refunded while processing': { steps: [startProcessing, refund(1, false), cancel], onHand: 4 },
  'refunded and the shipment undone': { steps: [startProcessing, refund(1, false), shipAndVoid, cancel], onHand: 4 },
  'cancelled by its customer': { steps: [refund(1, false), customerCancels], onHand: 4 },
  'one withdrawn': { steps: [withdraw(1), cancel], onHand: 5 },
  'one withdrawn, refunded without restocking': { steps: [withdraw(1), refundWithdrawn(false), cancel], onHand: 4 },
  'one withdrawn, refunded and restocked': { steps: [withdraw(1), refundWithdrawn(true), cancel], onHand: 5 },
  'both withdrawn, refunded without restocking': { steps: [withdraw(2), refundWithdrawn(false), cancel], onHand: 3 },
  'one withdrawn, the other refunded': {
    steps: [withdraw(1), refundWithdrawn(false), refund(1, true), cancel],
    onHand: 4,
  },
  'a pending refund without restocking': { steps: [withoutStripe(refund(1, false)), cancel, aMinuteLater], onHand: 4 },
  'a pending refund that restocks': { steps: [withoutStripe(refund(1, true)), cancel, aMinuteLater], onHand: 5 },
  'a failed refund without restocking': { steps: [refund(1, false), failLast, cancel], onHand: 5 },
  'a failed refund that restocked': { steps: [refund(1, true), failLast, cancel], onHand: 5 },
  'a failed refund that restocked, repeated': {
    steps: [refund(1, true), failLast, refund(1, true), cancel],
    onHand: 5,
  },
  'refunded after the cancellation failed': {
    steps: [refund(1, false), withoutStripe(cancel), failLast, refundAll(false)],
    onHand: 4,
  },
  'restocked by a repair': { steps: [refund(1, false), ofRepair], onHand: 4 },
  'cancelled, repaired and cancelled again': { steps: [refund(1, false), cancel, aMinuteLater], onHand: 4 },
};

describe('a cancellation restocks the units that no refund has decided on', () => {
  it.each(Object.entries(cases))('%s', async (_, { steps, onHand, quantity }) => {
    const order = await buyUnits(quantity);
    for (const step of steps) await step(order);
    expect(await store.getStock(order.productId)).toEqual({ onHand, reserved: 0 });
  });

  it('restocks each line by its own refunds', async () => {
    const [first, second] = [await buyUnits(2), await buyUnits(2)];
    await refund(2, false)(first);
    await Promise.all([cancel(first), cancel(second)]);
    expect(await store.getStock(first.productId)).toMatchObject({ onHand: 3 });
    expect(await store.getStock(second.productId)).toMatchObject({ onHand: 5 });
  });
});

const isRefused = (error: unknown): false => {
  if (error instanceof AppError && !error.isRetryable) return false;
  throw error;
};

/** Counts the units that staff refunded without restocking before they cancelled, as the timeline tells. */
async function countNotRestocked(id: number): Promise<number> {
  const { timeline, refunds } = await desk.get(id);
  const cancelledAt = timeline.findIndex(({ kind }) => kind === 'cancelled');
  const before = timeline.slice(cancelledAt).filter(({ kind }) => kind === 'refund_requested');
  const requested = new Set(before.map(({ details }) => details.refundId));
  return refunds
    .filter((row) => requested.has(row.id))
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity, restockQuantity }) => sum + quantity - restockQuantity, 0);
}

it('any refunds, withdrawals and cancellations, also concurrently, restock each unit once or never', async () => {
  const run = async (random: Random) => {
    const order = await buyUnits(1 + random.below(5));
    const anyRefund = () => refund(1 + random.below(order.quantity), random.below(2) === 0);
    const steps: (() => Step)[] = [
      anyRefund,
      anyRefund,
      () => refundAmount,
      () => withdraw(1),
      () => refundWithdrawn(random.below(2) === 0),
      () => startProcessing,
    ];
    for (let left = random.below(5); left > 0; left--) await random.pick(steps)()(order).catch(isRefused);
    const last = random.shuffle([cancel, cancel, customerCancels, anyRefund(), refundAll(random.below(2) === 0)]);
    await Promise.all(last.map((step) => step(order).catch(isRefused)));
    return order;
  };
  const orders = [];
  for (let batch = 0; batch < 3; batch++) {
    const runs = Array.from({ length: 8 }, (_, index) => run(new Random(testSeed + 8 * batch + index)));
    orders.push(...(await Promise.all(runs)));
  }
  await aMinuteLater({} as Order);
  for (const { id, productId, quantity } of orders) {
    expect((await desk.get(id)).status).toBe('cancelled');
    const onHand = stock - (await countNotRestocked(id));
    expect(onHand, `order ${id}, TEST_SEED=${testSeed}`).toBeGreaterThanOrEqual(stock - quantity);
    expect(await store.getStock(productId), `order ${id}, TEST_SEED=${testSeed}`).toEqual({ onHand, reserved: 0 });
  }
});
