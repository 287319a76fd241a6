import { setTimeout as sleep } from 'node:timers/promises';
import { createCrashingOrder } from '@shopwright/tests/test-crashing-order';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { buy, buyAndShip, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDeps } from '../deps';
import { acceptPayment } from '../reconciliation/adopt-payment';
import { reconcile } from '../reconciliation/reconcile';
import { syncReversals } from '../refunds/sync-reversals';
import { issueDocuments } from './issue-documents';
import { expectGaplessSeries, expectOneEach, readDocuments } from './test-documents';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
const slowOutcomeMs = 40;

beforeAll(async () => {
  shop = await startTestStore({ slowOutcomeMs });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

type Bought = Awaited<ReturnType<typeof buy>>;
type Refund = (order: Bought) => Promise<unknown>;

const tokenOf = async (id: number) => shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
const refundAtStripe = async ({ paymentIntentId }: Pick<Bought, 'paymentIntentId'>, amount?: number) => {
  await shop.order.stripe.refunds.create({ payment_intent: paymentIntentId, amount });
  await syncReversals(shop.order, paymentIntentId);
};
const refundUnit = ({ id, itemId }: Pick<Bought, 'id' | 'itemId'>) =>
  desk.refund(id, { items: [{ orderItemId: itemId, quantity: 1 }] });
const cancelAsCustomer = async (id: number) => customerOf(shop).cancel(id, { token: await tokenOf(id) });
const awaitOutcome = async ({ paymentIntentId }: Bought) => {
  await sleep(3 * slowOutcomeMs);
  await syncReversals(shop.order, paymentIntentId);
};

/** Each way in which a refund is made, with the credit notes of an order of two lamps at $20.00 that was invoiced. */
const ways: [way: string, refund: Refund, amounts: string[], card?: string][] = [
  ['an amount by staff', ({ id }) => desk.refund(id, { amount: '5.00' }), ['5.00']],
  ['a unit by staff', (order) => refundUnit(order), ['20.00']],
  ['everything by staff', ({ id }) => desk.refund(id), ['40.00']],
  ['a part at Stripe', (order) => refundAtStripe(order, 700), ['7.00']],
  ['everything at Stripe', (order) => refundAtStripe(order), ['40.00']],
  [
    'several refunds',
    async (order) => {
      await desk.refund(order.id, { amount: '1.00' });
      await refundAtStripe(order, 200);
      await desk.refund(order.id);
    },
    ['1.00', '2.00', '37.00'],
  ],
  ['a cancellation by staff', ({ id }) => desk.cancel(id), ['40.00']],
  ['a cancellation by the customer', ({ id }) => cancelAsCustomer(id), ['40.00']],
  ['a withdrawal', async ({ id }) => customerOf(shop).withdraw(id, await tokenOf(id)), ['40.00']],
  [
    'a cancellation after a part',
    async ({ id }) => {
      await desk.refund(id, { amount: '4.00' });
      await desk.cancel(id);
    },
    ['4.00', '36.00'],
  ],
  [
    'a bank that takes days',
    async (order) => {
      await desk.refund(order.id, { amount: '6.00' });
      await awaitOutcome(order);
    },
    ['6.00'],
    'pm_card_pendingRefund',
  ],
  [
    'a refund that fails later',
    async (order) => {
      await desk.refund(order.id, { amount: '8.00' });
      await awaitOutcome(order);
    },
    ['8.00', '-8.00'],
    'pm_card_refundFail',
  ],
];
const cancels = /cancellation|withdrawal/;

const documentsOf = (id: number) => readDocuments(shop, id);
const expectDocumented = (id: number) => expectOneEach(shop, id);
const expectGapless = () => expectGaplessSeries(shop);
const issueTwice = () => Promise.all([issueDocuments(shop.order), issueDocuments(shop.order)]);

describe.each(ways)('%s', (way, refund, amounts, paymentMethod) => {
  const order = () => buy(shop, { quantity: 2, paymentMethod });

  it('of an invoiced order has its credit notes', async () => {
    const bought = await order();
    await issueTwice();
    await refund(bought);
    await issueTwice();
    await issueTwice();
    expect((await documentsOf(bought.id)).amounts).toEqual(amounts);
    await expectDocumented(bought.id);
    await expectGapless();
  });

  it('before the invoice has both documents, or none where the order was cancelled', async () => {
    const bought = await order();
    await refund(bought);
    await issueTwice();
    const { invoice, amounts: issued } = await documentsOf(bought.id);
    expect([invoice !== undefined, issued]).toEqual(cancels.test(way) ? [false, []] : [true, amounts]);
    await expectDocumented(bought.id);
    await expectGapless();
  });

  it('while documents are issued has all of them or none', async () => {
    const bought = await order();
    await Promise.all([refund(bought), issueTwice(), sleep(5).then(issueTwice), sleep(15).then(issueTwice)]);
    await issueTwice();
    await expectDocumented(bought.id);
    await expectGapless();
  });
});

describe('a credit note', () => {
  it('has the units of its refund, or those of the invoice where it is all of it', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, name: 'Desk lamp' });
    await issueDocuments(shop.order);
    await refundUnit({ id, itemId });
    await desk.refund(id, { amount: '3.00' });
    const whole = await buy(shop, { quantity: 2, name: 'Desk lamp' });
    await issueDocuments(shop.order);
    await desk.cancel(whole.id);
    await issueDocuments(shop.order);
    const lines = async (orderId: number) => (await documentsOf(orderId)).notes.map(({ content }) => content.lines);
    expect(await lines(id)).toEqual([[{ name: 'Desk lamp', quantity: 1, price: '20.00' }], []]);
    expect(await lines(whole.id)).toEqual([[{ name: 'Desk lamp', quantity: 2, price: '20.00' }]]);
  });

  it('of a return names the returned units', async () => {
    const { id, units } = await buyAndShip(shop, { quantity: 2 });
    await issueDocuments(shop.order);
    const { returns } = await customerOf(shop).return(id, units(1), { token: await tokenOf(id) });
    const returnId = returns[0]?.id ?? 0;
    await desk.moveReturn(id, returnId, 'approved');
    await desk.moveReturn(id, returnId, 'received');
    await desk.refundReturn(id, returnId);
    await issueDocuments(shop.order);
    const { amounts, notes } = await documentsOf(id);
    expect([amounts, notes[0]?.content.lines]).toMatchObject([['20.00'], [{ quantity: 1 }]]);
  });

  it('waits for the invoice of a payment that staff accept after a part of it was refunded', async () => {
    const productId = await shop.addProduct({ price: '20.00', stock: 5 });
    const { paymentIntentId, orderId: id } = await new Customer(shop).open(productId);
    await pay(shop, paymentIntentId);
    await refundAtStripe({ paymentIntentId }, 300);
    expect(await getOrderRow(shop, id)).toMatchObject({ status: 'pending', refundedTotal: '3.00' });
    await issueTwice();
    expect((await documentsOf(id)).amounts).toEqual([]);
    await acceptPayment(shop.order, id);
    await issueTwice();
    expect((await documentsOf(id)).amounts).toEqual(['3.00']);
    await expectDocumented(id);
    await expectGapless();
  });

  it('is in the year of the store, not of its invoice', async () => {
    const { id } = await buy(shop);
    const at = (moment: string): OrderDeps => ({ ...shop.order, now: () => new Date(moment) });
    await issueDocuments(at('2040-12-30T12:00:00Z'));
    await desk.refund(id);
    await issueDocuments(at('2041-01-02T12:00:00Z'));
    const { invoice, notes } = await documentsOf(id);
    expect([invoice?.year, notes[0]?.year, notes[0]?.number]).toEqual([2040, 2041, 1]);
    expect(notes[0]?.content.invoiceNumber).toMatch(/^2040-/);
  });

  it('is written again, once, after a crash before any step', async () => {
    for (let crashBefore = 1; ; crashBefore++) {
      const bought = await buy(shop);
      await desk.refund(bought.id, { amount: '2.00' });
      const { deps, hasCrashed } = createCrashingOrder(shop.order, crashBefore);
      await issueDocuments(deps).catch(() => undefined);
      await issueTwice();
      expect((await documentsOf(bought.id)).amounts).toEqual(['2.00']);
      await expectGapless();
      if (!hasCrashed()) break;
    }
  });

  it('uses up no number where its transaction fails after writing it', async () => {
    const bought = await buy(shop);
    await issueDocuments(shop.order);
    await desk.refund(bought.id);
    const real = shop.order.database;
    const failing = Object.create(real, {
      transaction: {
        value: (work: Parameters<typeof real.transaction>[0]) =>
          real.transaction(async (tx) => {
            await work(tx);
            throw new Error('the connection broke before the commit');
          }),
      },
    });
    await expect(issueDocuments({ ...shop.order, database: failing })).rejects.toThrow('before the commit');
    expect((await documentsOf(bought.id)).amounts).toEqual([]);
    await issueTwice();
    expect((await documentsOf(bought.id)).amounts).toEqual(['20.00']);
    await expectGapless();
  });
});

