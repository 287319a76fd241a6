import { randomUUID } from 'node:crypto';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, clerk, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readExportedOrders } from '../desk/read-exported-orders';
import { issueDocuments } from '../documents/issue-documents';
import { readDocumentSource } from '../documents/read-document-source';
import { expectGaplessSeries, expectOneEach, issueInvoice, readDocuments } from '../documents/test-documents';
import {
  customLine,
  draftsOf,
  listDifferences,
  markOrderPaid,
  productLine,
  proofOf,
} from '../draft-orders/test-drafts';
import { berlin, graz, sellingOf } from '../selling/test-selling-store';
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

const remove = (orderItemId: number, quantity = 1, restock = true) => ({
  remove: [{ orderItemId, quantity, restock }],
});

/** An order on an unpaid invoice: 4 lamps for 20.00 each, an engraving for 5.00, and a courier for 12.00. */
async function invoiceOrder(more: object = {}) {
  const lamp = await shop.addProduct({ price: '20.00', stock: 9 });
  const drafts = draftsOf(shop);
  const { id } = await drafts.create([productLine(lamp, 4), customLine('5.00')], {
    address: berlin,
    shipping: { type: 'agreed', name: 'Courier', amount: '12.00' },
    ...more,
  });
  const { orderId } = await drafts.markPaid(id, { method: 'invoice' });
  const order = await desk().get(orderId ?? 0);
  const itemId = order.items.find(({ productId }) => productId === lamp)?.id ?? 0;
  return { id: order.id, lamp, itemId, total: order.total };
}

