import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { getDeskOrder, listOrders } from '@shopwright/contracts/http/order-desk';
import { getOrder, trackOrder } from '@shopwright/contracts/http/orders';
import { Customer, customer as form, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseOrders } from '../customers/erase-orders';
import { orders } from '../db/schema';
import { exportOrders } from '../desk/export-orders';
import { syncPayment } from '../payments/sync-payment';
import { berlin, sellingOf } from './test-selling-store';

let shop: TestStore;
const selling = sellingOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const staff = { role: 'staff', userId: 1 } as const;

it('shows the same rows to the customer, staff, emails and in the file of orders', async () => {
  await selling.configure();
  await selling.addDiscount({ code: 'TEN' });
  const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
  const body = { address: berlin, shippingRateId: 'de-standard', codes: ['TEN'] };
  const { paymentIntentId, orderId, totals } = await new Customer(shop).open(lamp, body);
  await pay(shop, paymentIntentId);
  await syncPayment(shop.order, paymentIntentId);
  expect(totals?.map(({ type, amount }) => [type, amount])).toEqual([
    ['subtotal', '20.00'],
    ['discount', '2.00'],
    ['shipping', '4.90'],
    ['tax', '3.65'],
    ['total', '22.90'],
  ]);
  const params = { id: String(orderId) };
  const detail = await shop.orderClient.call(getDeskOrder, { params }, staff);
  expect(detail).toMatchObject({
    totals,
    items: [{ price: '20.00', paid: '18.00' }],
    selling: { address: { locality: 'Berlin' }, vatNumber: null, exemption: null, pickupPlace: null },
  });
  const [listed] = await shop.orderClient.call(listOrders, { query: {} }, staff);
  const tracked = { orderNumber: String(orderId), email: form.customerEmail };
  const read = [
    listed,
    await shop.orderClient.call(getOrder, { params }),
    await shop.orderClient.call(getOrderForEmail, { params }),
    await shop.orderClient.call(trackOrder, { body: tracked }, { role: 'anonymous' }),
  ];
  for (const order of read) expect(order).toMatchObject({ id: orderId, totals });
  let file = '';
  for await (const part of exportOrders(shop.order.database, {}, 'UTC')) file += part;
  expect(file.split('\r\n')[0]).toMatch(/"Credit notes","Shipping","Tax","Payment source","Reduced"$/);
  expect(file.split('\r\n')[1]).toContain('"4.90","3.65"');
});

it('keeps nothing of a customer who is erased', async () => {
  await eraseOrders(shop.order, sql`${orders.status} = 'confirmed'`);
  await shop.order.database.db.execute(sql`update orders set status = 'delivered'`);
  await eraseOrders(shop.order, sql`${orders.status} = 'delivered'`);
  const rows = await shop.order.database.db.execute(sql`
    select q::text || u::text as kept from order_quotes q join discount_uses u using (order_id)`);
  expect(rows).toHaveLength(1);
  for (const { kept } of rows) expect(String(kept)).not.toMatch(/Ada|Torstra|[0-9a-f]{64}/);
});
