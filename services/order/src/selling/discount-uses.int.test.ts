import { randomUUID } from 'node:crypto';
import { cancelOrder } from '@shopwright/contracts/http/order-actions';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { Customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { sellingOf } from './test-selling-store';

let shop: TestStore;
const selling = sellingOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const countOpen = async (): Promise<number> => {
  const [row] = await shop.order.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from orders where status <> 'cancelled' and discount > 0`,
  );
  return row?.n ?? -1;
};

describe('the uses of a discount', () => {
  it('300 buyers race for 10: exactly 10 get it', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 1000 });
    const id = await selling.addDiscount({ code: 'RACE', usesMax: 10 });
    const before = await countOpen();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, async (_, index) => {
        const body = {
          items: [{ productId: lamp, quantity: 1 }],
          checkoutId: randomUUID(),
          customerEmail: `buyer-${index}@example.com`,
          codes: [index % 2 ? 'race' : 'RACE'],
        };
        const call = () => shop.orderClient.call(createPaymentIntent, { body }, visitor());
        for (let tries = 0; ; tries++) {
          try {
            return await call();
          } catch (error) {
            // A store that is too busy for 300 at the same time says so.
            const isBusy = ['unavailable', 'timeout'].includes((error as { code: string }).code);
            if (!isBusy || tries === 20) throw error;
            await new Promise((done) => setTimeout(done, 200 + Math.random() * 800));
          }
        }
      }),
    );
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason : []));
    expect(won.map(({ total, discount }) => [total, discount])).toEqual(Array(10).fill(['18.00', '2.00']));
    expect(new Set(lost.map(({ code, fields }) => `${code} ${fields?.[0]?.path}`))).toEqual(
      new Set(['unprocessable codes.0']),
    );
    expect(lost).toHaveLength(290);
    expect(await selling.countUses(id)).toBe(10);
    expect((await countOpen()) - before).toBe(10);
  }, 120_000);

  it('are taken with the payment, and returned where the order is cancelled', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const id = await selling.addDiscount({ code: 'ONCE', usesMax: 1 });
    const customer = new Customer(shop);
    const checkout = await customer.open(lamp, { codes: ['once'] });
    await expect(new Customer(shop).open(lamp, { codes: ['ONCE'] })).rejects.toMatchObject({ code: 'unprocessable' });
    await pay(shop, checkout.paymentIntentId);
    await customer.record(checkout);
    const stateOf = async () =>
      (
        await shop.order.database.db.execute(sql`select state from discount_uses where order_id = ${checkout.orderId}`)
      )[0];
    expect(await stateOf()).toEqual({ state: 'taken' });
    expect(await selling.countUses(id)).toBe(1);
    const params = { id: String(checkout.orderId) };
    await shop.orderClient.call(
      cancelOrder,
      { params, body: { reason: 'Changed their mind' } },
      { role: 'staff', userId: 1 },
    );
    expect(await stateOf()).toEqual({ state: 'released' });
    expect(await selling.countUses(id)).toBe(0);
    expect(await new Customer(shop).open(lamp, { codes: ['ONCE'] })).toMatchObject({ discount: '2.00' });
  });

  it('are released where the checkout expires unpaid', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const id = await selling.addDiscount({ code: 'GONE', usesMax: 1 });
    const { orderId } = await new Customer(shop).open(lamp, { codes: ['GONE'] });
    expect(await cancelUnpaidOrder(shop.order, await getOrderRow(shop, orderId))).toBe(true);
    expect(await selling.countUses(id)).toBe(0);
  });

  it('stay with the checkout that has one: its customer sees the discount, others that it is used up', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 10 });
    const id = await selling.addDiscount({ code: 'MINE', usesMax: 1 });
    const customer = new Customer(shop);
    const first = await customer.open(lamp, { codes: ['MINE'] });
    const body = { items: [{ productId: lamp, quantity: 1 }], codes: ['MINE'] };
    expect((await shop.orderClient.call(getQuote, { body }, customer.actor)).total).toBe('18.00');
    const other = await shop.orderClient.call(getQuote, { body }, visitor());
    expect(other).toMatchObject({ total: '20.00', refused: [{ code: 'MINE', reason: 'used_up' }] });
    const again = await customer.open(lamp, { codes: ['MINE'], quantity: 2 });
    expect(again).toMatchObject({ total: '36.00' });
    expect(again.orderId).not.toBe(first.orderId);
    expect(await selling.countUses(id)).toBe(1);
  });

  it('one per customer: by account and by address, also for two checkouts at the same time', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 50 });
    await selling.addDiscount({ code: 'EACH', usesPerCustomerMax: 1 });
    const open = (customerEmail: string, actor = visitor()) =>
      new Customer(shop, actor).open(lamp, { codes: ['EACH'], customerEmail });
    const both = await Promise.allSettled([open('one@example.com'), open('ONE@example.com')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await open('two@example.com')).toMatchObject({ discount: '2.00' });
    const body = { items: [{ productId: lamp, quantity: 1 }], codes: ['EACH'] };
    await expect(shop.orderClient.call(createPaymentIntent, { body }, visitor())).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('email_needed'),
    });
  });

  it('another address of the customer is another order', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 50 });
    await selling.addDiscount({ code: 'TWICE', usesPerCustomerMax: 1 });
    const customer = new Customer(shop);
    const first = await customer.open(lamp, { codes: ['TWICE'], customerEmail: 'a@example.com' });
    const second = await customer.open(lamp, { codes: ['TWICE'], customerEmail: 'b@example.com' });
    expect(second.orderId).not.toBe(first.orderId);
    expect((await customer.open(lamp, { codes: ['TWICE'], customerEmail: 'B@example.com' })).orderId).toBe(
      second.orderId,
    );
  });

  it('the first order of a customer is the first', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 50 });
    await selling.addDiscount({ code: 'FIRST', audience: { type: 'first_order' } });
    const customer = new Customer(shop);
    const fresh = { codes: ['FIRST'], customerEmail: 'fresh@example.com' };
    const checkout = await customer.open(lamp, fresh);
    expect(checkout).toMatchObject({ discount: '2.00' });
    await pay(shop, checkout.paymentIntentId);
    await customer.record(checkout);
    await expect(new Customer(shop).open(lamp, fresh)).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
