import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { drillSize, testSeed } from '@shopwright/testing/drill';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loyaltyEntries, users } from '../services/auth/src/db/schema';
import { orderEmailSteps } from '../services/order/src/db/desk-tables';
import { findMoveError } from '../services/order/src/orders/order-rules';
import { reconcile } from '../services/order/src/reconciliation/reconcile';
import { berlin, graz, sellingOf } from '../services/order/src/selling/test-selling-store';
import { deskOf, eventsOf } from './test-desk';
import { type Choose, Random, runJobs, type Walk, walk } from './test-order-walk';
import { reconciliationOf } from './test-reconciliation';
import { startTestStore, type TestStore } from './test-store';

const allWalks = drillSize(16, 2000);
const batch = 20;
/** Ends a run that hangs: a walk takes a third of a second on a free machine. */
const timeoutMs = 300_000 + allWalks * 5000;
const slowOutcomeMs = 40;

let shop: TestStore;
let clockMs = 0;

/** The code takes 10% off; Graz pays another tax than Berlin, whose express costs more. */
const choose: Choose = (random) => ({
  ...random.pick([
    { address: berlin, shippingRateId: 'de-standard' },
    { address: berlin, shippingRateId: 'de-express' },
    { address: graz, shippingRateId: 'at-standard' },
    { address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU12345675' },
    { shippingRateId: 'shop' },
  ]),
  ...(random.below(2) === 0 && { codes: ['TEN'] }),
});

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs), slowOutcomeMs, webhooks: true });
  const body = JSON.stringify({ webhooks: { drop: 0.3, duplicate: 0.3, shuffle: true, delayMs: [0, 30] } });
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'PUT', body });
});
afterAll(() => shop.close());

describe.each([
  { store: 'a store that charges its lines alone', isPriced: false },
  { store: 'a store with shipping, tax and discounts', isPriced: true },
])('random walks of orders in $store', ({ store, isPriced }) => {
  const walks = Math.ceil(allWalks / 2);

  beforeAll(async () => {
    if (!isPriced) return;
    const selling = sellingOf(() => shop);
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
  });

  it(
    `close to the cent, the unit and the point: ${walks} walks, seed ${testSeed}`,
    async () => {
      console.info(`order walks in ${store}: ${walks}, TEST_SEED=${testSeed}`);
      let refused = 0;
      for (let first = 0; first < walks; first += batch) {
        const size = Math.min(batch, walks - first);
        const random = new Random(testSeed + first);
        const done = await Promise.all(
          Array.from({ length: size }, (_, index) =>
            walk(shop, new Random(testSeed + first + index), isPriced ? choose : undefined),
          ),
        );
        await settle(done, random);
        for (const each of done) await expectClosed(each);
        refused += done.flatMap(({ steps }) => steps).filter((step) => !step.endsWith('done')).length;
        if (walks > 2 * batch) console.info(`order walks: ${first + size} of ${walks} closed`);
      }
      console.info(`order walks: ${walks} closed, ${refused} steps refused`);
      await expectReconciled();
    },
    timeoutMs,
  );
});

/**
 * The differences that walks may leave to staff: an open dispute, a refund that failed for good, a payment refunded at
 * Stripe before its order was recorded.
 */
const mayStayOpen: readonly string[] = ['dispute_open', 'refund_failed', 'held_review'];

/** The reconciliation finds nothing else, in Stripe, orders, points and stock. */
async function expectReconciled(): Promise<void> {
  clockMs = 120_000;
  const { rows, comparedAt, compared } = await reconciliationOf(shop).compare();
  clockMs = 0;
  expect(rows.filter(({ cause }) => !mayStayOpen.includes(cause))).toEqual([]);
  expect(comparedAt).not.toBeNull();
  expect(compared.orders).toBeGreaterThanOrEqual(allWalks / 4);
}

