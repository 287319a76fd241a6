import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../services/catalog/src/test-catalog';
import { orders } from '../services/order/src/db/schema';
import { syncReversals } from '../services/order/src/refunds/sync-reversals';
import { Customer, getOrderRow, pay } from './test-customer';
import { buy, deskOf } from './test-desk';
import { reconciliationOf } from './test-reconciliation';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + 120_000) });
  await saveSettings(shop.catalogClient, { currency: 'jpy' });
});
afterAll(() => shop.close());

/** Stripe counts whole yen, and the store cents. */
describe('a store in yen', () => {
  const buyForYen = () => buy(shop, { price: '2000.00' });
  const findDifferences = async (orderId: number) =>
    (await reconciliationOf(shop).compare()).rows.filter((row) => row.orderId === orderId);

  it('charges and refunds yen, and finds no difference to Stripe', async () => {
    const order = await buyForYen();
    const { stripe } = shop.order;
    expect(await stripe.paymentIntents.retrieve(order.paymentIntentId)).toMatchObject({
      currency: 'jpy',
      amount_received: 2000,
    });
    await deskOf(shop).refund(order.id, { amount: '500.00' });
    const { data } = await stripe.refunds.list({ payment_intent: order.paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([500]);
    expect(await getOrderRow(shop, order.id)).toMatchObject({ amountPaid: '2000.00', refundedTotal: '500.00' });
    expect(await findDifferences(order.id)).toEqual([]);
  });

  it('422 for less than Stripe charges in yen, also where the customer saw another total', async () => {
    const productId = await shop.addProduct({ price: '40.00', stock: 5 });
    for (const amount of [undefined, 40, 1]) {
      await expect(new Customer(shop).open(productId, { amount })).rejects.toMatchObject({
        code: 'unprocessable',
        message: 'The smallest payment is ¥50',
      });
    }
    const dearer = await shop.addProduct({ price: '60.00', stock: 5 });
    await expect(new Customer(shop).open(dearer, { amount: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '60.00', currency: 'jpy' },
    });
  });

  it('refunds the rest of a cancelled order, of which Stripe refunded a part', async () => {
    const order = await buyForYen();
    await shop.order.stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 300 });
    const [difference] = await findDifferences(order.id);
    expect(difference).toMatchObject({ cause: 'refunds_differ', details: { refunded: '300.00', recorded: '0.00' } });
    await syncReversals(shop.order, order.paymentIntentId);
    expect((await getOrderRow(shop, order.id)).refundedTotal).toBe('300.00');
    await deskOf(shop).refund(order.id);
    expect((await getOrderRow(shop, order.id)).refundedTotal).toBe('2000.00');
  });

  it('accepts what was paid in place of a total that differs', async () => {
    const productId = await shop.addProduct({ price: '2000.00', stock: 5 });
    const checkout = await new Customer(shop).open(productId);
    const metadata = { orderReference: checkout.reference };
    const intent = await shop.order.stripe.paymentIntents.create({ amount: 2300, currency: 'jpy', metadata });
    await pay(shop, intent.id);
    await shop.order.database.db
      .update(orders)
      .set({ paymentIntentId: intent.id })
      .where(eq(orders.id, checkout.orderId));
    const page = reconciliationOf(shop);
    await page.repair((await page.find('payment_unrecorded', { orderId: checkout.orderId }))!, 'retry');
    const held = await page.find('held_amount', { orderId: checkout.orderId });
    expect(held?.details).toMatchObject({ ordered: '2000.00', paid: '2300.00' });
    await page.repair(held!, 'adopt');
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'confirmed', amountPaid: '2300.00' });
  });
});
