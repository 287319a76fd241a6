import { recordOrder } from '@shopwright/contracts/http/orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { Customer, customer as form, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueDocuments } from '../documents/issue-documents';
import { syncPayment } from '../payments/sync-payment';
import { syncPendingPayments } from '../reconciliation/sync-pending-payments';
import { eraseBuyers } from '../selling/erase-buyers';
import { berlin, graz, sellingOf } from '../selling/test-selling-store';

let shop: TestStore;
const selling = sellingOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const toBerlin = { address: berlin, shippingRateId: 'de-standard' };
const quote = (productId: number, body: object = {}) =>
  shop.orderClient.call(getQuote, { body: { items: [{ productId, quantity: 1 }], ...body } }, visitor());

describe('POST /create-payment-intent in a store with shipping and tax', () => {
  it('charges the quote, stores its rows and inputs, and tells Stripe where it goes', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const body = { ...toBerlin, codes: ['ten'] };
    const { total, totals } = await quote(lamp, body);
    expect(total).toBe('22.90');
    const checkout = await new Customer(shop).open(lamp, { ...body, amount: 22.9 });
    expect(checkout).toMatchObject({ total, totals, discount: '2.00' });
    const intent = await shop.order.stripe.paymentIntents.retrieve(checkout.paymentIntentId);
    expect(intent).toMatchObject({
      amount: 2290,
      shipping: {
        name: 'Ada Lovelace',
        address: { line1: 'Torstraße 1', city: 'Berlin', country: 'DE', postal_code: '10115' },
      },
    });
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({
      total: '22.90',
      customerAddress: 'Torstraße 1\n10115 Berlin\nGermany',
    });
    const [stored] = await shop.order.database.db.execute(
      sql`select input -> 'tax' -> 'rates' -> 0 ->> 'rate' as rate, address ->> 'locality' as place from order_quotes
        where order_id = ${checkout.orderId}`,
    );
    expect(stored).toEqual({ rate: '19000', place: 'Berlin' });
    await pay(shop, checkout.paymentIntentId);
    expect(await syncPayment(shop.order, checkout.paymentIntentId)).toBe('confirmed');
  });

  it('the database refuses an order whose total is not the sum of its rows', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { orderId } = await new Customer(shop).open(lamp, toBerlin);
    const { db } = shop.order.database;
    const forged = [
      sql`update orders set total = total - 1 where id = ${orderId}`,
      sql`update order_charges set amount = amount + 1 where order_id = ${orderId} and type = 'shipping'`,
      sql`insert into order_charges (order_id, position, type, subject_id, name, amount) values (${orderId}, 9, 'discount', '1', 'x', 1)`,
    ];
    for (const statement of forged) await expect(db.execute(statement)).rejects.toThrow();
  });

  it('409 price_changed with the new quote where the customer saw another total, and nothing is reserved', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    await expect(new Customer(shop).open(lamp, { ...toBerlin, amount: 20 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { total: '24.90', quote: { total: '24.90', shippingChoices: [{ id: 'de-standard' }, {}, {}] } },
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('409 price_changed where the rate was deleted meanwhile; an order that has it keeps it', async () => {
    const saved = await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const customer = new Customer(shop);
    const express = { address: berlin, shippingRateId: 'de-express', amount: 29.9 };
    const first = await customer.open(lamp, express);
    const zones = saved.shipping?.zones.map((zone) => ({
      ...zone,
      rates: zone.rates.filter(({ id }) => id !== 'de-express'),
    }));
    await selling.configure({ shipping: { ...saved.shipping, zones } });
    expect((await customer.open(lamp, express)).orderId).toBe(first.orderId);
    await expect(new Customer(shop).open(lamp, express)).rejects.toMatchObject({
      code: 'price_changed',
      details: { quote: { refused: [{ type: 'shipping', reason: 'choice_not_offered' }] } },
    });
    await pay(shop, first.paymentIntentId);
    expect(await customer.record(first)).toMatchObject({ status: 'confirmed', total: '29.90' });
  });

  it('422 names what is missing', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const refusals: [object, string][] = [
      [{}, 'address'],
      [{ shippingRateId: 'de-standard' }, 'address'],
      [{ address: berlin }, 'shippingRateId'],
      [
        { address: { ...berlin, country: 'FR', postalCode: '75001' }, shippingRateId: 'de-standard' },
        'address.country',
      ],
      [{ ...toBerlin, codes: ['nope'] }, 'codes.0'],
    ];
    for (const [body, path] of refusals) {
      await expect(new Customer(shop).open(lamp, body)).rejects.toMatchObject({
        code: 'unprocessable',
        fields: [{ path }],
      });
    }
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('needs no address for what is collected', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    expect(await new Customer(shop).open(lamp, { shippingRateId: 'shop', amount: 20 })).toMatchObject({
      total: '20.00',
    });
  });

  it('another address, rate or code is another order; the same again is the same', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    const lamp = await shop.addProduct({ price: '20.00', stock: 50 });
    const customer = new Customer(shop);
    const choices = [
      toBerlin,
      { address: graz, shippingRateId: 'at-standard' },
      { address: berlin, shippingRateId: 'de-express' },
      { ...toBerlin, codes: ['TEN'] },
      { ...toBerlin, codes: ['TEN'], vatNumber: 'ATU12345675' },
    ];
    const seen = new Set<number>();
    for (const choice of choices) {
      const { orderId } = await customer.open(lamp, choice);
      expect(seen.has(orderId)).toBe(false);
      seen.add(orderId);
      expect((await customer.open(lamp, choice)).orderId).toBe(orderId);
    }
    expect(await shop.getStock(lamp)).toEqual({ onHand: 50, reserved: 1 });
  });

  it('answers ten equal calls at the same time with one order', async () => {
    await selling.configure();
    const id = await selling.addDiscount({ code: 'TEN', usesMax: 5 });
    const lamp = await shop.addProduct({ price: '20.00', stock: 50 });
    const customer = new Customer(shop);
    const calls = Array.from({ length: 10 }, () => customer.open(lamp, { ...toBerlin, codes: ['TEN'] }));
    expect(new Set((await Promise.all(calls)).map(({ orderId }) => orderId)).size).toBe(1);
    expect(await selling.countUses(id)).toBe(1);
  });

  it('keeps the billing address, prints it on the invoice, and erases it', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const billingAddress = { ...graz, name: 'Lovelace GmbH' };
    const customer = new Customer(shop);
    const { orderId, paymentIntentId } = await customer.open(lamp, toBerlin);
    const other = await customer.open(lamp, { ...toBerlin, billingAddress });
    expect(other.orderId).not.toBe(orderId);
    expect((await customer.open(lamp, { ...toBerlin, billingAddress })).orderId).toBe(other.orderId);
    expect(paymentIntentId).not.toBe(other.paymentIntentId);
    await pay(shop, other.paymentIntentId);
    await syncPayment(shop.order, other.paymentIntentId);
    await issueDocuments(shop.order);
    const { db } = shop.order.database;
    const billed = sql`select customer from invoices where order_id = ${other.orderId}`;
    expect(await db.execute(billed)).toMatchObject([
      { customer: { name: 'Lovelace GmbH', address: 'Hauptplatz 1\n8010 Graz\nAustria' } },
    ]);
    expect((await deskOf(shop).get(other.orderId)).selling).toMatchObject({ address: berlin, billingAddress });
    await eraseBuyers(db, [other.orderId]);
    expect((await deskOf(shop).get(other.orderId)).selling).toMatchObject({ billingAddress: null });
  });

  it('an automatic discount applies by itself, and the smallest payment still holds', async () => {
    await selling.addDiscount({ effect: { kind: 'percentage', rate: '99' } });
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    await expect(new Customer(shop).open(lamp)).rejects.toMatchObject({ code: 'unprocessable' });
    const dear = await shop.addProduct({ price: '100.00', stock: 5 });
    expect(await new Customer(shop).open(dear)).toMatchObject({ total: '1.00', discount: '99.00' });
  });
});

