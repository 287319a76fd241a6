import { putVatDecision } from '@shopwright/contracts/http/order-desk';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { decimalFromCents } from '@shopwright/contracts/money';
import { testSelling } from '@shopwright/contracts/test-selling';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer as form, visitor } from '@shopwright/tests/test-customer';
import { clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { taxExemptions } from '../db/customer-tables';
import { vatDecisions } from '../db/selling-tables';
import { eraseBuyers } from './erase-buyers';
import { berlin, graz, sellingOf } from './test-selling-store';

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
});

describe('tax', () => {
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
});
