import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { clerk, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice, readDocuments } from '../documents/test-documents';
import { syncPendingPayments } from '../reconciliation/sync-pending-payments';
import { berlin, sellingOf } from '../selling/test-selling-store';
import { customLine, draftsOf, listDifferences, markOrderPaid, productLine, proofOf } from './test-drafts';

let shop: TestStore;
let isStripeAsked = false;
const selling = sellingOf(() => shop);
const staff = () => draftsOf(shop);
const desk = () => deskOf(shop);

beforeAll(async () => {
  shop = await startTestStore();
  const { refunds, paymentIntents } = shop.order.stripe;
  for (const [calls, name] of [
    [refunds, 'create'],
    [refunds, 'list'],
    [paymentIntents, 'create'],
    [paymentIntents, 'retrieve'],
  ] as const) {
    const call = (calls[name as keyof typeof calls] as (...args: unknown[]) => unknown).bind(calls);
    Object.assign(calls, {
      [name]: (...args: unknown[]) => {
        isStripeAsked = true;
        return call(...args);
      },
    });
  }
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

describe('POST /draft-orders/:id/mark-paid', () => {
  it('makes one confirmed order: stock is sold, the customer and the store are told, the draft is closed', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp, 2), customLine('5.00')], { note: 'Called at noon' });
    const { orderId } = await staff().markPaid(id, { method: 'transfer', reference: 'Statement 12' });
    const order = await desk().get(orderId ?? 0);
    expect(order).toMatchObject({
      status: 'confirmed',
      total: '45.00',
      draftId: id,
      paymentSource: 'transfer',
      paymentState: 'paid',
      payment: {
        paymentIntentId: null,
        amountPaid: '45.00',
        offline: { reference: 'Statement 12', markedBy: clerk.userId, paidBy: clerk.userId, dueOn: null },
      },
      notes: [{ body: 'Called at noon' }],
      items: expect.arrayContaining([expect.objectContaining({ name: 'Engraving', productId: -1, price: '5.00' })]),
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 3, reserved: 0 });
    expect(await eventsOf(shop, order.id, 'order-confirmed')).toHaveLength(1);
    expect(await staff().get(id)).toMatchObject({ state: 'ordered', orderId });
    expect((await issueInvoice(shop.order, order.id)).content).toMatchObject({ source: 'transfer', paid: '45.00' });
    expect(await listDifferences(shop, order.id)).toEqual([]);
    expect(isStripeAsked).toBe(false);
  });

  it('charges what the quote said: shipping, tax, and the discount of staff', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id, total } = await staff().create([productLine(lamp), customLine('10.00')], {
      address: berlin,
      shipping: { type: 'agreed', name: 'Courier', amount: '12.00' },
      discount: { kind: 'amount', amount: '4.00', name: 'Sorry' },
    });
    const { orderId } = await staff().markPaid(id);
    const order = await desk().get(orderId ?? 0);
    expect([total, order.total, order.discount]).toEqual(['38.00', '38.00', '4.00']);
    expect(order.totals?.map(({ type, label }) => [type, label])).toEqual(
      expect.arrayContaining([
        ['discount', 'Sorry'],
        ['shipping', 'Courier'],
      ]),
    );
    expect(order.customerAddress).toBe('Torstraße 1\n10115 Berlin\nGermany');
  });

  it('two at the same time make one order; the other gets 409', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp)]);
    const marked = await Promise.allSettled([1, 2, 3, 4].map(() => staff().markPaid(id)));
    const refused = marked.flatMap((mark) => (mark.status === 'rejected' ? [mark.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict' });
    const made = await staff().ordersOf(id);
    expect(made.filter(({ status }) => status !== 'cancelled')).toHaveLength(1);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('in cash and by transfer at the same time: it has one source of payment, and one order', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const marked = await Promise.allSettled(
      (['cash', 'transfer', 'invoice'] as const).map((method) => staff().markPaid(id, { method })),
    );
    expect(marked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await staff().ordersOf(id)).filter(({ status }) => status !== 'cancelled')).toHaveLength(1);
  });

  it('an edit at the same time: the order is what was saved before it, or there is none of the older draft', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await staff().create([customLine('10.00')]);
      const [marked, edited] = await Promise.allSettled([
        staff().markPaid(id, { version: 1 }),
        staff().update(id, 1, [customLine('99.00')]),
      ]);
      expect([marked.status, edited.status].sort()).toEqual(['fulfilled', 'rejected']);
      const live = (await staff().ordersOf(id)).filter(({ status }) => status !== 'cancelled');
      expect(live.map(({ total }) => total)).toEqual(marked.status === 'fulfilled' ? ['10.00'] : []);
    }
  });

  it('409 out_of_stock where the last unit is gone, and nothing is half done', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 1 });
    const { id } = await staff().create([productLine(lamp, 2)]);
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await staff().ordersOf(id)).toEqual([]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 1, reserved: 0 });
    expect(await staff().get(id)).toMatchObject({ state: 'open' });
  });

  it('of two drafts for the last unit one is sold', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 1 });
    const both = [await staff().create([productLine(lamp)]), await staff().create([productLine(lamp)])];
    const marked = await Promise.allSettled(both.map(({ id }) => staff().markPaid(id)));
    expect(marked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('409 price_changed where the order would cost something else than the draft said', async () => {
    const { id } = await staff().create([customLine('20.00')]);
    await selling.addDiscount({ code: null, effect: { kind: 'percentage', rate: '50' } });
    await shop.order.database.db.execute(sql`select pg_sleep(1.1)`);
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'price_changed', details: { total: '10.00' } });
    expect(await staff().ordersOf(id)).toEqual([]);
  });

  it('422 names what the draft lacks', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const lacking: [object, string][] = [
      [{}, 'address'],
      [{ address: berlin }, 'shipping'],
    ];
    for (const [more, path] of lacking) {
      const { id } = await staff().create([productLine(lamp)], more);
      await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path }] });
    }
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
    const { id } = await staff().create([customLine('1.00')]);
    await expect(staff().markPaid(id, { method: 'transfer', reference: '' })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'reference' }],
    });
    await expect(staff().markPaid(id, { method: 'invoice', dueOn: '2020-01-01' })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'dueOn' }],
    });
  });

  it('a crash after the order is written: the reconciler confirms it, once', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp)]);
    const { transaction } = shop.order.database;
    let calls = 0;
    shop.order.database.transaction = ((work: never) => {
      calls += 1;
      if (calls === 2) throw new Error('the process ends here');
      return transaction(work);
    }) as typeof transaction;
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'internal' });
    shop.order.database.transaction = transaction;
    const [left] = await staff().ordersOf(id);
    expect(left).toMatchObject({ status: 'pending' });
    await shop.order.database.db.execute(
      sql`update orders set created_at = now() - interval '1 minute' where id = ${left?.id ?? 0}`,
    );
    await syncPendingPayments(shop.order, 60_000);
    expect(await staff().ordersOf(id)).toMatchObject([{ status: 'confirmed' }]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    expect(await staff().get(id)).toMatchObject({ state: 'ordered', orderId: left?.id });
  });
});

