import { putVatDecision } from '@shopwright/contracts/http/order-desk';
import { createPaymentIntent, recordOrder } from '@shopwright/contracts/http/orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { decimalFromCents } from '@shopwright/contracts/money';
import { testSelling } from '@shopwright/contracts/test-selling';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer as form, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { taxExemptions } from '../db/customer-tables';
import { vatDecisions } from '../db/selling-tables';
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

describe('POST /quote', () => {
  it('is the plain subtotal in a store that has set up nothing', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    expect(await quote(lamp)).toMatchObject({
      currency: 'usd',
      total: '20.00',
      shippingChoices: [],
      totals: [
        { type: 'subtotal', amount: '20.00' },
        { type: 'total', amount: '20.00' },
      ],
      refused: [],
      needsAddress: false,
    });
  });

  it('offers what the address can choose, in the language of the customer, with tax that prices include', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const quoted = await quote(lamp, { ...toBerlin, language: 'de' });
    expect(quoted.shippingChoices.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['de-standard', 'Standardversand', '4.90'],
      ['de-express', 'Express', '9.90'],
      ['shop', 'Our shop', '0.00'],
    ]);
    expect(quoted.totals).toEqual([
      { type: 'subtotal', label: 'Subtotal', amount: '20.00' },
      { type: 'shipping', label: 'Standardversand', amount: '4.90' },
      { type: 'tax', label: 'MwSt.', amount: '3.97', rate: '19', taxable: '20.93', isIncluded: true },
      { type: 'total', label: 'Total', amount: '24.90' },
    ]);
    expect((await quote(lamp, { address: { country: 'AT' } })).shippingChoices.map(({ id }) => id)).toEqual([
      'at-standard',
      'shop',
    ]);
  });

  it('takes the reward off that the customer is going to use, or its shipping', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    expect(await quote(lamp, { ...toBerlin, reward: 'ten-dollars' })).toMatchObject({ total: '14.90' });
    const shipped = await quote(lamp, { ...toBerlin, reward: 'free-shipping' });
    expect(shipped.total).toBe('20.00');
    expect(shipped.totals).toContainEqual(
      expect.objectContaining({ type: 'discount', isReward: true, amount: '4.90' }),
    );
  });

  it('says what was refused and why', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'BIG', minimumAmount: '100.00' });
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { refused } = await quote(lamp, { address: { country: 'FR' }, codes: ['big', 'nope'] });
    expect(refused).toEqual([
      { type: 'discount', code: 'nope', reason: 'unknown_code' },
      { type: 'discount', code: 'big', reason: 'below_minimum_amount' },
      { type: 'shipping', reason: 'no_rate' },
    ]);
  });

  it('400 and 422 name the field', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const refusals: [object, string, string][] = [
      [{ codes: ['A'.repeat(10_000)] }, 'invalid_request', 'codes.0'],
      [{ address: { country: 'XX' } }, 'invalid_request', 'address.country'],
      [{ address: { country: 'AT', postalCode: '80331' } }, 'invalid_request', 'address.postalCode'],
      [{ items: [{ productId: 999_999, quantity: 1 }] }, 'unprocessable', 'items.0.productId'],
    ];
    for (const [body, code, path] of refusals) {
      await expect(quote(lamp, body)).rejects.toMatchObject({ code, fields: [{ path }] });
    }
  });
});

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

  it('charges a business of another country of the European Union no tax, and refuses a number that cannot be right', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '24.00', stock: 5 });
    const toGraz = { address: graz, shippingRateId: 'at-standard' };
    expect(await new Customer(shop).open(lamp, toGraz)).toMatchObject({ total: '32.00' });
    const { orderId, total, totals } = await new Customer(shop).open(lamp, { ...toGraz, vatNumber: 'ATU12345675' });
    expect(total).toBe('26.67');
    expect(totals?.map(({ type, amount }) => [type, amount])).toEqual([
      ['subtotal', '20.00'],
      ['shipping', '6.67'],
      ['total', '26.67'],
    ]);
    const [sold] = await shop.order.database.db.execute(
      sql`select exemption, vat_number from order_quotes where order_id = ${orderId}`,
    );
    expect(sold).toEqual({ exemption: 'reverse_charge', vat_number: 'ATU12345675' });
    const atHome = { ...toBerlin, vatNumber: 'DE136695976' };
    expect(await new Customer(shop).open(lamp, atHome)).toMatchObject({ total: '28.90' });
    await expect(quote(lamp, { ...toGraz, vatNumber: 'ATU12345678' })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'vatNumber' }],
    });
  });

  it('charges tax until staff confirm a number, where the settings say so, and where they rejected it', async () => {
    const { tax } = testSelling();
    await selling.configure({ tax: { ...tax, vatNumbers: 'confirmed' } });
    const lamp = await shop.addProduct({ price: '24.00', stock: 9 });
    const business = { address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU 13585627' };
    expect(await quote(lamp, business)).toMatchObject({ total: '32.00', vatNumberState: 'unconfirmed' });
    const { orderId } = await new Customer(shop).open(lamp, business);
    const params = { id: String(orderId) };
    const decide = (decision: 'confirmed' | 'rejected', version: number, actor: Actor = clerk) =>
      shop.orderClient.call(putVatDecision, { params, body: { decision, reference: 'VIES 1', version } }, actor);
    await expect(decide('confirmed', 0, { role: 'shopper', userId: 5 })).rejects.toMatchObject({ code: 'forbidden' });
    const decisions = await Promise.allSettled([decide('confirmed', 0), decide('confirmed', 0)]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await deskOf(shop).get(orderId)).selling).toMatchObject({
      exemption: null,
      vatDecision: { decision: 'confirmed', reference: 'VIES 1', version: 1 },
    });
    expect(await quote(lamp, business)).toMatchObject({ total: '26.67', vatNumberState: 'accepted' });
    await decide('rejected', 1);
    await selling.configure();
    expect(await quote(lamp, business)).toMatchObject({ total: '32.00', vatNumberState: 'rejected' });
    const { db } = shop.order.database;
    await eraseBuyers(db, [orderId]);
    expect(await db.select().from(vatDecisions)).toEqual([]);
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

  it('charges an account that staff exempted no tax, and keeps their reason with the order', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '24.00', stock: 5 });
    const toGraz = { address: graz, shippingRateId: 'at-standard' };
    const actor = { role: 'shopper', userId: 77 } as const;
    const { db } = shop.order.database;
    await db.insert(taxExemptions).values({ userId: 77, reason: 'Embassy 12', version: 1, updatedAt: new Date() });
    const { orderId, total, totals } = await new Customer(shop, actor).open(lamp, toGraz);
    expect(total).toBe('26.67');
    expect(totals?.map(({ type }) => type)).toEqual(['subtotal', 'shipping', 'total']);
    const body = { items: [{ productId: lamp, quantity: 1 }], ...toGraz };
    expect(await shop.orderClient.call(getQuote, { body }, actor)).toMatchObject({ total, exemption: 'exempt' });
    const sold = sql`select exemption, exemption_reason from order_quotes where order_id = ${orderId}`;
    expect(await db.execute(sold)).toEqual([{ exemption: 'exempt', exemption_reason: 'Embassy 12' }]);
    // Nobody else, and not once it has ended.
    expect(await quote(lamp, { ...toGraz, customerEmail: form.customerEmail })).toMatchObject({ total: '32.00' });
    await db.update(taxExemptions).set({ reason: null });
    expect(await new Customer(shop, actor).open(lamp, toGraz)).toMatchObject({ total: '32.00' });
  });

  it('charges what the quote says, for any cart, place, choice and code', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    await selling.addDiscount({ code: 'SHIP', effect: { kind: 'free_shipping' } });
    await selling.addDiscount({ effect: { kind: 'buy_x_get_y', buy: 2, get: 1, rate: '50' } });
    const drawn = fc.record({
      cart: fc.array(
        fc.record({ priceCents: fc.integer({ min: 50, max: 99_999 }), quantity: fc.integer({ min: 1, max: 5 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      choice: fc.constantFrom(
        toBerlin,
        { address: berlin, shippingRateId: 'de-express' },
        { address: graz, shippingRateId: 'at-standard' },
        { address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU12345675' },
        { shippingRateId: 'shop' },
      ),
      codes: fc.subarray(['TEN', 'ship']),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ cart, choice, codes }) => {
        const items = await Promise.all(
          cart.map(async ({ priceCents, quantity }) => ({
            productId: await shop.addProduct({ price: decimalFromCents(priceCents), stock: 5 }),
            quantity,
          })),
        );
        const { total, totals } = await shop.orderClient.call(
          getQuote,
          { body: { items, ...choice, codes } },
          visitor(),
        );
        const body = { items, ...choice, codes, amount: Number(total) };
        const charged = await shop.orderClient.call(createPaymentIntent, { body }, visitor());
        expect(charged).toMatchObject({ total, totals });
        const { amount } = await shop.order.stripe.paymentIntents.retrieve(charged.paymentIntentId);
        expect(decimalFromCents(amount)).toBe(total);
      }),
      { numRuns: 25 },
    );
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