describe('an order of which nothing is to pay', () => {
  const gift = async () => {
    const id = await selling.addDiscount({ code: 'GIFT', effect: { kind: 'percentage', rate: '100' } });
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const customer = new Customer(shop);
    const checkout = await customer.open(lamp, { codes: ['GIFT'], amount: undefined });
    const body = { ...form, total: '0.00', reference: checkout.reference };
    const place = (actor = customer.actor) => shop.orderClient.call(recordOrder, { body }, actor);
    return { id, lamp, checkout, place };
  };

  it('is confirmed once without a payment, however often it is placed', async () => {
    const { id, lamp, checkout, place } = await gift();
    expect(checkout).toMatchObject({ total: '0.00', clientSecret: '', paymentIntentId: '' });
    await expect(place(visitor())).rejects.toMatchObject({ code: 'not_found' });
    const placed = await Promise.all(Array.from({ length: 5 }, () => place()));
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set(['confirmed']));
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    expect(await selling.countUses(id)).toBe(1);
    const events = await shop.order.database.db.execute(
      sql`select kind from order_events where order_id = ${checkout.orderId}`,
    );
    expect(events).toHaveLength(1);
  });

  it('is finished by the reconciler where the process died after it was placed', async () => {
    const { lamp, checkout } = await gift();
    const { db } = shop.order.database;
    await db.execute(sql`update orders set placed_at = now(), created_at = now() - interval '1 hour',
      expires_at = now() - interval '1 minute' where id = ${checkout.orderId}`);
    await syncPendingPayments(shop.order, 60_000);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'confirmed', amountPaid: '0.00' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
  });

  it('expires like any other while nobody places it', async () => {
    const { id, lamp, checkout, place } = await gift();
    const { db } = shop.order.database;
    await db.execute(sql`update orders set created_at = now() - interval '1 hour',
      expires_at = now() - interval '1 minute' where id = ${checkout.orderId}`);
    await syncPendingPayments(shop.order, 60_000);
    expect(await getOrderRow(shop, checkout.orderId)).toMatchObject({ status: 'cancelled' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
    expect(await selling.countUses(id)).toBe(0);
    await expect(place()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('400 without a payment or a reference, and with both', async () => {
    const { checkout } = await gift();
    for (const both of [{}, { reference: checkout.reference, paymentIntentId: 'pi_1' }]) {
      const body = { ...form, total: '0.00', ...both };
      await expect(shop.orderClient.call(recordOrder, { body }, visitor())).rejects.toMatchObject({
        code: 'invalid_request',
        fields: [{ path: 'paymentIntentId' }],
      });
    }
  });

  it('a payment of money is not placed by its reference', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const customer = new Customer(shop);
    const { reference } = await customer.open(lamp);
    const body = { ...form, total: '0.00', reference };
    await expect(shop.orderClient.call(recordOrder, { body }, customer.actor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
