import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import { Customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

describe('POST /create-payment-intent', () => {
  it('prices the cart itself, holds its stock and writes a pending order', async () => {
    const lamp = await shop.addProduct({ price: '19.99', stock: 5 });
    const checkout = await new Customer(shop).open(lamp, { quantity: 3, amount: 59.97 });
    const intent = await shop.order.stripe.paymentIntents.retrieve(checkout.paymentIntentId);
    expect(intent).toMatchObject({ amount: 5997, currency: 'usd', metadata: { orderId: String(checkout.orderId) } });
    expect(checkout.clientSecret).toBe(intent.client_secret);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'pending', total: '59.97' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 3 });
  });

  it('409 price_changed with the fresh prices, and nothing held, when the shopper saw another total', async () => {
    const lamp = await shop.addProduct({ price: '19.99', stock: 5 });
    await expect(new Customer(shop).open(lamp, { amount: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '19.99', items: [{ productId: lamp, price: '19.99', quantity: 1 }] },
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('409 out_of_stock with what is left', async () => {
    const lamp = await shop.addProduct({ price: '5.00', stock: 2 });
    await expect(new Customer(shop).open(lamp, { quantity: 3 })).rejects.toMatchObject({
      code: 'out_of_stock',
      details: { items: [{ productId: lamp, requested: 3, available: 2 }] },
    });
  });

  it('422 without a cart', async () => {
    const call = shop.orderClient.call(createPaymentIntent, { body: { amount: 10 } }, visitor());
    await expect(call).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('answers ten equal calls at the same time with one order, one intent and one hold', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 100 });
    const shopper = new Customer(shop);
    const responses = await Promise.all(Array.from({ length: 10 }, () => shopper.open(lamp)));
    expect(new Set(responses.map((response) => response.paymentIntentId)).size).toBe(1);
    expect(new Set(responses.map((response) => response.orderId)).size).toBe(1);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 100, reserved: 1 });
  });

  it('answers equal calls of a guest without a name with one intent, at the same time and again', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 100 });
    const shopper = visitor();
    const body = { items: [{ productId: lamp, quantity: 1 }], checkoutId: randomUUID() };
    const open = () => shop.orderClient.call(createPaymentIntent, { body }, shopper);
    const responses = [...(await Promise.all(Array.from({ length: 8 }, open))), await open()];
    expect(new Set(responses.map((response) => response.clientSecret)).size).toBe(1);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 100, reserved: 1 });
  });

  it('closes the old intent when the cart of an attempt changes', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const first = await shopper.open(lamp);
    const second = await shopper.open(lamp, { quantity: 2 });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    await expect(pay(shop, first.paymentIntentId)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('409 already_paid for an attempt that is paid, even with another cart', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const checkout = await shopper.open(lamp);
    await pay(shop, checkout.paymentIntentId);
    await expect(shopper.open(lamp)).rejects.toMatchObject({ code: 'already_paid' });
    await expect(shopper.open(lamp, { quantity: 2 })).rejects.toMatchObject({
      code: 'already_paid',
      details: { orderId: expect.any(Number), items: [{ productId: lamp, quantity: 1 }] },
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('404 for an attempt that another browser opened', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const checkoutId = randomUUID();
    await new Customer(shop).open(lamp, { checkoutId });
    await expect(new Customer(shop).open(lamp, { checkoutId })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the language of the latest call of the checkout for its emails', async () => {
    const lamp = await shop.addProduct({ price: '7.00', stock: 10 });
    const shopper = new Customer(shop);
    const { orderId: first } = await shopper.open(lamp);
    expect((await getOrderRow(shop, first)).language).toBe('en');
    const { orderId } = await shopper.open(lamp, { language: 'ar' });
    expect((await getOrderRow(shop, first)).status).toBe('cancelled');
    expect((await getOrderRow(shop, orderId)).language).toBe('ar');
    expect((await shopper.open(lamp)).orderId).toBe(orderId);
    expect((await getOrderRow(shop, orderId)).language).toBe('ar');
    const call = shop.orderClient.call(createPaymentIntent, { body: { language: 'xx' as 'en' } }, shopper.actor);
    await expect(call).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await shop.order.database.db.select().from(orders).where(eq(orders.id, orderId))).toHaveLength(1);
  });

  it('charges exactly the sum of the lines, for any cart', async () => {
    const priceCents = fc.integer({ min: 50, max: 99_999 });
    const cart = fc.array(fc.record({ priceCents, quantity: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(cart, async (lines) => {
        const items = await Promise.all(
          lines.map(async (line) => ({
            productId: await shop.addProduct({ price: decimalFromCents(line.priceCents), stock: 5 }),
            quantity: line.quantity,
          })),
        );
        const amount = lines.reduce((sum, line) => sum + (line.priceCents / 100) * line.quantity, 0);
        const response = await shop.orderClient.call(createPaymentIntent, { body: { items, amount } }, visitor());
        const intent = await shop.order.stripe.paymentIntents.retrieve(response.paymentIntentId);
        expect(intent.amount).toBe(lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0));
        expect(response.total).toBe(decimalFromCents(intent.amount));
      }),
      { numRuns: 15 },
    );
  });
});
