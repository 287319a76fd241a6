import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { createCrashingOrder } from '@shopwright/tests/test-crashing-order';
import { Customer, customer, getOrderRow } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { releaseOrphans } from '../reconciliation/release-orphans';
import { createPaymentIntent } from './routes';

// Without limits, so that no later checkout of a visitor replaces what a lost one reserved.

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

/** The order service with a catalog whose answers to reservations are lost. */
function losingAnswers(): OrderDeps {
  const real = shop.order.catalog;
  const call = async (...args: Parameters<ServiceClient['call']>) => {
    const response = await real.call(...args);
    if (args[0].path === '/internal/reservations') throw new AppError('timeout', 'The answer came too late');
    return response;
  };
  return { ...shop.order, catalog: { ...real, call } as ServiceClient };
}

const bodyOf = (shopper: Customer, productId: number, quantity = 1) => ({
  items: [{ productId, quantity }],
  checkoutId: shopper.checkoutId,
  ...customer,
});

/** Lets the reservations of a product be as old as if the process had died a while ago. */
const age = (productId: number) =>
  shop.catalogDatabase.db.execute(sql`
    update reservations set created_at = now() - interval '2 minutes'
    where reference in (select reference from reservation_items where product_id = ${productId})`);

describe('a checkout whose process or answer was lost', () => {
  it('finds the stock that its lost predecessors reserved', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop);
    for (let tries = 0; tries < 3; tries += 1) {
      const call = createPaymentIntent(losingAnswers(), bodyOf(shopper, lamp, 4), shopper.actor);
      await expect(call).rejects.toMatchObject({ code: 'timeout' });
    }
    await shopper.open(lamp, { quantity: 4 });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 4 });
  });

  it('reserves its units once, wherever the process died', async () => {
    let crashBefore = 1;
    for (; ; crashBefore += 1) {
      const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
      const shopper = new Customer(shop);
      const crashing = createCrashingOrder(shop.order, crashBefore);
      await createPaymentIntent(crashing.deps, bodyOf(shopper, lamp, 3), shopper.actor).catch(() => undefined);
      await shopper.open(lamp, { quantity: 3 });
      expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 3 });
      if (!crashing.hasCrashed()) break;
    }
    expect(crashBefore).toBeGreaterThan(5);
  });

  it('keeps nothing for long where the customer does not come back', async () => {
    for (let crashBefore = 1; ; crashBefore += 1) {
      const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
      const shopper = new Customer(shop);
      const crashing = createCrashingOrder(shop.order, crashBefore);
      await createPaymentIntent(crashing.deps, bodyOf(shopper, lamp), shopper.actor).catch(() => undefined);
      await age(lamp);
      await releaseOrphans(shop.order);
      const written = await shop.order.database.db.execute(sql`select 1 from order_items where product_id = ${lamp}`);
      expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: written.length });
      if (!crashing.hasCrashed()) break;
    }
  });

  it('keeps nothing for an order that was cancelled while the catalog was away', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const { orderId } = await new Customer(shop).open(lamp);
    const call = () => Promise.reject(new AppError('unavailable', 'away'));
    const away = { ...shop.order, catalog: { ...shop.order.catalog, call } as ServiceClient };
    expect(await cancelUnpaidOrder(away, await getOrderRow(shop, orderId))).toBe(true);
    await releaseOrphans(shop.order);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 1 });
    await age(lamp);
    await releaseOrphans(shop.order);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('can be opened again with the same cart after its order was cancelled', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const shopper = new Customer(shop);
    const references = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      const checkout = await shopper.open(lamp);
      references.add(checkout.reference);
      await cancelUnpaidOrder(shop.order, await getOrderRow(shop, checkout.orderId));
    }
    expect(references.size).toBe(7);
    await shop.catalogDatabase.db.execute(sql`update products set price = 21 where id = ${lamp}`);
    expect((await shopper.open(lamp, { amount: 21 })).total).toBe('21.00');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 1 });
  });
});
