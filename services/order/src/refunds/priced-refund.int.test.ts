import { refundPayment } from '@shopwright/contracts/http/order-actions';
import { recordOrder } from '@shopwright/contracts/http/orders';
import { Customer, customer as form, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cancelOrder } from '../fulfillment/cancel-order';
import { listOrderItems } from '../orders/order-row';
import { store } from '../orders/record-event';
import { syncPayment } from '../payments/sync-payment';
import { berlin, sellingOf } from '../selling/test-selling-store';

let shop: TestStore;
const selling = sellingOf(() => shop);
const staff = { role: 'staff', userId: 1 } as const;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const buy = async (quantity: number, body: object) => {
  const lamp = await shop.addProduct({ price: '9.99', stock: 20 });
  const checkout = await new Customer(shop).open(lamp, { quantity, ...body });
  await pay(shop, checkout.paymentIntentId);
  await syncPayment(shop.order, checkout.paymentIntentId);
  return { lamp, checkout };
};

it('refunds units at what was paid for them, and shipping by its amount', async () => {
  await selling.configure();
  await selling.addDiscount({ code: 'TEN' });
  const { checkout } = await buy(3, { address: berlin, shippingRateId: 'de-standard', codes: ['TEN'] });
  // 29.97 less 3.00, and 4.90.
  expect(checkout.total).toBe('31.87');
  const [item] = await listOrderItems(shop.order.database.db, checkout.orderId);
  const params = { id: String(checkout.orderId) };
  const refund = (body: object) =>
    shop.orderClient.call(refundPayment, { params, body: { reason: 'Broken', restock: false, ...body } }, staff);
  const amounts: string[][] = [];
  for (let unit = 0; unit < 3; unit++) {
    const { refunds, payment } = await refund({ items: [{ orderItemId: item?.id ?? 0, quantity: 1 }] });
    amounts.push([refunds.at(-1)?.amount ?? '', payment.refundable]);
  }
  expect(amounts).toEqual([
    ['8.99', '22.88'],
    ['8.99', '13.89'],
    ['8.99', '4.90'],
  ]);
  expect((await refund({})).payment.refundable).toBe('0.00');
});

it('cancels an order of which nothing was paid without asking Stripe, and returns its stock', async () => {
  const id = await selling.addDiscount({ code: 'GIFT', effect: { kind: 'percentage', rate: '100' }, usesMax: 1 });
  const lamp = await shop.addProduct({ price: '9.99', stock: 20 });
  const customer = new Customer(shop);
  const { orderId, reference } = await customer.open(lamp, { codes: ['GIFT'] });
  await shop.orderClient.call(recordOrder, { body: { ...form, total: '0.00', reference } }, customer.actor);
  expect(await shop.getStock(lamp)).toEqual({ onHand: 19, reserved: 0 });
  await cancelOrder(shop.order, orderId, { reason: 'Changed their mind', author: store, field: 'status' });
  expect(await shop.getStock(lamp)).toEqual({ onHand: 20, reserved: 0 });
  expect(await getOrderRow(shop, orderId)).toMatchObject({ status: 'cancelled', refundState: 'refunded' });
  expect(await selling.countUses(id)).toBe(0);
});