describe('removing units that were paid', () => {
  it('refunds what they cost, restocks them and says so in a credit note, once', async () => {
    const { id, productId, itemId } = await buy(shop, { quantity: 3, stock: 10 });
    await issueInvoice(shop.order, id);
    const { version, removal, items } = await staff().read(id);
    expect([removal, items[0]?.toShip]).toEqual(['refunded', 3]);
    expect(await staff().preview(id, remove(itemId))).toMatchObject({
      before: { items: '60.00', total: '60.00' },
      after: { items: '40.00', total: '40.00' },
      removed: { kind: 'refunded', amount: '20.00' },
    });
    const requestId = randomUUID();
    const body = { version, requestId, ...remove(itemId) };
    const order = await staff().edit(id, body);
    expect(await staff().edit(id, body)).toMatchObject({ refundedTotal: '20.00' });
    await expect(staff().edit(id, { ...body, reason: 'Another' })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'requestId' }],
    });
    expect(order).toMatchObject({
      status: 'confirmed',
      refundedTotal: '20.00',
      paymentState: 'partially_refunded',
      items: [{ refundedQuantity: 1, toShip: 2 }],
      refunds: [{ origin: 'edit', state: 'succeeded', amount: '20.00', items: [{ quantity: 1, restockQuantity: 1 }] }],
    });
    expect(order.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['edited', 'refund_requested']));
    expect(await shop.getStock(productId)).toEqual({ onHand: 8, reserved: 0 });
    await issueDocuments(shop.order);
    await expectOneEach(shop, id);
    expect(await sumDocuments(shop, [id])).toBe(4000);
    expect(await eventsOf(shop, id, 'order-edited')).toMatchObject([{ notify: true }]);
    expect(await listDifferences(shop, id)).toEqual([]);
  });

  it('leaves them out of stock where staff say so, and ships what is left', async () => {
    const { id, productId, itemId } = await buy(shop, { quantity: 2, stock: 5 });
    await staff().edit(id, { ...remove(itemId, 1, false), notify: false });
    expect(await shop.getStock(productId)).toEqual({ onHand: 3, reserved: 0 });
    await desk().move(id, 'processing');
    expect(await desk().move(id, 'shipped')).toMatchObject({ shipments: [{ items: [{ quantity: 1 }] }] });
    expect(await eventsOf(shop, id, 'order-edited')).toMatchObject([{ notify: false }]);
  });

  it('returns the share of discount and tax, and keeps the shipping', async () => {
    await selling.configure();
    const drafts = draftsOf(shop);
    const lamp = await shop.addProduct({ price: '9.99', stock: 9 });
    const { id } = await drafts.create([productLine(lamp, 3)], {
      address: berlin,
      shipping: { type: 'agreed', name: 'Courier', amount: '4.90' },
      discount: { kind: 'amount', amount: '3.00', name: 'Sorry' },
    });
    const { orderId } = await drafts.markPaid(id);
    const order = await desk().get(orderId ?? 0);
    const line = order.items[0]?.id ?? 0;
    const { before, after, removed } = await staff().preview(order.id, remove(line, 2));
    expect([before.total, before.shipping, before.discount, before.items]).toEqual([
      order.total,
      '4.90',
      '3.00',
      '29.97',
    ]);
    expect(before.tax).toBe(order.totals?.find(({ type }) => type === 'tax')?.amount);
    expect([after.items, after.discount, after.shipping]).toEqual(['9.99', '1.00', '4.90']);
    const difference = centsFromDecimal(before.total) - centsFromDecimal(after.total);
    expect(difference).toBe(centsFromDecimal(removed?.amount ?? '0'));
    await staff().edit(order.id, remove(line, 2));
    expect((await staff().preview(order.id, {})).before).toEqual(after);
    expect(await listDifferences(shop, order.id)).toEqual([]);
  });

  it('counts for no return of the units that were shipped', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3, stock: 10 });
    const { token } = await proofOf(shop, id);
    await desk().move(id, 'processing');
    await desk().ship(id, [{ orderItemId: itemId, quantity: 1 }]);
    await customerOf(shop).return(id, [{ orderItemId: itemId, quantity: 1 }], { token });
    await staff().edit(id, remove(itemId));
    const [returned] = (await desk().get(id)).returns;
    await desk().moveReturn(id, returned?.id ?? 0, 'approved');
    const received = await desk().moveReturn(id, returned?.id ?? 0, 'received');
    expect(received.returns[0]?.outstanding).toMatchObject({ due: '20.00', alreadyRefunded: '0.00' });
  });

  it('of two at the same time, one is done, and the other gets the order as it is now', async () => {
    const { id, productId, itemId } = await buy(shop, { quantity: 3, stock: 10 });
    const { version } = await staff().read(id);
    const edits = await Promise.allSettled([1, 2].map((n) => staff().edit(id, { version, ...remove(itemId, n) })));
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = edits.find((edit) => edit.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'conflict', fields: [{ path: 'version' }] });
    const order = await desk().get(id);
    expect(order.refunds).toHaveLength(1);
    expect(await shop.getStock(productId)).toMatchObject({ onHand: 7 + (order.items[0]?.refundedQuantity ?? 0) });
    await expect(staff().edit(id, { version, ...remove(itemId) })).rejects.toMatchObject({
      details: { order: { id, refundedTotal: order.refundedTotal } },
    });
  });

  it('of an edit and a parcel at the same time, no unit is both removed and shipped', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, stock: 10 });
    const { version } = await staff().read(id);
    await Promise.allSettled([
      staff().edit(id, { version, ...remove(itemId) }),
      desk().ship(id, [{ orderItemId: itemId, quantity: 2 }]),
    ]);
    const [line] = (await desk().get(id)).items;
    expect((line?.shippedQuantity ?? 0) + (line?.refundedQuantity ?? 0) + (line?.toShip ?? 0)).toBe(2);
  });
});