/** Each order gets some of these steps in any order, while two instances issue documents. */
const steps: ((order: Bought) => Promise<unknown>)[] = [
  ({ id }) => desk.refund(id, { amount: '1.00' }),
  (order) => refundUnit(order),
  (order) => refundAtStripe(order, 200),
  ({ id }) => desk.cancel(id),
  ({ id }) => desk.move(id, 'processing'),
  () => issueTwice(),
  () => issueDocuments(shop.order),
];
const cards = [undefined, 'pm_card_pendingRefund', 'pm_card_refundFail'];

it('orders in any state, refunded in any way while two instances issue, are documented without gap or double', async () => {
  const plan = fc.record({
    card: fc.constantFrom(...cards),
    steps: fc.array(fc.constantFrom(...steps.keys()), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 4 }), async (plans) => {
      const ids = await Promise.all(
        plans.map(async ({ card, steps: chosen }) => {
          const order = await buy(shop, { quantity: 2, paymentMethod: card });
          for (const step of chosen) await steps[step]?.(order).catch(() => undefined);
          await awaitOutcome(order);
          return order.id;
        }),
      );
      await reconcile(shop.order);
      await issueTwice();
      for (const id of ids) await expectDocumented(id);
      await expectGapless();
    }),
    { numRuns: 12 },
  );
});
