import { randomUUID } from 'node:crypto';
import { commitReservation } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { AppError } from '@shopwright/service-kit/errors';
import { getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { buy, clerk, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readExportedOrders } from '../desk/read-exported-orders';
import { issueDocuments } from '../documents/issue-documents';
import {
  customLine,
  draftsOf,
  linkedCustomer,
  listDifferences,
  markOrderPaid,
  productLine,
  proofOf,
  toLink,
} from '../draft-orders/test-drafts';
import { syncPayment } from '../payments/sync-payment';
import { paymentsOf } from '../payments/test-payments';
import { syncPendingPayments } from '../reconciliation/sync-pending-payments';
import { berlin, graz, sellingOf } from '../selling/test-selling-store';
import { editOrder } from './edit-order';
import { editsOf, readKept, sumDocuments } from './test-edits';

let shop: TestStore;
const selling = sellingOf(() => shop);
const desk = () => deskOf(shop);
const staff = () => editsOf(shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const byLink = { payment: { method: 'link' as const } };
const inCash = { payment: { method: 'cash' as const, reference: 'Receipt 9' } };
const remove = (orderItemId: number, quantity = 1) => ({ remove: [{ orderItemId, quantity }] });
const countDrafts = async (): Promise<number> => {
  const [row] = await shop.order.database.db.execute<{ n: number }>(sql`select count(*)::int as n from draft_orders`);
  return row?.n ?? -1;
};

describe('adding items', () => {
  it('by a link makes an order of its own, linked to the first, once the customer pays', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const preview = await staff().preview(id, { ...remove(itemId), add: [productLine(mug, 2)] });
    expect(preview).toMatchObject({
      before: { total: '40.00' },
      after: { total: '20.00' },
      removed: { amount: '20.00' },
      added: { items: '15.00', shipping: '0.00', total: '15.00' },
    });
    const order = await staff().edit(id, { ...remove(itemId), add: [productLine(mug, 2)], ...byLink });
    expect(order).toMatchObject({
      refundedTotal: '20.00',
      additions: [{ orderId: null, total: '15.00', state: 'unpaid' }],
    });
    expect(await shop.getStock(mug)).toEqual({ onHand: 4, reserved: 0 });
    const draftId = order.additions?.[0]?.draftId ?? 0;
    expect(await eventsOf(shop, id, 'order-edited')).toHaveLength(1);
    const { token } = await proofOf(shop, id);
    const seen = await customerOf(shop).get(id, { token });
    expect(seen.additions).toMatchObject([
      { orderId: null, total: '15.00', payPath: expect.stringContaining('/pay?') },
    ]);
    const customer = linkedCustomer(shop, toLink(await draftsOf(shop).get(draftId)), visitor());
    const { paymentIntentId } = await customer.open();
    await pay(shop, paymentIntentId);
    await customer.record();
    const first = await desk().get(id);
    const added = await desk().get(first.additions?.[0]?.orderId ?? 0);
    expect(first.additions).toMatchObject([{ state: 'ordered', total: '15.00' }]);
    expect(added).toMatchObject({
      addedTo: id,
      status: 'confirmed',
      total: '15.00',
      paymentSource: 'stripe',
      customerEmail: first.customerEmail,
      customerAddress: first.customerAddress,
    });
    expect(await shop.getStock(mug)).toEqual({ onHand: 2, reserved: 0 });
    expect(await customerOf(shop).get(added.id, await proofOf(shop, added.id))).toMatchObject({ addedTo: id });
    for (const each of [id, added.id]) expect(await listDifferences(shop, each)).toEqual([]);
  });

  it('marked as paid is done at once, with the tax and the free shipping of its own', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const drafts = draftsOf(shop);
    const made = await drafts.create([productLine(lamp, 2)], {
      address: berlin,
      shipping: { type: 'agreed', name: 'Courier', amount: '12.00' },
    });
    const { orderId } = await drafts.markPaid(made.id);
    const id = orderId ?? 0;
    const body = { add: [productLine(lamp, 1), customLine('5.00')], ...inCash, requestId: randomUUID() };
    const { version } = await staff().read(id);
    const preview = await staff().preview(id, { add: body.add });
    const both = await Promise.all([1, 2].map(() => staff().edit(id, { ...body, version })));
    expect(both[0]?.additions).toMatchObject([{ state: 'ordered', total: preview.added?.total }]);
    expect(both[1]?.additions).toEqual(both[0]?.additions);
    const added = await desk().get(both[0]?.additions?.[0]?.orderId ?? 0);
    expect(added).toMatchObject({ paymentSource: 'cash', paymentState: 'paid', addedTo: id, refunds: [] });
    const exported = await readExportedOrders(shop.order.database, [id, added.id]);
    expect(exported.map(({ addedTo }) => addedTo)).toEqual([null, id]);
    expect(added.totals?.find(({ type }) => type === 'tax')?.amount).toBe(preview.added?.tax);
    expect(added.selling?.address).toMatchObject({ line1: berlin.line1 });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 2, reserved: 0 });
    expect(await listDifferences(shop, added.id)).toEqual([]);
  });

  it('of what needs no shipping has none', async () => {
    await selling.configure();
    const { id } = await buy(shop, { quantity: 1, address: berlin, shippingRateId: 'de-standard' });
    const order = await staff().edit(id, { add: [customLine('4.00')], ...byLink });
    expect(order.additions).toMatchObject([{ total: '4.00', state: 'unpaid' }]);
  });

  it('charges the shipping that staff set', async () => {
    await selling.configure();
    const { id } = await buy(shop, { quantity: 1, address: berlin, shippingRateId: 'de-standard' });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const { added } = await staff().preview(id, { add: [productLine(mug)], shippingAmount: '3.00' });
    expect(added).toMatchObject({ shipping: '3.00' });
  });
});

