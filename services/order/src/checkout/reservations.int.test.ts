import { createPaymentIntent as createPaymentIntentEndpoint, startPayment } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrashingOrder } from '../../../../tests/test-crashing-order';
import { Customer, customer, getOrderRow, pay, visitor } from '../../../../tests/test-customer';
import { startTestStore, type TestStore } from '../../../../tests/test-store';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { syncPayment } from '../payments/sync-payment';
import { releaseOrphans } from '../reconciliation/release-orphans';
import { createPaymentIntent } from './routes';

let shop: TestStore;

beforeAll(async () => {
  const visitor = { openMax: 3, piecesMax: 100, valueMaxCents: 1_000_000 };
  shop = await startTestStore({
    limits: { sharePercent: 50, visitor, account: visitor, address: { ...visitor, openMax: 4 } },
  });
});
afterAll(() => shop.close());

/** The order service with a catalog whose answers to reservations are lost. */
function losingAnswers(): OrderDeps {
  const real = shop.order.catalog;
  const call = async (...args: Parameters<ServiceClient['call']>) => {
    const reply = await real.call(...args);
    if (args[0].path === '/internal/reservations') throw new AppError('timeout', 'The answer came too late');
    return reply;
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

const openFrom = (actor: Actor, productId: number, address: string, quantity = 1) =>
  shop.orderClient.call(
    createPaymentIntentEndpoint,
    { body: { items: [{ productId, quantity }], ...customer }, headers: { [clientAddressHeader]: address } },
    actor,
  );
const start = (actor: Actor, paymentIntentId: string) =>
  shop.orderClient.call(startPayment, { params: { paymentIntentId } }, actor);

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

  it('reserves its pieces once, wherever the process died', async () => {
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
  it('reserves the last piece for the first who pays, and tells the other before a charge', async () => {
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