describe('removing units of an unpaid invoice', () => {
  it('takes them off what is owed, by a credit note, and is paid by the rest', async () => {
    const { id, lamp, itemId, total } = await invoiceOrder();
    expect(total).toBe('97.00');
    await issueInvoice(shop.order, id);
    expect(await staff().preview(id, remove(itemId, 2))).toMatchObject({
      before: { total: '97.00' },
      after: { items: '45.00', shipping: '12.00', total: '57.00' },
      removed: { kind: 'credited', amount: '40.00' },
    });
    const order = await staff().edit(id, remove(itemId, 2));
    expect(order).toMatchObject({
      paymentState: 'invoiced',
      total: '97.00',
      reducedTotal: '40.00',
      refundedTotal: '0.00',
      payment: { amountPaid: '0.00', refundable: '0.00' },
      refunds: [{ origin: 'reduction', state: 'succeeded', amount: '40.00' }],
    });
    expect(await readExportedOrders(shop.order.database, [id])).toMatchObject([
      { total: '97.00', reducedTotal: '40.00' },
    ]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 7, reserved: 0 });
    await issueDocuments(shop.order);
    const { notes } = await readDocuments(shop, id);
    expect(notes).toMatchObject([
      { amount: '40.00', kind: 'credit_note', content: { isUnpaid: true, lines: [{ quantity: 2 }] } },
    ]);
    expect(await listDifferences(shop, id)).toEqual([]);
    expect((await customerOf(shop).get(id, await proofOf(shop, id))).refunds).toEqual([]);
    expect(await eventsOf(shop, id, 'order-refunded')).toEqual([]);
    await markOrderPaid(shop, id);
    const paid = await desk().get(id);
    expect(paid).toMatchObject({ paymentState: 'paid', payment: { amountPaid: '57.00', refundable: '57.00' } });
    expect(paid.timeline.find(({ kind }) => kind === 'invoice_paid')?.details).toMatchObject({ amount: '57.00' });
    const receipt = await readDocumentSource(shop.order, await getOrderRow(shop, id), { kind: 'receipt' });
    expect(receipt.payment).toMatchObject({ paidCents: 5700, refunds: [] });
    expect(await listDifferences(shop, id)).toEqual([]);
    // The last units leave the shipping, which is refunded by its amount.
    const engraving = paid.items.find(({ productId }) => productId < 0)?.id ?? 0;
    const items = [
      { orderItemId: itemId, quantity: 2 },
      { orderItemId: engraving, quantity: 1 },
    ];
    expect(await desk().refund(id, { items })).toMatchObject({ payment: { refundable: '12.00' } });
    expect(await desk().refund(id)).toMatchObject({ paymentState: 'refunded', refundedTotal: '57.00' });
    await issueDocuments(shop.order);
    expect(await sumDocuments(shop, [id])).toBe(0);
    expect(await listDifferences(shop, id)).toEqual([]);
  });

  it('is taken back as to the rest where the order is cancelled', async () => {
    for (const isTaxed of [false, true]) {
      if (isTaxed) await selling.configure();
      const { id, lamp, itemId } = await invoiceOrder();
      await issueInvoice(shop.order, id);
      await staff().edit(id, remove(itemId, 1));
      await staff().edit(id, remove(itemId, 1, false));
      await desk().cancel(id);
      // One of the two was not restocked.
      expect(await shop.getStock(lamp)).toEqual({ onHand: 8, reserved: 0 });
      await issueDocuments(shop.order);
      const { notes } = await readDocuments(shop, id);
      expect(notes.map(({ refundId }) => refundId === null)).toEqual([false, false, true]);
      expect(
        notes
          .at(-1)
          ?.content.lines.map(({ quantity }) => quantity)
          .sort(),
      ).toEqual([1, 2]);
      expect(await sumDocuments(shop, [id])).toBe(0);
      expect(await listDifferences(shop, id)).toEqual([]);
      await expectGaplessSeries(shop);
    }
  });

  it('of an edit and the payment at the same time, what is paid is what is owed', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, itemId } = await invoiceOrder();
      const { version } = await staff().read(id);
      await Promise.allSettled([staff().edit(id, { version, ...remove(itemId) }), markOrderPaid(shop, id)]);
      const row = await getOrderRow(shop, id);
      expect(centsFromDecimal(row.amountPaid ?? '')).toBe((await readKept(shop, id)).owed);
      expect(await listDifferences(shop, id)).toEqual([]);
    }
  });

  it('has nothing due where what is left costs nothing', async () => {
    const drafts = draftsOf(shop);
    const { id } = await drafts.create([customLine('20.00'), customLine('0.00')], { address: berlin });
    const { orderId } = await drafts.markPaid(id, { method: 'invoice' });
    const line = (await desk().get(orderId ?? 0)).items.find(({ price }) => price === '20.00');
    const order = await staff().edit(orderId ?? 0, remove(line?.id ?? 0));
    expect(order.invoiceDueOn).toBeNull();
    expect((await desk().list({ invoice: 'unpaid' })).map((row) => row.id)).not.toContain(orderId);
    expect(await listDifferences(shop, orderId ?? 0)).toEqual([]);
  });
});

describe('the address', () => {
  it('is changed with the edit, and says where another country was priced', async () => {
    await selling.configure();
    const { id } = await invoiceOrder();
    const address = { ...graz, name: 'Grace Hopper-Murray' };
    expect(await staff().preview(id, { address })).toMatchObject({ removed: null, pricedCountry: 'DE' });
    expect(await staff().edit(id, { address })).toMatchObject({
      customerName: 'Grace Hopper-Murray',
      customerAddress: expect.stringContaining('Graz'),
      selling: { pricedCountry: 'DE' },
    });
    expect(await eventsOf(shop, id, 'order-address-changed')).toHaveLength(1);
    // In its parts, so that the next edit, an export and a label have them.
    expect((await staff().read(id)).address).toMatchObject({ locality: 'Graz', country: 'AT' });
    await staff().edit(id, { address: { ...address, name: 'Grace Murray' } });
    expect(await desk().get(id)).toMatchObject({ customerName: 'Grace Murray' });
    expect(await eventsOf(shop, id, 'order-address-changed')).toHaveLength(2);
  });

  it('409 once a part has shipped', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, stock: 10 });
    await desk().ship(id, [{ orderItemId: itemId, quantity: 1 }]);
    expect((await staff().read(id)).canChangeAddress).toBe(false);
    await expect(staff().edit(id, { address: berlin, ...remove(itemId) })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'address' }],
    });
    expect((await desk().get(id)).refunds).toEqual([]);
  });
});