describe('an addition that is not paid', () => {
  it('ends with its link, and the first order keeps what it has', async () => {
    const { id, productId } = await buy(shop, { quantity: 2, stock: 10 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
    const draftId = order.additions?.[0]?.draftId ?? 0;
    await shop.order.database.db.execute(
      sql`update draft_orders set link_expires_at = now() - interval '1 minute' where id = ${draftId}`,
    );
    expect((await desk().get(id)).additions).toMatchObject([{ state: 'ended', orderId: null }]);
    expect((await customerOf(shop).get(id, await proofOf(shop, id))).additions).toBeUndefined();
    expect(await desk().get(id)).toMatchObject({ status: 'confirmed', refundedTotal: '0.00' });
    expect(await shop.getStock(productId)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('ends with the cancellation of the first order: nobody pays for it any more', async () => {
    const { id } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
    const draft = await draftsOf(shop).get(order.additions?.[0]?.draftId ?? 0);
    const customer = linkedCustomer(shop, toLink(draft));
    const opened = await Promise.allSettled([customer.open(), desk().cancel(id)]);
    expect(opened[1].status).toBe('fulfilled');
    await expect(customer.read()).rejects.toMatchObject({ code: 'link_expired' });
    await expect(draftsOf(shop).markPaid(draft.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(draftsOf(shop).sendLink(draft.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the checkout of an addition that is open when the first order is cancelled', () => {
  const openAddition = async () => {
    const { id } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
    const draftId = order.additions?.[0]?.draftId ?? 0;
    const customer = linkedCustomer(shop, toLink(await draftsOf(shop).get(draftId)));
    const { paymentIntentId, orderId } = await customer.open();
    return { id, mug, customer, paymentIntentId, orderId };
  };
  const expectClosed = async ({ mug, paymentIntentId, orderId }: Awaited<ReturnType<typeof openAddition>>) => {
    await expect(pay(shop, paymentIntentId)).rejects.toThrow();
    expect(await getOrderRow(shop, orderId)).toMatchObject({ status: 'cancelled' });
    expect(await shop.getStock(mug)).toEqual({ onHand: 4, reserved: 0 });
  };

  it.each([
    ['staff', (id: number) => desk().cancel(id)],
    ['the customer', async (id: number) => customerOf(shop).cancel(id, await proofOf(shop, id))],
  ])('is closed at Stripe, and its stock is free, where %s cancelled it', async (_, cancel) => {
    const opened = await openAddition();
    await cancel(opened.id);
    await expectClosed(opened);
  });

  it('is closed by the reconciler where Stripe did not answer', async () => {
    const opened = await openAddition();
    const down = vi.spyOn(shop.order.stripe.paymentIntents, 'cancel').mockRejectedValue(new Error('Stripe is down'));
    await desk()
      .cancel(opened.id)
      .finally(() => down.mockRestore());
    expect(await getOrderRow(shop, opened.orderId)).toMatchObject({ status: 'pending' });
    await shop.order.database.db.execute(
      sql`update orders set created_at = now() - interval '1 minute' where id = ${opened.orderId}`,
    );
    await syncPendingPayments(shop.order, 60_000);
    await expectClosed(opened);
  });

  it('that was paid just before tells its customer of the order', async () => {
    const { id, customer, paymentIntentId, orderId } = await openAddition();
    await pay(shop, paymentIntentId);
    await desk().cancel(id);
    expect(await customer.record()).toMatchObject({ orderId, status: 'confirmed' });
  });
});

describe('an edit in cash whose addition is written and not confirmed', () => {
  const manager = { ...clerk, permissions: [...builtInRoles.manager] };
  const body = async (id: number, itemId: number, mug: number) => ({
    version: (await staff().read(id)).version,
    requestId: randomUUID(),
    reason: 'The customer called',
    notify: false,
    remove: [{ orderItemId: itemId, quantity: 1, restock: true }],
    add: [productLine(mug)],
    address: null,
    shippingAmount: '0.00',
    ...inCash,
  });
  const committing = (fail: (reference?: string) => Promise<unknown>) =>
    paymentsOf(() => shop).withCatalog((path, real, reference) =>
      path === commitReservation.path ? fail(reference) : real(),
    );

  it('is done: the refund is sent, and the reconciler confirms the order', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const failing = committing(() => Promise.reject(new Error('the catalog is down')));
    await editOrder(failing, id, await body(id, itemId, mug), manager);
    const order = await desk().get(id);
    expect(order).toMatchObject({ refundedTotal: '20.00', additions: [{ state: 'ordered', total: '7.50' }] });
    const added = order.additions?.[0]?.orderId ?? 0;
    expect(await getOrderRow(shop, added)).toMatchObject({ status: 'pending' });
    await shop.order.database.db.execute(
      sql`update orders set created_at = now() - interval '1 minute' where id = ${added}`,
    );
    await syncPendingPayments(shop.order, 60_000);
    expect(await desk().get(added)).toMatchObject({ status: 'confirmed', addedTo: id });
    expect(await shop.getStock(mug)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('409 where its stock is lost, which says that the rest is done', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const failing = committing(() => Promise.reject(new AppError('out_of_stock', 'Sold out')));
    await expect(editOrder(failing, id, await body(id, itemId, mug), manager)).rejects.toMatchObject({
      code: 'out_of_stock',
      message: expect.stringContaining('was edited'),
    });
    expect(await desk().get(id)).toMatchObject({ refundedTotal: '20.00', additions: [{ state: 'ended' }] });
    expect(await shop.getStock(mug)).toEqual({ onHand: 4, reserved: 0 });
  });
});

describe('what an addition takes from its first order', () => {
  it('is the address where it was written as a text, also in cash', async () => {
    const { id } = await buy(shop, { quantity: 1 });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const order = await staff().edit(id, { add: [productLine(mug)], ...inCash });
    const { customerAddress } = await getOrderRow(shop, id);
    expect(customerAddress).not.toBe('');
    expect(await getOrderRow(shop, order.additions?.[0]?.orderId ?? 0)).toMatchObject({ customerAddress });
  });

  it.each([
    ['in cash', inCash],
    ['by a link', byLink],
  ])('is its VAT number and billing address, %s', async (_, how) => {
    await selling.configure();
    const billingAddress = { ...graz, name: 'Lovelace GmbH' };
    const vatNumber = 'ATU12345675';
    const business = { address: graz, shippingRateId: 'at-standard', billingAddress, vatNumber };
    const { id } = await buy(shop, { price: '24.00', quantity: 1, ...business });
    const lamp = await shop.addProduct({ price: '24.00', stock: 5 });
    const { added } = await staff().preview(id, { add: [productLine(lamp)] });
    expect(added).toMatchObject({ total: '20.00', tax: '0.00' });
    const order = await staff().edit(id, { add: [productLine(lamp)], ...how });
    const { draftId = 0, orderId } = order.additions?.[0] ?? {};
    const opened = orderId ?? (await linkedCustomer(shop, toLink(await draftsOf(shop).get(draftId))).open()).orderId;
    expect(await getOrderRow(shop, opened)).toMatchObject({ total: '20.00' });
    const [sold] = await shop.order.database.db.execute(
      sql`select exemption, vat_number, billing_address->>'name' as billed from order_quotes where order_id = ${opened}`,
    );
    expect(sold).toEqual({ exemption: 'reverse_charge', vat_number: vatNumber, billed: 'Lovelace GmbH' });
  });
});

describe('an addition that is not paid when the address of its first order changes', () => {
  const office = '7 Office Road\n10115 Berlin\nGermany';

  it.each([
    ['open', true],
    ['not open yet', false],
  ])('ships to the new one: its checkout is %s', async (_, isOpen) => {
    await selling.configure();
    const { id } = await buy(shop, { quantity: 1, address: berlin, shippingRateId: 'de-standard' });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
    const customer = linkedCustomer(shop, toLink(await draftsOf(shop).get(order.additions?.[0]?.draftId ?? 0)));
    if (isOpen) await customer.open();
    await customerOf(shop).changeAddress(id, office, await proofOf(shop, id));
    expect(await customer.read()).toMatchObject({ customerAddress: office });
    const { paymentIntentId, orderId } = await customer.open();
    await pay(shop, paymentIntentId);
    await customer.record();
    const added = await desk().get(orderId);
    expect(added).toMatchObject({ status: 'confirmed', customerAddress: office });
    expect(added.selling?.address ?? null).toBeNull();
  });
});

it('keeps an addition with the customer of its first order, and its link from anyone else', async () => {
  const { id } = await buy(shop, { quantity: 1 });
  const mug = await shop.addProduct({ price: '7.50', stock: 4 });
  const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
  const { draftId = 0 } = order.additions?.[0] ?? {};
  const { version } = await draftsOf(shop).get(draftId);
  await expect(
    draftsOf(shop).update(draftId, version, [productLine(mug)], { customerEmail: 'eve@example.com' }),
  ).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'customerEmail' }] });
  const seen = async () => (await customerOf(shop).get(id, await proofOf(shop, id))).additions;
  expect(await seen()).toMatchObject([{ payPath: expect.stringContaining('/pay?') }]);
  await shop.order.database.db.execute(
    sql`update draft_orders set customer_email = 'eve@example.com' where id = ${draftId}`,
  );
  expect(await seen()).toMatchObject([{ payPath: null }]);
});

describe('an edit whose addition is refused', () => {
  const expectUntouched = async (id: number, drafts: number) => {
    const order = await desk().get(id);
    expect([order.refunds, order.additions, order.timeline.some(({ kind }) => kind === 'edited')]).toEqual([
      [],
      undefined,
      false,
    ]);
    expect(await countDrafts()).toBe(drafts);
  };

  it('409 where the stock is gone, and nothing is removed', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const mug = await shop.addProduct({ price: '7.50', stock: 1 });
    const drafts = await countDrafts();
    for (const how of [byLink, inCash]) {
      const edit = staff().edit(id, { ...remove(itemId), add: [productLine(mug, 2)], ...how });
      await expect(edit).rejects.toMatchObject({
        code: 'out_of_stock',
        details: { items: [{ productId: mug, requested: 2, available: 1 }] },
      });
    }
    await expectUntouched(id, drafts);
  });

  it('of two that add the last unit at the same time, one is done in whole, the other not at all', async () => {
    const mug = await shop.addProduct({ price: '7.50', stock: 1 });
    const bought = [await buy(shop, { quantity: 2 }), await buy(shop, { quantity: 2 })];
    const edits = await Promise.allSettled(
      bought.map(({ id, itemId }) => staff().edit(id, { ...remove(itemId), add: [productLine(mug)], ...inCash })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await Promise.all(bought.map(({ id }) => desk().get(id)));
    expect(rows.map(({ refundedTotal }) => refundedTotal).sort()).toEqual(['0.00', '20.00']);
    expect(await shop.getStock(mug)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('409 of two edits in cash at the same time: the second makes no order, and keeps no stock', async () => {
    const mug = await shop.addProduct({ price: '7.50', stock: 9 });
    const { id } = await buy(shop, { quantity: 2 });
    const { version } = await staff().read(id);
    const drafts = await countDrafts();
    const edits = await Promise.allSettled(
      [1, 2].map((units) => staff().edit(id, { version, add: [productLine(mug, units)], ...inCash })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [added, ...more] = (await desk().get(id)).additions ?? [];
    expect(more).toEqual([]);
    const units = (await desk().get(added?.orderId ?? 0)).items[0]?.quantity ?? 0;
    expect(await shop.getStock(mug)).toEqual({ onHand: 9 - units, reserved: 0 });
    expect(await countDrafts()).toBe(drafts + 1);
  });

  it('422 without a payment, for a product that is not on sale, and where nothing is to pay', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2 });
    const drafts = await countDrafts();
    const refused = (path: string) => ({ code: 'unprocessable', fields: [expect.objectContaining({ path })] });
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    await expect(staff().edit(id, { ...remove(itemId), add: [productLine(mug)] })).rejects.toMatchObject(
      refused('payment'),
    );
    await expect(staff().edit(id, { ...remove(itemId), add: [productLine(999_999)], ...byLink })).rejects.toMatchObject(
      refused('add.0.productId'),
    );
    await expect(
      staff().edit(id, { ...remove(itemId), add: [productLine(mug, 1, '0.00')], ...byLink }),
    ).rejects.toMatchObject(refused('payment'));
    await expectUntouched(id, drafts);
  });

  it('422 for an address in parts where the store needs one and the customer has changed it', async () => {
    await selling.configure();
    const { id } = await buy(shop, { quantity: 1, address: berlin, shippingRateId: 'de-standard' });
    await customerOf(shop).changeAddress(id, 'Elsewhere 1\n10115 Berlin\nGermany', await proofOf(shop, id));
    const mug = await shop.addProduct({ price: '7.50', stock: 4 });
    await expect(staff().edit(id, { add: [productLine(mug)], ...byLink })).rejects.toMatchObject({
      fields: [{ path: 'address' }],
    });
    expect(await staff().edit(id, { add: [productLine(mug)], address: berlin, ...byLink })).toMatchObject({
      additions: [{ state: 'unpaid' }],
    });
  });
});

it('keeps the books after any edits: what is kept is what the documents say, and no unit of stock is lost', async () => {
  const lamp = await shop.addProduct({ price: '9.99', stock: 1000 });
  const mug = await shop.addProduct({ price: '3.33', stock: 1000 });
  await selling.configure();
  const step = fc.record({
    line: fc.nat(1),
    remove: fc.nat(2),
    restock: fc.boolean(),
    add: fc.nat(2),
    method: fc.constantFrom('cash' as const, 'invoice' as const),
    isPaid: fc.boolean(),
  });
  const start = fc.record({
    method: fc.constantFrom('cash' as const, 'invoice' as const),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(start, async ({ method, steps }) => {
      const drafts = draftsOf(shop);
      const stockBefore = [await shop.getStock(lamp), await shop.getStock(mug)];
      const { id: draftId } = await drafts.create([productLine(lamp, 3), productLine(mug, 4)], {
        address: berlin,
        shipping: { type: 'agreed', name: 'Courier', amount: '4.90' },
        discount: { kind: 'amount', amount: '2.00', name: 'Sorry' },
      });
      const { orderId } = await drafts.markPaid(draftId, { method });
      const id = orderId ?? 0;
      const ids = [id];
      let lost = 0;
      for (const { line, remove: units, restock, add, method: how, isPaid } of steps) {
        const { items } = await staff().read(id);
        const item = items[line];
        const removed = item && units > 0 ? [{ orderItemId: item.id, quantity: units, restock }] : [];
        const added = add > 0 ? [productLine(mug, add)] : [];
        const edit = await staff()
          .edit(id, { remove: removed, add: added, payment: added.length > 0 ? { method: how, reference: 'x' } : null })
          .catch(() => undefined);
        const newest = edit?.additions?.at(-1)?.orderId;
        if (newest && !ids.includes(newest)) ids.push(newest);
        if (edit && !restock) lost += removed[0]?.quantity ?? 0;
        if (isPaid) await markOrderPaid(shop, id).catch(() => undefined);
      }
      for (const one of ids) await markOrderPaid(shop, one).catch(() => undefined);
      await issueDocuments(shop.order);
      const kept = await Promise.all(ids.map((one) => readKept(shop, one)));
      expect(kept.reduce((sum, one) => sum + one.kept, 0)).toBe(await sumDocuments(shop, ids));
      const { before } = await staff().preview(id, {});
      expect(centsFromDecimal(before.total)).toBe(kept[0]?.kept);
      const orders = await Promise.all(ids.map((one) => desk().get(one)));
      const units = orders
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + item.quantity - item.refundedQuantity, 0);
      const stock = [await shop.getStock(lamp), await shop.getStock(mug)];
      const onHand = (rows: typeof stock) => rows.reduce((sum, row) => sum + row.onHand - row.reserved, 0);
      expect(onHand(stockBefore) - onHand(stock)).toBe(units + lost);
      for (const one of ids) expect(await listDifferences(shop, one)).toEqual([]);
    }),
    { numRuns: 12, seed: 7 },
  );
}, 120_000);

it('leaves an unpaid addition alone that is paid when its first order has shipped', async () => {
  const { id } = await buy(shop, { quantity: 1 });
  const mug = await shop.addProduct({ price: '7.50', stock: 4 });
  const order = await staff().edit(id, { add: [productLine(mug)], ...byLink });
  await desk().move(id, 'processing');
  await desk().move(id, 'shipped');
  const customer = linkedCustomer(shop, toLink(await draftsOf(shop).get(order.additions?.[0]?.draftId ?? 0)));
  const { paymentIntentId } = await customer.open();
  await pay(shop, paymentIntentId);
  await syncPayment(shop.order, paymentIntentId);
  const added = (await desk().get(id)).additions?.[0]?.orderId ?? 0;
  expect(await getOrderRow(shop, added)).toMatchObject({ status: 'confirmed', shipmentState: 'none' });
});