describe('an order that is paid without Stripe', () => {
  it('is refunded offline, in part and in whole, and restocks', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp, 2), customLine('5.00')]);
    const { orderId = 0 } = await staff().markPaid(id);
    const order = await desk().get(orderId ?? 0);
    const line = order.items.find(({ productId }) => productId === lamp);
    const custom = order.items.find(({ productId }) => productId < 0);
    isStripeAsked = false;
    const partly = await desk().refund(order.id, {
      items: [
        { orderItemId: line?.id ?? 0, quantity: 1 },
        { orderItemId: custom?.id ?? 0, quantity: 1 },
      ],
      restock: true,
    });
    expect(partly).toMatchObject({ refundedTotal: '25.00', paymentState: 'partially_refunded' });
    expect(partly.refunds).toMatchObject([{ state: 'succeeded', stripeRefundId: null, amount: '25.00' }]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    await issueInvoice(shop.order, order.id);
    const whole = await desk().cancel(order.id);
    expect(whole).toMatchObject({ status: 'cancelled', refundState: 'refunded', refundedTotal: '45.00' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
    expect(await listDifferences(shop, order.id)).toEqual([]);
    expect((await readDocuments(shop, order.id)).amounts).toHaveLength(1);
    expect(isStripeAsked).toBe(false);
  });

  it('two refunds at the same time never give back more than was paid', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const { orderId } = await staff().markPaid(id);
    const made = await Promise.allSettled([1, 2].map(() => desk().refund(orderId ?? 0, { amount: '6.00' })));
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getOrderRow(shop, orderId ?? 0)).toMatchObject({ refundedTotal: '6.00' });
  });

  it('the books notice a payment that no one marked', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const { orderId } = await staff().markPaid(id);
    await shop.order.database.db.execute(sql`delete from offline_payments where order_id = ${orderId}`);
    expect(await listDifferences(shop, orderId ?? 0)).toMatchObject([{ cause: 'order_unpaid' }]);
  });

  it('never has an intent: the database refuses it', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const { orderId } = await staff().markPaid(id);
    const forged = sql`update orders set payment_intent_id = 'pi_forged' where id = ${orderId}`;
    await expect(shop.order.database.db.execute(forged)).rejects.toThrow();
  });
});

