import { randomBytes } from 'node:crypto';
import { context, propagation, ROOT_CONTEXT, type TextMapPropagator } from '@opentelemetry/api';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { untilBlocked } from '@shopwright/testing/until-blocked';
import { Customer, customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByCheckout } from '../orders/order-row';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { createPaymentIntent } from './routes';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

type Intents = Stripe['paymentIntents'];

/** The order service with some of its calls about payment intents replaced. */
function withIntents(replaced: Partial<Intents>): OrderDeps {
  const intents = Object.assign(Object.create(shop.order.stripe.paymentIntents), replaced);
  const stripe = Object.create(shop.order.stripe, { paymentIntents: { value: intents } });
  return { ...shop.order, stripe };
}

const openIntents = async (reference: string) => {
  const { data } = await shop.order.stripe.paymentIntents.list({ limit: 100 });
  return data.filter((intent) => intent.metadata.orderReference === reference && intent.status !== 'canceled');
};

describe('a checkout that Stripe’s answer did not reach', () => {
  it('gets the same intent again, although each request is a trace of its own', async () => {
    propagation.setGlobalPropagator(freshTraces);
    try {
      const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
      const shopper = new Customer(shop);
      const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: shopper.checkoutId, ...customer };
      let lost: string | undefined;
      const deps = withIntents({
        create: (async (...args: Parameters<Intents['create']>) => {
          lost = (await shop.order.stripe.paymentIntents.create(...args)).id;
          throw new Error('the answer never came');
        }) as Intents['create'],
      });
      await expect(createPaymentIntent(deps, body, shopper.actor)).rejects.toThrow();
      const checkout = await shopper.open(lamp);
      expect(checkout.paymentIntentId).toBe(lost);
    } finally {
      propagation.disable();
    }
  });

  it('asks for another try while Stripe is still at the first one', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const inUse = new (await import('stripe')).default.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'idempotency_key_in_use',
      message: 'busy',
    } as never);
    const deps = withIntents({ create: (() => Promise.reject(inUse)) as unknown as Intents['create'] });
    const call = createPaymentIntent(deps, { items: [{ productId: lamp, quantity: 1 }] }, visitor());
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a cart that changes', () => {
  it('while its intent is being made leaves one that can be paid', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const created = deferred();
    const mayAnswer = deferred();
    const deps = withIntents({
      create: (async (...args: Parameters<Intents['create']>) => {
        const intent = await shop.order.stripe.paymentIntents.create(...args);
        created.resolve();
        await mayAnswer.promise;
        return intent;
      }) as Intents['create'],
    });
    const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: shopper.checkoutId, ...customer };
    const first = createPaymentIntent(deps, body, shopper.actor).catch((error: unknown) => error);
    await created.promise;
    const second = await shopper.open(lamp, { quantity: 2 });
    mayAnswer.resolve();
    expect(await first).toMatchObject({ code: 'conflict' });
    const { data } = await shop.order.stripe.paymentIntents.list({ limit: 10 });
    const payable = data.filter((intent) => [700, 1400].includes(intent.amount) && intent.status !== 'canceled');
    expect(payable.map((intent) => intent.id)).toContain(second.paymentIntentId);
    const mine = await Promise.all(
      data.map(async (intent) => {
        const id = Number(intent.metadata.orderId);
        return id && (await getOrderRow(shop, id)).visitorId === shopper.actor.visitorId ? intent : undefined;
      }),
    );
    expect(mine.filter((intent) => intent && intent.status !== 'canceled').map((intent) => intent?.id)).toEqual([
      second.paymentIntentId,
    ]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('closes an intent that is written down in the very moment of closing the order', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: shopper.checkoutId, ...customer };
    const deps = withIntents({
      create: (() => Promise.reject(new Error('no intent'))) as unknown as Intents['create'],
    });
    await expect(createPaymentIntent(deps, body, shopper.actor)).rejects.toThrow();
    const { database, stripe } = shop.order;
    const order = await findByCheckout(database.db, shopper.checkoutId);
    if (!order) throw new Error('no order was written');
    const intent = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
    let closing: Promise<boolean> | undefined;
    await database.transaction(async (tx) => {
      await tx.update(orders).set({ paymentIntentId: intent.id }).where(eq(orders.id, order.id));
      closing = cancelUnpaidOrder(shop.order, order);
      // It has seen an order without an intent, and waits for this row.
      await untilBlocked(database);
    });
    expect(await closing).toBe(true);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });

  it('answers each of many different carts at the same time with its own total, and leaves one intent open', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 1000 });
    const shopper = new Customer(shop);
    await shopper.open(lamp);
    const quantities = [2, 3, 4, 5, 6, 7];
    const responses = await Promise.allSettled(quantities.map((quantity) => shopper.open(lamp, { quantity })));
    const answered = responses.flatMap((response, index) =>
      response.status === 'fulfilled' ? [{ quantity: quantities[index] ?? 0, ...response.value }] : [],
    );
    for (const { quantity, total } of answered) expect(total).toBe(`${quantity * 7}.00`);
    for (const response of responses) {
      if (response.status === 'rejected') expect(['conflict', 'unavailable']).toContain(response.reason.code);
    }
    const open = (await Promise.all(answered.map(({ reference }) => openIntents(reference)))).flat();
    expect(open).toHaveLength(1);
    expect((await shop.getStock(lamp)).reserved * 700).toBe(open[0]?.amount);
  });

  it('ends the payment whose 3-D Secure is open in another tab', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const first = await shopper.open(lamp);
    const waiting = await pay(shop, first.paymentIntentId, 'pm_card_threeDSecure2Required');
    expect(waiting.status).toBe('requires_action');
    const second = await shopper.open(lamp, { quantity: 2 });
    await authenticate(first);
    expect((await shop.order.stripe.paymentIntents.retrieve(first.paymentIntentId)).status).toBe('canceled');
    await pay(shop, second.paymentIntentId);
    expect(await shopper.record(second)).toMatchObject({ status: 'confirmed', total: '14.00' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('comes too late once 3-D Secure is through: already_paid, and one charge', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const first = await shopper.open(lamp);
    await pay(shop, first.paymentIntentId, 'pm_card_threeDSecure2Required');
    await authenticate(first);
    await expect(shopper.open(lamp, { quantity: 2 })).rejects.toMatchObject({ code: 'already_paid' });
    expect((await getOrderRow(shop, first.orderId)).status).toBe('confirmed');
    expect(await shop.getStock(lamp)).toEqual({ onHand: 9, reserved: 0 });
  });
});