describe('an edit that is refused', () => {
  const expectUntouched = async (id: number) => {
    const order = await desk().get(id);
    expect([order.refunds, order.timeline.some(({ kind }) => kind === 'edited')]).toEqual([[], false]);
    const [edits] = await shop.order.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from order_edits where order_id = ${id}`,
    );
    expect(edits?.n).toBe(0);
  };

  it('422 for more units than are left, a line of another order, all of the order, and nothing', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, stock: 10 });
    const other = await buy(shop);
    const refused = (path: string) => ({ code: 'unprocessable', fields: [expect.objectContaining({ path })] });
    await expect(staff().edit(id, remove(itemId, 3))).rejects.toMatchObject(refused('remove.0.quantity'));
    await expect(staff().edit(id, remove(other.itemId))).rejects.toMatchObject(refused('remove.0.orderItemId'));
    await expect(staff().edit(id, remove(itemId, 2))).rejects.toMatchObject(refused('remove'));
    await expect(staff().edit(id, {})).rejects.toMatchObject(refused('remove'));
    const twice = { remove: [1, 1].map((quantity) => ({ orderItemId: itemId, quantity })) };
    await expect(staff().edit(id, twice)).rejects.toMatchObject(refused('remove.1.orderItemId'));
    await expectUntouched(id);
  });

  it('422 for units that have shipped: they come back by a return', async () => {
    const { id, itemId } = await buy(shop, { quantity: 3, stock: 10 });
    await desk().ship(id, [{ orderItemId: itemId, quantity: 2 }]);
    await expect(staff().edit(id, remove(itemId, 2))).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'remove.0.quantity', message: 'Only 1 of this line can be removed' }],
    });
    await expectUntouched(id);
    // Of what has shipped the rest may go, which completes the order.
    expect(await staff().edit(id, remove(itemId))).toMatchObject({ status: 'shipped', refundedTotal: '20.00' });
  });

  it('409 for an order that has shipped, is cancelled or is not paid', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, stock: 10 });
    const { version } = await staff().read(id);
    await desk().move(id, 'processing');
    await desk().move(id, 'shipped');
    await expect(staff().read(id)).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'status' }] });
    await expect(staff().edit(id, { version, ...remove(itemId) })).rejects.toMatchObject({ code: 'conflict' });
    await expectUntouched(id);
    const cancelled = await buy(shop, { quantity: 2 });
    const before = await staff().read(cancelled.id);
    await desk().cancel(cancelled.id);
    const body = { version: before.version, ...remove(cancelled.itemId) };
    await expect(staff().edit(cancelled.id, body)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('403 without the permission to refund, or above the limit, except where nothing was paid', async () => {
    const { id, itemId } = await buy(shop, { quantity: 2, stock: 10 });
    const mayWrite = editsOf(shop, { ...clerk, userId: 931, permissions: ['orders:read', 'orders:write'] });
    await expect(mayWrite.edit(id, remove(itemId))).rejects.toMatchObject({ code: 'forbidden' });
    const limited = editsOf(shop, { ...clerk, userId: 932, refundLimit: '19.99' });
    await expect(limited.edit(id, remove(itemId))).rejects.toMatchObject({
      code: 'forbidden',
      fields: [{ path: 'remove' }],
    });
    for (const refused of [mayWrite, limited])
      await expect(refused.preview(id, remove(itemId))).rejects.toMatchObject({ code: 'forbidden' });
    await expectUntouched(id);
    const invoiced = await invoiceOrder();
    expect(await mayWrite.edit(invoiced.id, remove(invoiced.itemId))).toMatchObject({ reducedTotal: '20.00' });
    const own = await buy(shop, { quantity: 2 });
    expect(await limited.edit(own.id, { address: berlin })).toMatchObject({ customerName: berlin.name });
  });
});