describe('an order that staff were paid for, of its customer', () => {
  it('is not cancelled by them, because nobody would give the money back', async () => {
    for (const method of ['cash', 'transfer'] as const) {
      const { orderId } = await staff().markPaid((await staff().create([customLine('10.00')])).id, { method });
      const id = orderId ?? 0;
      const buyer = customerOf(shop);
      await expect(buyer.cancel(id, await proofOf(shop, id))).rejects.toMatchObject({ code: 'conflict' });
      expect(await desk().get(id)).toMatchObject({ status: 'confirmed', refundedTotal: '0.00', refunds: [] });
    }
  });

  it('withdraws as a return, which staff refund', async () => {
    const { orderId } = await staff().markPaid((await staff().create([customLine('10.00')])).id);
    const id = orderId ?? 0;
    const withdrawn = await customerOf(shop).withdraw(id, (await proofOf(shop, id)).token);
    expect(withdrawn.outcome).toBe('return_approved');
    expect(await desk().get(id)).toMatchObject({ status: 'confirmed', refundedTotal: '0.00', refunds: [] });
  });

  it('is cancelled by them where its invoice is not paid, and no longer where it is', async () => {
    const { orderId } = await staff().markPaid((await staff().create([customLine('10.00')])).id, { method: 'invoice' });
    await markOrderPaid(shop, orderId ?? 0);
    await expect(customerOf(shop).cancel(orderId ?? 0, await proofOf(shop, orderId ?? 0))).rejects.toMatchObject({
      code: 'conflict',
    });
    const unpaid = await staff().markPaid((await staff().create([customLine('10.00')])).id, { method: 'invoice' });
    const id = unpaid.orderId ?? 0;
    expect(await customerOf(shop).cancel(id, await proofOf(shop, id))).toMatchObject({
      status: 'cancelled',
      refunds: [],
    });
  });
});

describe('a draft without an email address', () => {
  it('is ordered without the discounts that are limited per customer, as it was quoted', async () => {
    await selling.addDiscount({ code: null, effect: { kind: 'percentage', rate: '50' }, usesPerCustomerMax: 1 });
    await shop.order.database.db.execute(sql`select pg_sleep(1.1)`);
    const { id, total } = await staff().create([customLine('20.00')], { customerEmail: '' });
    expect(total).toBe('20.00');
    const { orderId } = await staff().markPaid(id);
    expect(await desk().get(orderId ?? 0)).toMatchObject({ status: 'confirmed', total: '20.00' });
  });
});

describe('totals and books', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const lines = fc.array(fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  const discounts = fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), rate: fc.integer({ min: 1, max: 100 }).map(String) }),
      fc.record({
        kind: fc.constant('amount' as const),
        amount: fc.integer({ min: 1, max: 90_000 }).map(decimalFromCents),
      }),
    ),
    { nil: null },
  );
  const methods = fc.constantFrom('cash' as const, 'transfer' as const, 'invoice' as const);

  it('agree for any draft: quote, draft, order, payment, and what refunds give back', async () => {
    await selling.configure();
    const samples = fc.asyncProperty(lines, discounts, methods, async (typed, discount, method) => {
      const form = {
        address: berlin,
        discount,
      };
      const custom = typed.map(({ price, quantity }) => customLine(decimalFromCents(price), quantity));
      const quote = await staff().quote(custom, form);
      const draft = await staff().create(custom, form);
      const { orderId } = await staff().markPaid(draft.id, { method });
      const order = await desk().get(orderId ?? 0);
      expect([draft.total, order.total]).toEqual([quote.total, quote.total]);
      const sum = (type: string) =>
        (order.totals ?? [])
          .filter((row) => row.type === type)
          .reduce((all, { amount }) => all + centsFromDecimal(amount), 0);
      const linesCents = order.items.reduce((all, { price, quantity }) => all + centsFromDecimal(price) * quantity, 0);
      expect(linesCents - centsFromDecimal(order.discount) + sum('shipping')).toBe(centsFromDecimal(order.total));
      expect(order.payment.amountPaid).toBe(method === 'invoice' ? '0.00' : order.total);
      if (method === 'invoice' && order.paymentState === 'invoiced') await markOrderPaid(shop, order.id);
      if (order.total === '0.00') return;
      const refunded = await desk().refund(order.id);
      expect(refunded.refundedTotal).toBe(order.total);
      expect(await listDifferences(shop, order.id)).toEqual([]);
    });
    await fc.assert(samples, { numRuns: 15 });
  }, 60_000);
});
