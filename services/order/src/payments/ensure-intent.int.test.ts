import { Customer, getOrderRow } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';
import { ensureIntent } from './ensure-intent';

let shop: TestStore;
beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

describe('an intent whose id was lost after Stripe created it', () => {
  /** Opens a checkout and loses the answer of Stripe. */
  async function openAndLose(userId?: number) {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const { orderId, paymentIntentId } = await new Customer(shop).open(lamp);
    await shop.order.database.db.update(orders).set({ paymentIntentId: null, userId }).where(eq(orders.id, orderId));
    return { order: await getOrderRow(shop, orderId), paymentIntentId };
  }

  it('is found again', async () => {
    const { order, paymentIntentId } = await openAndLose();
    expect((await ensureIntent(shop.order, order)).id).toBe(paymentIntentId);
  });

  it('is found again by a customer who signed in meanwhile', async () => {
    const { order, paymentIntentId } = await openAndLose(7);
    expect((await ensureIntent(shop.order, order)).id).toBe(paymentIntentId);
  });
});
