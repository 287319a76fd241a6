import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconciliationRows } from '../services/order/src/db/reconciliation-tables';
import { orders } from '../services/order/src/db/schema';
import { refundOrphan } from '../services/order/src/reconciliation/refund-orphan';
import { repairsOf } from '../services/order/src/reconciliation/repairs';
import { syncReversals } from '../services/order/src/refunds/sync-reversals';
import { Customer, getOrderRow, pay } from './test-customer';
import { buy, deskOf } from './test-desk';
import { causesOf, differencesOf, findRow, reconciliationOf } from './test-reconciliation';
import type { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let page: ReturnType<typeof reconciliationOf>;
/** Two minutes after the purchases: everything has had time to arrive. */
const clockMs = 120_000;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs) });
  page = reconciliationOf(shop);
});
afterAll(() => shop.close());

const runSql = (query: ReturnType<typeof sql>) => shop.order.database.db.execute(query);
const { seen, expectRepaired, payAlone, buyWithPoints, readRefunded } = differencesOf(() => shop);
const readPoints = async (shopper: Shopper) => (await shopper.getAccount())?.loyaltyPoints;

describe('payments', () => {
  it('adopts a payment whose order was lost, with the lines that the catalog reserved', async () => {
    const productId = await shop.addProduct({ price: '12.00', stock: 5 });
    const checkout = await new Customer(shop).open(productId, { quantity: 2 });
    const shipping = { name: 'Ada Byron', address: { line1: '5 Ferhadija', city: 'Sarajevo', country: 'BA' } };
    await shop.order.stripe.paymentIntents.update(checkout.paymentIntentId, { shipping });
    await pay(shop, checkout.paymentIntentId);
    for (const rows of ['order_search where order_id', 'order_items where order_id', 'orders where id'])
      await runSql(sql`delete from ${sql.raw(rows)} = ${checkout.orderId}`);
    await expectRepaired('payment_unknown', { paymentIntentId: checkout.paymentIntentId }, 'adopt');
    const isAdopted = eq(orders.paymentIntentId, checkout.paymentIntentId);
    const [order] = await shop.order.database.db.select().from(orders).where(isAdopted);
    expect(order).toMatchObject({ status: 'confirmed', total: '24.00', reference: checkout.reference });
    expect(order?.customerAddress).toBe('5 Ferhadija, Sarajevo, Bosnia & Herzegovina');
    expect((await deskOf(shop).get(order?.id ?? 0)).items).toMatchObject([{ productId, quantity: 2, price: '12.00' }]);
    expect(await shop.getStock(productId)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('refunds a payment of which nothing is known, once, and says why it cannot adopt it', async () => {
    const paymentIntentId = await payAlone();
    const row = await page.find('payment_unknown', { paymentIntentId });
    await expect(page.repair(row ?? { id: 0 }, 'adopt')).rejects.toMatchObject({ code: 'conflict' });
    await expectRepaired('payment_unknown', { paymentIntentId }, 'refund');
    expect(await readRefunded(paymentIntentId)).toBe(4200);
  });

  it('refunds one by a member whose role has no limit of refunds alone', async () => {
    const paymentIntentId = await payAlone();
    const row = await page.find('payment_unknown', { paymentIntentId });
    const limited = reconciliationOf(shop, { role: 'staff', userId: 901, refundLimit: '9999.00' });
    await expect(limited.repair(row ?? { id: 0 }, 'refund')).rejects.toMatchObject({
      code: 'forbidden',
      fields: [{ path: 'repair' }],
    });
    expect(await readRefunded(paymentIntentId)).toBe(0);
    await page.repair(row ?? { id: 0 }, 'refund');
    expect(await readRefunded(paymentIntentId)).toBe(4200);
  });

  it('refunds a second payment of an order', async () => {
    const order = await buy(shop);
    const paymentIntentId = await payAlone({ orderReference: order.reference }, 2000);
    await expectRepaired('payment_second', { paymentIntentId, orderId: order.id }, 'refund');
    expect([await readRefunded(paymentIntentId), await readRefunded(order.paymentIntentId)]).toEqual([2000, 0]);
  });

  it('leaves the payments of another store alone', async () => {
    const other = await payAlone({ store: 'https://other.example.com' });
    const own = await payAlone({ store: shop.order.publicUrl });
    expect(await page.find('payment_unknown', { paymentIntentId: other })).toBeUndefined();
    await expect(refundOrphan(shop.order, other)).rejects.toMatchObject({ code: 'conflict' });
    expect(await readRefunded(other)).toBe(0);
    await page.repair((await page.find('payment_unknown', { paymentIntentId: own }))!, 'refund');
  });

  it('records a payment that its order missed', async () => {
    const productId = await shop.addProduct({ price: '12.00', stock: 5 });
    const checkout = await new Customer(shop).open(productId);
    await pay(shop, checkout.paymentIntentId);
    await expectRepaired('payment_unrecorded', { orderId: checkout.orderId }, 'retry');
    expect((await getOrderRow(shop, checkout.orderId)).status).toBe('confirmed');
  });

  it('releases an order that Stripe has no payment for', async () => {
    const { shopper, order } = await buyWithPoints();
    await runSql(sql`update orders set payment_intent_id = 'pi_gone' where id = ${order.id}`);
    const row = await page.find('order_unpaid', { orderId: order.id });
    await expect(page.repair(row ?? { id: 0 }, 'retry')).rejects.toMatchObject({ code: 'conflict' });
    await expectRepaired('order_unpaid', { orderId: order.id }, 'release');
    expect((await getOrderRow(shop, order.id)).status).toBe('cancelled');
    expect(await shop.getStock(order.productId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await readPoints(shopper)).toBe(0);
    await page.repair((await page.find('payment_second', { paymentIntentId: order.paymentIntentId }))!, 'refund');
  });

  it('accepts what was paid in place of a total that differs', async () => {
    const { shopper, order } = await buyWithPoints();
    await runSql(sql`with line as (update order_items set price = 25 where order_id = ${order.id})
      update orders set total = 25, amount_paid = 25 where id = ${order.id}`);
    await expectRepaired('paid_differs', { orderId: order.id }, 'adopt');
    expect((await deskOf(shop).get(order.id)).payment.amountPaid).toBe('20.00');
    expect(await readPoints(shopper)).toBe(20);
    // The amount at Stripe was accepted: another one in the order is a new difference.
    await runSql(sql`update orders set amount_paid = 24 where id = ${order.id}`);
    await expectRepaired('paid_differs', { orderId: order.id }, 'adopt');
  });

  it('finds another currency, and keeps it closed once it was accepted', async () => {
    const order = await buy(shop);
    const paymentIntentId = await payAlone({}, 2000, 'eur');
    await runSql(sql`update orders set payment_intent_id = ${paymentIntentId} where id = ${order.id}`);
    await expectRepaired('currency_differs', { orderId: order.id }, 'dismiss');
    const alone = await page.find('payment_second', { paymentIntentId: order.paymentIntentId });
    await page.repair(alone!, 'refund');
  });

  it('brings in a refund that was made at Stripe', async () => {
    const order = await buy(shop);
    await shop.order.stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 500 });
    await expectRepaired('refunds_differ', { orderId: order.id }, 'retry');
    expect((await getOrderRow(shop, order.id)).refundedTotal).toBe('5.00');
  });
});

describe('orders held for review', () => {
  async function hold(amount: number, currency = 'usd', reference?: string) {
    const productId = await shop.addProduct({ price: '20.00', stock: 5 });
    const checkout = await new Customer(shop).open(productId);
    const other = await payAlone({ orderReference: reference ?? checkout.reference }, amount, currency);
    await runSql(sql`update orders set payment_intent_id = ${other} where id = ${checkout.orderId}`);
    await page.repair((await page.find('payment_unrecorded', { orderId: checkout.orderId }))!, 'retry');
    return { productId, orderId: checkout.orderId };
  }

  it('confirms one whose amount staff accept', async () => {
    const { orderId, productId } = await hold(2300);
    await expectRepaired('held_amount', { orderId }, 'adopt');
    const order = await deskOf(shop).get(orderId);
    expect(order).toMatchObject({
      status: 'confirmed',
      total: '20.00',
      payment: { amountPaid: '23.00', reviewReason: null },
    });
    expect(order.timeline.find(({ kind }) => kind === 'repaired')).toMatchObject({
      actor: 'staff',
      actorUserId: 900,
      details: { cause: 'held_amount', repair: 'adopt', reason: 'Because it was planted' },
    });
    expect(await shop.getStock(productId)).toEqual({ onHand: 4, reserved: 0 });
    expect(await page.find('paid_differs', { orderId })).toBeUndefined();
  });

  it('refunds one that was paid in another currency', async () => {
    const { orderId } = await hold(2000, 'eur');
    await expectRepaired('held_currency', { orderId }, 'refund');
    const order = await getOrderRow(shop, orderId);
    expect(order).toMatchObject({ status: 'cancelled', refundState: 'refunded' });
    expect(await readRefunded(order.paymentIntentId ?? '')).toBe(2000);
  });

  it('refunds one that is held for any other reason', async () => {
    const { orderId } = await hold(2000, 'usd', randomUUID());
    await expectRepaired('held_review', { orderId }, 'refund');
    expect((await getOrderRow(shop, orderId)).status).toBe('cancelled');
  });
});

describe('refunds and disputes', () => {
  it('asks Stripe for a refund that is pending too long', async () => {
    const order = await buy(shop);
    await deskOf(shop).refund(order.id, { amount: '3.00' });
    await runSql(
      sql`update refunds set state = 'pending', created_at = now() - interval '2 hours' where order_id = ${order.id}`,
    );
    await runSql(sql`update orders set refunded_total = 0 where id = ${order.id}`);
    await expectRepaired('refund_pending', { orderId: order.id }, 'retry');
    expect((await getOrderRow(shop, order.id)).refundedTotal).toBe('3.00');
  });

  it('repeats a refund that failed', async () => {
    const order = await buy(shop);
    await deskOf(shop).refund(order.id, { amount: '3.00' });
    await runSql(sql`update refunds set state = 'failed', stripe_refund_id = null where order_id = ${order.id}`);
    await runSql(sql`update orders set refunded_total = 0 where id = ${order.id}`);
    await expectRepaired('refund_failed', { orderId: order.id }, 'retry');
    const { refunds } = await deskOf(shop).get(order.id);
    expect(refunds.map(({ state }) => state)).toContain('succeeded');
    await page.repair((await page.find('refunds_differ', { orderId: order.id }))!, 'retry');
  });

  describe('a failed refund that is no longer the last one', () => {
    async function failOne() {
      const order = await buy(shop);
      await deskOf(shop).refund(order.id, { amount: '3.00' });
      await runSql(sql`update refunds set state = 'failed', stripe_refund_id = null where order_id = ${order.id}`);
      await runSql(sql`update orders set refunded_total = 0 where id = ${order.id}`);
      const { id } = (await page.find('refund_failed', { orderId: order.id }))!;
      const [row] = await shop.order.database.db.select().from(reconciliationRows).where(eq(reconciliationRows.id, id));
      return { order, row: row! };
    }
    const retry = (row: typeof reconciliationRows.$inferSelect) =>
      repairsOf.refund_failed.retry!({ deps: shop.order, row, reason: 'Again', author: { actor: 'staff' } });

    it('is not repeated after staff refunded it on the order', async () => {
      const { order, row } = await failOne();
      await deskOf(shop).refund(order.id, { amount: '3.00' });
      await expect(page.repair(row, 'retry')).rejects.toMatchObject({ code: 'conflict' });
      expect((await deskOf(shop).get(order.id)).refunds).toHaveLength(2);
      await page.repair((await page.find('refunds_differ', { orderId: order.id }))!, 'retry');
    });

    it('is repeated once by two at once', async () => {
      const { order, row } = await failOne();
      await Promise.all([retry(row), retry(row)]);
      expect((await deskOf(shop).get(order.id)).refunds).toHaveLength(2);
    });
  });

  it('shows a dispute until it is closed', async () => {
    const order = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    const { data } = await shop.order.stripe.disputes.list({ payment_intent: order.paymentIntentId });
    const dispute = data[0]!;
    await syncReversals(shop.order, order.paymentIntentId);
    const row = await page.find('dispute_open', { orderId: order.id });
    const open = await page.repair(row!, 'retry', 'Looked at Stripe');
    expect(findRow(open, 'dispute_open', { orderId: order.id })?.lastRepair).toMatchObject({
      reason: 'Looked at Stripe',
    });
    await shop.order.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    });
    // To look at Stripe again needs no reason.
    const after = await page.repair(row!, 'retry', '');
    expect(findRow(after, 'dispute_open', { orderId: order.id })).toBeUndefined();
    seen.add('dispute_open');
  });
});

it('every cause about payments was planted, found and repaired', () => {
  expect([...seen].sort()).toEqual(causesOf('payments'));
});
