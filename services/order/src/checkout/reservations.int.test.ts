import * as endpoints from '@shopwright/contracts/http/orders';
import type { AppError } from '@shopwright/service-kit/errors';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { syncPayment } from '../payments/sync-payment';

let shop: TestStore;

beforeAll(async () => {
  const visitor = { openMax: 3, unitsMax: 100, valueMaxCents: 1_000_000 };
  shop = await startTestStore({
    limits: { sharePercent: 50, visitor, account: visitor, address: { ...visitor, openMax: 4 } },
  });
});
afterAll(() => shop.close());

const openFrom = (actor: Actor, productId: number, address: string, quantity = 1) =>
  shop.orderClient.call(
    endpoints.createPaymentIntent,
    { body: { items: [{ productId, quantity }], ...customer }, headers: { [clientAddressHeader]: address } },
    actor,
  );
const start = (actor: Actor, paymentIntentId: string) =>
  shop.orderClient.call(endpoints.startPayment, { params: { paymentIntentId } }, actor);

describe('limits of reservations', () => {
  it('a new checkout of a visitor takes the place of the earlier one', async () => {
    const [a, b] = [
      await shop.addProduct({ price: '5.00', stock: 10 }),
      await shop.addProduct({ price: '5.00', stock: 10 }),
    ];
    const shopper = visitor();
    const first = await openFrom(shopper, a, '192.0.2.1', 5);
    await openFrom(shopper, b, '192.0.2.1', 2);
    expect([(await shop.getStock(a)).reserved, (await shop.getStock(b)).reserved]).toEqual([0, 2]);
    await pay(shop, first.paymentIntentId);
    expect(await syncPayment(shop.order, first.paymentIntentId)).toBe('confirmed');
    expect(await shop.getStock(a)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('429 with Retry-After, once an address has too many open checkouts', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 100 });
    for (let index = 0; index < 4; index += 1) await openFrom(visitor(), lamp, '192.0.2.2');
    const refused = await openFrom(visitor(), lamp, '192.0.2.2').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'rate_limited' });
    expect((refused as AppError).retryAfterSeconds).toBeGreaterThan(60);
    await openFrom(visitor(), lamp, '192.0.2.3');
    expect((await shop.getStock(lamp)).reserved).toBe(5);
  });

  it('opened checkouts keep their share of a product at most, and everybody can still pay', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 4 });
    const visitors = Array.from({ length: 4 }, visitor);
    const checkouts = await Promise.all(visitors.map((actor, index) => openFrom(actor, lamp, `192.0.2.${10 + index}`)));
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 2 });
    for (const { paymentIntentId } of checkouts) await pay(shop, paymentIntentId);
    const outcomes = await Promise.all(
      checkouts.map(({ paymentIntentId }) => syncPayment(shop.order, paymentIntentId)),
    );
    expect(outcomes).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed']);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 0, reserved: 0 });
  });
});

describe('POST /payments/:paymentIntentId/start', () => {
  it('reserves the last unit for the first who pays, and tells the other before a charge', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 1 });
    const [first, second] = [visitor(), visitor()];
    const checkouts = [await openFrom(first, lamp, '192.0.2.21'), await openFrom(second, lamp, '192.0.2.22')];
    expect(await start(first, checkouts[0]?.paymentIntentId ?? '')).toEqual({ isReserved: true });
    await expect(start(second, checkouts[1]?.paymentIntentId ?? '')).rejects.toMatchObject({
      code: 'out_of_stock',
      details: { items: [{ productId: lamp, requested: 1, available: 0 }] },
    });
  });

  it('404 for another browser, 409 once the checkout is closed, and nothing to do once it is paid', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 10 });
    const shopper = new Customer(shop);
    const { paymentIntentId, orderId } = await shopper.open(lamp);
    await expect(start(visitor(), paymentIntentId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(start(visitor(), 'pi_unknown')).rejects.toMatchObject({ code: 'not_found' });
    await cancelUnpaidOrder(shop.order, await getOrderRow(shop, orderId));
    await expect(start(shopper.actor, paymentIntentId)).rejects.toMatchObject({ code: 'conflict' });
    const payer = new Customer(shop);
    const checkout = await payer.open(lamp);
    await pay(shop, checkout.paymentIntentId);
    await payer.record(checkout);
    expect(await start(payer.actor, checkout.paymentIntentId)).toEqual({ isReserved: true });
  });

  it('goes on without a reservation where the catalog was restored', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 10 });
    const shopper = new Customer(shop);
    const { paymentIntentId, reference } = await shopper.open(lamp);
    await shop.catalogDatabase.db.execute(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    await shop.catalogDatabase.db.execute(sql`delete from reservations where reference = ${reference}`);
    expect(await start(shopper.actor, paymentIntentId)).toEqual({ isReserved: false });
  });
});