/** Waits for slow refunds, then lets the reconciler and the workers finish, as a minute later. */
async function settle(done: Walk[], random: Random): Promise<void> {
  const orderIds = done.map(({ orderId }) => orderId);
  await new Promise((resolve) => setTimeout(resolve, slowOutcomeMs * 3));
  clockMs = 60_000;
  await reconcile(shop.order);
  while ((await runJobs(shop, orderIds, random)) > 0);
  await new Promise((resolve) => setTimeout(resolve, slowOutcomeMs * 3));
  await reconcile(shop.order);
  while ((await runJobs(shop, orderIds, random)) > 0);
  clockMs = 0;
}

/**
 * Returns the most and the least units of a line that are in stock again. They differ for a cancelled order only, where a
 * refund without restocking failed: before the cancellation its units were restocked, after it they stay out.
 */
function countRestocked({ status, refunds, timeline }: OrderDetail, line: { id: number; quantity: number }) {
  const count = (rows: OrderDetail['refunds'], field: 'quantity' | 'restockQuantity') =>
    rows
      .flatMap(({ items }) => items.filter(({ orderItemId }) => orderItemId === line.id))
      .reduce((sum, item) => sum + item[field], 0);
  const restocked = count(
    refunds.filter(({ restockedAt }) => restockedAt),
    'restockQuantity',
  );
  expect(restocked).toBeLessThanOrEqual(line.quantity);
  if (status !== 'cancelled') return [restocked, restocked] as const;
  const cancelledAt = timeline.findIndex(({ kind }) => kind === 'cancelled');
  const requests = timeline.slice(cancelledAt).filter(({ kind }) => kind === 'refund_requested');
  const before = refunds.filter(({ id }) => requests.some(({ details }) => details.refundId === id));
  const toRestocked = (rows: OrderDetail['refunds']) =>
    Math.max(0, line.quantity - count(rows, 'quantity') + count(before, 'restockQuantity'));
  const most = Math.min(line.quantity, toRestocked(before.filter(({ state }) => state !== 'failed')));
  return [most, toRestocked(before)] as const;
}

/** What an amount of this order pays for goods: refunds take from goods and shipping in proportion. */
function toGoods({ totals, total }: OrderDetail, cents: number): number {
  if (!totals) return cents;
  const sum = (type: string) =>
    totals.reduce((all, row) => (row.type === type ? all + centsFromDecimal(row.amount) : all), 0);
  const goodsCents = sum('subtotal') - sum('discount');
  return Math.floor((cents * goodsCents) / centsFromDecimal(total));
}

