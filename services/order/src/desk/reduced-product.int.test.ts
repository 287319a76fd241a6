import { Customer } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

describe('a reduced product', () => {
  it('is charged its price, and keeps on the order the SKU that it was bought with', async () => {
    const lamp = await shop.addProduct({ price: '10.00', stock: 9 });
    const { db } = shop.catalogDatabase;
    await db.execute(sql`update products set compare_at_price = 99, sku = 'LMP-1' where id = ${lamp}`);
    const { orderId, total, paymentIntentId } = await new Customer(shop).open(lamp, { quantity: 2 });
    await db.execute(sql`update products set compare_at_price = null, sku = 'LMP-2' where id = ${lamp}`);
    expect(total).toBe('20.00');
    expect((await shop.order.stripe.paymentIntents.retrieve(paymentIntentId)).amount).toBe(2000);
    expect((await deskOf(shop).get(orderId)).items).toMatchObject([{ price: '10.00', quantity: 2, sku: 'LMP-1' }]);
  });
});
