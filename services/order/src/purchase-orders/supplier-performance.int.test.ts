import { getSupplierPerformance } from '@shopwright/contracts/http/purchase-orders';
import { clerk } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { addSupplied, buyAll, purchasesOf } from '@shopwright/tests/test-supplied';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestStore;
let clockMs = Date.now();
beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());

const read = () => shop.orderClient.call(getSupplierPerformance, {}, clerk);

it('tells margin and reliability of each supplier, for 90 days', async () => {
  const purchases = purchasesOf(shop);
  const order = async (supplierName: string, cost: string | null) => {
    const productId = await addSupplied(shop, { supplierName, cost, price: '20.00' });
    const { id: orderId } = await buyAll(shop, [{ productId, quantity: 2 }]);
    await purchases.sync(orderId, true);
    return (await purchases.list({ orderId: String(orderId) }))[0]?.id ?? 0;
  };
  const hours = (count: number) => {
    clockMs += count * 3_600_000;
  };
  for (const wait of [2, 30]) {
    const id = await order('Norbeck', '8.00');
    await purchases.move(id, 'sent');
    hours(wait);
    await purchases.ship(id, { carrier: 'DHL', trackingNumber: `JD${wait}` });
  }
  await purchases.move(await order('norbeck', '8.00'), 'canceled');
  const refused = await order('Norbeck', '8.00');
  await purchases.start(refused);
  await purchases.record(refused, { kind: 'failed', problem: 'rejected', detail: '400' });
  await order('Other', null);

  const rows = await read();
  expect(rows).toEqual([
    {
      supplierName: expect.stringMatching(/^norbeck$/i),
      purchaseOrders: 4,
      revenue: '120.00',
      cost: '48.00',
      shippedPercent: 67,
      medianHours: 16,
      failed: 1,
      canceled: 1,
    },
    {
      supplierName: 'Other',
      purchaseOrders: 1,
      revenue: '40.00',
      cost: null,
      shippedPercent: 0,
      medianHours: null,
      failed: 0,
      canceled: 0,
    },
  ]);
  hours(91 * 24);
  expect(await read()).toEqual([]);
});