async function expectClosed(found: Walk): Promise<void> {
  const order = await deskOf(shop).get(found.orderId);
  const about = `${found.steps.join('\n')}\norder ${found.orderId}`;
  const paidCents = centsFromDecimal(order.payment.amountPaid);

  // Money: every refund at Stripe is one attempt here, in the same state, and the sums agree.
  const { data } = await shop.order.stripe.refunds.list({ payment_intent: found.paymentIntentId, limit: 100 });
  const atStripe = data.map(({ id, amount, status }) => `${id} ${amount} ${status}`).sort();
  const here = order.refunds
    .filter(({ stripeRefundId }) => stripeRefundId)
    .map(({ stripeRefundId, amount, state }) => `${stripeRefundId} ${centsFromDecimal(amount)} ${state}`)
    .sort();
  expect(here, about).toEqual(atStripe);
  const refundedCents = data
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(centsFromDecimal(order.refundedTotal), about).toBe(refundedCents);
  expect(refundedCents, about).toBeLessThanOrEqual(paidCents);
  const disputedCents = centsFromDecimal(order.disputedTotal);
  expect(
    order.refunds.every(({ state }) => state !== 'pending'),
    about,
  ).toBe(true);
  // The money that a lost dispute took needs no refund. An open dispute may still be won.
  const isDisputeOpen = order.disputes.some(({ closedAt }) => closedAt === null);
  const isReversed = refundedCents >= paidCents || (refundedCents + disputedCents >= paidCents && !isDisputeOpen);
  if (order.status === 'cancelled') expect(order.refundState === 'refunded', about).toBe(isReversed);

  // Refunded at Stripe before it was an order: staff decide, and nothing was sold.
  if (order.paymentState === 'needs_review') return;

  // Stock: what left the shelf is what was sold less what was restocked, each unit at most once.
  for (const { productId, stock, quantity } of found.lines) {
    const line = order.items.find((item) => item.productId === productId);
    const [most, least] = countRestocked(order, { id: line?.id ?? 0, quantity });
    const { onHand, reserved } = await shop.getStock(productId);
    expect(reserved, about).toBe(0);
    expect(onHand, about).toBeLessThanOrEqual(stock - quantity + most);
    expect(onHand, about).toBeGreaterThanOrEqual(stock - quantity + least);
    expect(line?.shippedQuantity ?? 0, about).toBeLessThanOrEqual(quantity);
  }

  // Returns: no unit is in two of them, and each was refunded at most once.
  for (const { id, quantity } of order.items) {
    const back = order.returns
      .filter(({ state }) => state !== 'rejected')
      .flatMap(({ items }) => items.filter(({ orderItemId }) => orderItemId === id))
      .reduce((sum, item) => sum + item.quantity, 0);
    expect(back, about).toBeLessThanOrEqual(quantity);
  }
  for (const { state, refund } of order.returns) if (refund) expect(state, about).toBe('received');

  // Points: 1 per whole dollar of goods that stayed with the store; the counter is the sum of the ledger.
  const { db } = shop.auth.database;
  const [account] = await db.select().from(users).where(eq(users.id, found.userId));
  const sums = {
    points: sql<number>`coalesce(sum(points), 0)::int`,
    amount: sql<string>`coalesce(sum(amount), 0)::numeric(10,2)`,
  };
  const [ledger] = await db.select(sums).from(loyaltyEntries).where(eq(loyaltyEntries.userId, found.userId));
  const keptCents = order.status === 'cancelled' ? 0 : toGoods(order, paidCents - refundedCents - disputedCents);
  expect(ledger?.points, about).toBe(Math.floor(keptCents / 100));
  expect([account?.loyaltyPoints, account?.totalSpent], about).toEqual([ledger?.points, ledger?.amount]);
  expect(centsFromDecimal(ledger?.amount ?? ''), about).toBe(keptCents);

  // Every move was allowed, and each step was told once.
  for (const { kind, actor, fromStatus, toStatus } of order.timeline) {
    if (kind !== 'status_changed' || !fromStatus || !toStatus) continue;
    // A refund completes a partly shipped order, and opens it again where it fails.
    if (actor === 'store') {
      expect(['processing to shipped', 'shipped to processing'], about).toContain(`${fromStatus} to ${toStatus}`);
      continue;
    }
    const isByParcel = fromStatus === 'confirmed' && toStatus === 'shipped';
    const state = {
      status: fromStatus,
      total: '1.00',
      amountPaid: null,
      refundedTotal: '0.00',
      disputedTotal: '0.00',
    };
    const error = findMoveError(
      {
        ...state,
        reducedTotal: '0.00',
        placedAt: new Date(),
        reviewReason: null,
        shipmentState: 'none',
        paymentSource: 'stripe',
      },
      toStatus,
      1,
    );
    expect(isByParcel ? undefined : error, about).toBeUndefined();
  }
  const told = await shop.order.database.db
    .select()
    .from(orderEmailSteps)
    .where(eq(orderEmailSteps.orderId, found.orderId));
  const succeeded = order.timeline.filter(({ kind }) => kind === 'refund_succeeded').length;
  const cancellations = order.refunds.filter(
    ({ origin, state }) => origin === 'cancellation' && state !== 'pending',
  ).length;
  const toldRefunds = told.filter(({ step }) => step === 'refunded').length;
  expect(toldRefunds, about).toBeGreaterThanOrEqual(succeeded - cancellations);
  expect(await eventsOf(shop, found.orderId, 'order-refunded'), about).toHaveLength(toldRefunds);
  // An order whose payment was refunded at Stripe before it arrived is cancelled without ever being confirmed.
  const confirmations = order.timeline.filter(({ kind }) => kind === 'confirmed').length;
  expect(confirmations, about).toBeLessThanOrEqual(1);
  expect(await eventsOf(shop, found.orderId, 'order-confirmed'), about).toHaveLength(confirmations);
}
