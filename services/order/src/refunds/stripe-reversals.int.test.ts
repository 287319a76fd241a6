import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, deskOf, eventsOf, member } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordDispute } from '../disputes/record-dispute';
import { reconcile } from '../reconciliation/reconcile';
import { syncReversals } from './sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const later = async (minutes = 1) => {
  clockMs = Date.now() + minutes * 60_000;
  await reconcile(shop.order);
  clockMs = Date.now();
};

describe('refunds and disputes made at Stripe', () => {
  it('arrive by the reconciler alone, once, and restock nothing', async () => {
    const order = await buy(shop, { stock: 5 });
    await shop.order.stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 800 });
    await later();
    await later();
    const synced = await desk.get(order.id);
    expect(synced).toMatchObject({ refundedTotal: '8.00', refunds: [{ origin: 'stripe', state: 'succeeded' }] });
    expect(await shop.getStock(order.productId)).toMatchObject({ onHand: 4 });
    expect(await eventsOf(shop, order.id, 'order-refunded')).toHaveLength(1);
    await shop.order.stripe.refunds.create({ payment_intent: order.paymentIntentId });
    await Promise.all([1, 2, 3].map(() => syncReversals(shop.order, order.paymentIntentId)));
    expect(await desk.get(order.id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'refunded',
      allowedActions: { moveTo: [] },
    });
  });

  it('takes the money of an open dispute out of the order and returns it when it is won', async () => {
    const { id, paymentIntentId } = await buy(shop, { paymentMethod: 'pm_card_createDispute', actor: member });
    await later();
    const open = await desk.get(id);
    expect(open).toMatchObject({
      paymentState: 'disputed',
      disputedTotal: '20.00',
      disputes: [{ status: 'needs_response' }],
    });
    expect(await eventsOf(shop, id, 'order-disputed')).toHaveLength(1);
    await shop.order.stripe.disputes.update(open.disputes[0]?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await Promise.all([1, 2].map(() => syncReversals(shop.order, paymentIntentId)));
    expect(await desk.get(id)).toMatchObject({
      paymentState: 'paid',
      disputedTotal: '0.00',
      disputes: [{ status: 'won' }],
    });
    const sums = await eventsOf(shop, id, 'order-refunds-changed');
    expect(sums.map(({ reversedCents }) => reversedCents)).toEqual([2000, 0]);
  });

  it('keeps the money of a lost dispute out', async () => {
    const { id } = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    await later();
    await shop.order.stripe.disputes.close((await desk.get(id)).disputes[0]?.id ?? '');
    await later();
    expect(await desk.get(id)).toMatchObject({
      paymentState: 'disputed',
      disputedTotal: '20.00',
      disputes: [{ status: 'lost' }],
    });
  });

  it('follow a dispute whose amount or due date changes while its status stays', async () => {
    const { id } = await buy(shop);
    const row = await getOrderRow(shop, id);
    const report = (amount: number, dueBy: number) =>
      shop.order.database.transaction((tx) =>
        recordDispute(
          tx,
          row,
          {
            id: `du_${id}`,
            amount,
            reason: 'fraudulent',
            status: 'needs_response',
            created: 1_700_000_000,
            evidence_details: { due_by: dueBy } as Stripe.Dispute.EvidenceDetails,
          },
          new Date(clockMs),
        ),
      );
    for (const [amount, dueBy] of [
      [500, 1_800_000_000],
      [500, 1_800_000_000],
      [700, 1_800_000_000],
      [700, 1_900_000_000],
    ] as const) {
      await report(amount, dueBy);
    }
    const { disputes, timeline } = await desk.get(id);
    expect(disputes).toMatchObject([{ amount: '7.00', dueBy: new Date(1_900_000_000_000).toISOString() }]);
    expect(timeline.filter(({ kind }) => kind.startsWith('dispute')).map(({ kind }) => kind)).toEqual([
      'dispute_updated',
      'dispute_updated',
      'dispute_opened',
    ]);
    expect(await eventsOf(shop, id, 'order-disputed')).toHaveLength(1);
  });
});
