import { listMyOrders, trackOrder } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../reconciliation/reconcile';
import { syncPayment } from './sync-payment';

let shop: TestStore;
let clockMs = 0;
let nextUser = 700;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs), slowOutcomeMs: 30 });
});
afterAll(() => shop.close());

/** Opens a checkout and pays it with a debit that the bank refuses after a moment. */
async function payByFailingDebit() {
  nextUser += 1;
  const actor: Actor = { role: 'shopper', userId: nextUser };
  const productId = await shop.addProduct({ price: '20.00', stock: 5 });
  const shopper = new Customer(shop, actor);
  const checkout = await shopper.open(productId);
  await pay(shop, checkout.paymentIntentId, 'pm_usBankAccount_insufficientFunds');
  const orders = () => shop.orderClient.call(listMyOrders, { query: {} }, actor);
  return { ...checkout, productId, actor, shopper, orders };
}

/** Waits until the bank has refused, and syncs the payment as several jobs at the same time do. */
async function failLater(paymentIntentId: string) {
  await expect
    .poll(async () => (await shop.order.stripe.paymentIntents.retrieve(paymentIntentId)).status)
    .toBe('requires_payment_method');
  await Promise.all([1, 2, 3].map(() => syncPayment(shop.order, paymentIntentId)));
}

describe('a bank debit that fails', () => {
  it('stays in the history as failed, is told once, and lets go of the stock', async () => {
    const { orderId, paymentIntentId, productId, orders, actor } = await payByFailingDebit();
    await syncPayment(shop.order, paymentIntentId);
    await failLater(paymentIntentId);
    expect(await eventsOf(shop, orderId, 'order-payment-failed')).toHaveLength(1);
    expect(await orders()).toMatchObject([{ id: orderId, status: 'pending', paymentFailedAt: expect.any(String) }]);

    clockMs = 20 * 60_000;
    await reconcile(shop.order);
    clockMs = 0;
    expect(await orders()).toMatchObject([{ id: orderId, status: 'cancelled', paymentFailedAt: expect.any(String) }]);
    expect(await shop.getStock(productId)).toEqual({ onHand: 5, reserved: 0 });
    const tracked = { orderNumber: `#${orderId}`, email: customer.customerEmail };
    expect(await shop.orderClient.call(trackOrder, { body: tracked })).toMatchObject({ status: 'cancelled' });
    const seen = await customerOf(shop, actor).get(orderId);
    expect(seen.allowedActions).toMatchObject({ cancel: false, withdraw: false, return: false, documents: false });
    await expect(deskOf(shop).refund(orderId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await eventsOf(shop, orderId, 'order-payment-failed')).toHaveLength(1);
  });

  it('may be paid in another way, which then is no failed order', async () => {
    const { orderId, paymentIntentId, orders, shopper } = await payByFailingDebit();
    await syncPayment(shop.order, paymentIntentId);
    await failLater(paymentIntentId);
    await pay(shop, paymentIntentId);
    await shopper.record({ paymentIntentId });
    const [order] = await orders();
    expect(order).toMatchObject({ id: orderId, status: 'confirmed' });
    expect(order?.paymentFailedAt).toBeUndefined();
  });
});

describe('a payment at a bank’s page', () => {
  it('that the customer left is told once; a declined card is not', async () => {
    const productId = await shop.addProduct({ price: '20.00', stock: 5 });
    const declined = await new Customer(shop).open(productId);
    await pay(shop, declined.paymentIntentId, 'pm_card_chargeDeclined').catch(() => undefined);
    await syncPayment(shop.order, declined.paymentIntentId);
    expect(await getOrderRow(shop, declined.orderId)).toMatchObject({ paymentFailedAt: null });

    const left = await new Customer(shop).open(productId);
    const intent = await shop.order.stripe.paymentIntents.confirm(left.paymentIntentId, {
      payment_method_data: { type: 'amazon_pay' },
      return_url: 'http://127.0.0.1/checkout/success',
    });
    const page = new URL(intent.next_action?.redirect_to_url?.url ?? '');
    await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: left.clientSecret, outcome: 'fail' }),
    });
    await failLater(left.paymentIntentId);
    expect(await getOrderRow(shop, left.orderId)).toMatchObject({ paymentFailedAt: expect.any(Date), placedAt: null });
    expect(await eventsOf(shop, left.orderId, 'order-payment-failed')).toHaveLength(1);
  });
});