describe('one browser, two accounts', () => {
  it('gives the second one an order of its own, and not the first one’s', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const { visitorId } = visitor();
    const ada: Actor = { role: 'shopper', userId: 501, visitorId };
    const bob: Actor = { role: 'shopper', userId: 502, visitorId };
    const first = new Customer(shop, ada);
    const opened = await first.open(lamp);
    const second = new Customer(shop, bob);
    const asFirst = second.open(lamp, { checkoutId: first.checkoutId });
    await expect(asFirst).rejects.toMatchObject({ code: 'not_found' });
    const again = await second.open(lamp);
    expect(again.orderId).not.toBe(opened.orderId);
    expect((await getOrderRow(shop, again.orderId)).userId).toBe(502);
    expect((await getOrderRow(shop, opened.orderId)).userId).toBe(501);
  });

  it('does not show the first one’s paid order to the second', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const { visitorId } = visitor();
    const ada = new Customer(shop, { role: 'shopper', userId: 503, visitorId });
    const opened = await ada.open(lamp);
    await pay(shop, opened.paymentIntentId);
    const bob = new Customer(shop, { role: 'shopper', userId: 504, visitorId });
    await expect(bob.record(opened)).rejects.toMatchObject({ code: 'not_found' });
    // A customer whose session ended during the payment still learns its outcome.
    const signedOut = new Customer(shop, { role: 'anonymous', visitorId });
    expect((await signedOut.record(opened)).status).toBe('confirmed');
  });
});

it('422 for a cart dearer than Stripe can charge, and nothing is held', async () => {
  const yacht = await shop.addProduct({ price: '600000.00', stock: 5 });
  await expect(new Customer(shop).open(yacht, { quantity: 2 })).rejects.toMatchObject({ code: 'unprocessable' });
  expect(await shop.getStock(yacht)).toEqual({ onHand: 5, reserved: 0 });
});

async function authenticate({ paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string }) {
  await fetch(`${shop.stripeUrl}/authenticate/${paymentIntentId}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, outcome: 'complete' }),
    redirect: 'manual',
  });
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** As in a store with tracing: each caller has another place in the trace. */
const freshTraces: TextMapPropagator = {
  inject: (_context, carrier, setter) =>
    setter.set(carrier, 'traceparent', `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`),
  extract: () => context.active() ?? ROOT_CONTEXT,
  fields: () => ['traceparent'],
};
