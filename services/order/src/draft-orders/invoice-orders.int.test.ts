import { getOrderRow } from '@shopwright/tests/test-customer';
import { clerk, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueDocuments } from '../documents/issue-documents';
import { readDocumentSource } from '../documents/read-document-source';
import { expectGaplessSeries, issueInvoice, readDocuments } from '../documents/test-documents';
import { sellingOf } from '../selling/test-selling-store';
import { listTodo } from '../todo/list-todo';
import { customLine, draftsOf, listDifferences, markOrderPaid, productLine, proofOf } from './test-drafts';

let shop: TestStore;
const selling = sellingOf(() => shop);
const staff = () => draftsOf(shop);
const desk = () => deskOf(shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

describe('an order on invoice', () => {
  it('is confirmed and ships unpaid, is listed as unpaid, and is paid once', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp)]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice', reference: 'PO 4711' });
    const order = await desk().get(orderId ?? 0);
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentState: 'invoiced',
      payment: { amountPaid: '0.00', refundable: '0.00' },
      allowedActions: { markPaid: true, refund: false, cancel: true },
    });
    expect(order.invoiceDueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const listed = async (query: Record<string, string>) => (await desk().list(query)).map((row) => row.id);
    expect(await listed({ invoice: 'unpaid' })).toContain(order.id);
    expect(await listed({ payment: 'invoiced', source: 'invoice' })).toContain(order.id);
    expect(await listed({ payment: 'paid' })).not.toContain(order.id);
    expect(await listed({ invoice: 'overdue' })).not.toContain(order.id);
    expect((await desk().counts()).unpaidInvoices).toBeGreaterThan(0);
    expect(await listTodo(shop.order, 'staff')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'unpaidInvoices', firstOrderId: expect.any(Number) })]),
    );
    expect((await issueInvoice(shop.order, order.id)).content).toMatchObject({
      paid: '0.00',
      source: 'invoice',
      dueOn: order.invoiceDueOn,
    });
    const readReceipt = async () =>
      readDocumentSource(shop.order, await getOrderRow(shop, order.id), { kind: 'receipt' });
    await expect(readReceipt()).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'document' }] });
    expect(await listDifferences(shop, order.id)).toEqual([]);
    await expect(desk().refund(order.id)).rejects.toMatchObject({ code: 'conflict' });
    await desk().move(order.id, 'processing');
    expect(await desk().move(order.id, 'shipped')).toMatchObject({ status: 'shipped', paymentState: 'invoiced' });
    const paid = await Promise.allSettled([markOrderPaid(shop, order.id), markOrderPaid(shop, order.id)]);
    expect(paid.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk().get(order.id)).toMatchObject({
      paymentState: 'paid',
      payment: { amountPaid: '20.00', offline: { paidMethod: 'transfer', paidReference: 'Statement 12' } },
    });
    expect(await readReceipt()).toMatchObject({ kind: 'receipt', payment: { paidCents: 2000 } });
    expect(await listed({ invoice: 'unpaid' })).not.toContain(order.id);
    expect(await listDifferences(shop, order.id)).toEqual([]);
    expect(await desk().refund(order.id)).toMatchObject({ paymentState: 'refunded', refundedTotal: '20.00' });
  });

  it('is overdue once its day is over', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice' });
    await shop.order.database.db.execute(
      sql`update offline_payments set due_on = current_date - 2 where order_id = ${orderId}`,
    );
    expect((await desk().list({ invoice: 'overdue' })).map((row) => row.id)).toContain(orderId);
  });

  it('is cancelled without a refund while it is unpaid, and no longer owed', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp)]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice' });
    const cancelled = await desk().cancel(orderId ?? 0);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      refundState: 'none',
      paymentState: 'unpaid',
      isUnpaid: true,
      refunds: [],
    });
    const listedAs = async (payment: string) => (await desk().list({ payment })).map((row) => row.id);
    expect([await listedAs('unpaid'), await listedAs('invoiced')]).toEqual([
      expect.arrayContaining([orderId]),
      expect.not.arrayContaining([orderId]),
    ]);
    expect(await eventsOf(shop, orderId ?? 0, 'order-cancelled')).toMatchObject([{ paidCents: 0, wasConfirmed: true }]);
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
    await expect(markOrderPaid(shop, orderId ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    expect((await desk().list({ invoice: 'unpaid' })).map((row) => row.id)).not.toContain(orderId);
    expect(await listDifferences(shop, orderId ?? 0)).toEqual([]);
  });

  it('has one credit note of the whole invoice where it is cancelled, and none where the invoice was never issued', async () => {
    const { id } = await staff().create([customLine('20.00'), customLine('2.50', 2)]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice' });
    const order = orderId ?? 0;
    const invoice = await issueInvoice(shop.order, order);
    await Promise.allSettled([desk().cancel(order), desk().cancel(order)]);
    await Promise.all([issueDocuments(shop.order), issueDocuments(shop.order)]);
    await issueDocuments(shop.order);
    const { notes } = await readDocuments(shop, order);
    expect(notes).toMatchObject([{ amount: '25.00', refundId: null, kind: 'credit_note', customer: invoice.customer }]);
    expect(notes[0]?.content.lines.map(({ quantity, price }) => [quantity, price]).sort()).toEqual([
      [1, '20.00'],
      [2, '2.50'],
    ]);
    expect((await desk().get(order)).documents.creditNotes).toMatchObject([{ amount: '25.00', refundId: null }]);
    await expectGaplessSeries(shop);
    expect(await listDifferences(shop, order)).toEqual([]);
    const early = await staff().markPaid((await staff().create([customLine('10.00')])).id, { method: 'invoice' });
    await desk().cancel(early.orderId ?? 0);
    await issueDocuments(shop.order);
    expect(await readDocuments(shop, early.orderId ?? 0)).toMatchObject({ invoice: undefined, notes: [] });
    await expectGaplessSeries(shop);
  });

  it('that was paid and is refunded in whole has one credit note with its lines', async () => {
    const { id } = await staff().create([customLine('20.00')]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice' });
    await issueInvoice(shop.order, orderId ?? 0);
    await markOrderPaid(shop, orderId ?? 0);
    await desk().refund(orderId ?? 0);
    await issueDocuments(shop.order);
    expect((await readDocuments(shop, orderId ?? 0)).notes).toMatchObject([
      { amount: '20.00', content: { lines: [{ quantity: 1, price: '20.00' }] } },
    ]);
  });

  it('has a way out after it shipped: what came back is restocked, the rest stays away, and nothing is owed', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp, 4)]);
    const { orderId } = await staff().markPaid(id, { method: 'invoice' });
    const order = await desk().get(orderId ?? 0);
    const [line] = order.items;
    const itemId = line?.id ?? 0;
    await issueInvoice(shop.order, order.id);
    await desk().ship(order.id, [{ orderItemId: itemId, quantity: 3 }]);
    const token = (await proofOf(shop, order.id)).token;
    await expect(customerOf(shop).cancel(order.id, { token })).rejects.toMatchObject({ code: 'conflict' });
    await customerOf(shop).return(order.id, [{ orderItemId: itemId, quantity: 2 }], { token });
    const [returned] = (await desk().get(order.id)).returns;
    await desk().moveReturn(order.id, returned?.id ?? 0, 'approved');
    await desk().moveReturn(order.id, returned?.id ?? 0, 'received');
    await expect(desk().closeReturn(order.id, returned?.id ?? 0)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Mark the invoice as paid, or cancel the order',
    });
    expect((await desk().get(order.id)).allowedActions.cancel).toBe(true);
    await desk().cancel(order.id);
    // Of 5, one is with the customer.
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    await issueDocuments(shop.order);
    expect((await readDocuments(shop, order.id)).amounts).toEqual(['80.00']);
    await desk().closeReturn(order.id, returned?.id ?? 0);
    expect(await listDifferences(shop, order.id)).toEqual([]);
    expect((await desk().list({ invoice: 'unpaid' })).map((row) => row.id)).not.toContain(order.id);
  });

  it('that shipped and was cancelled has no parcel to undo: its stock would be lost', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { orderId } = await staff().markPaid((await staff().create([productLine(lamp, 2)])).id, {
      method: 'invoice',
    });
    const order = await desk().get(orderId ?? 0);
    await desk().move(order.id, 'processing');
    await desk().ship(order.id, [{ orderItemId: order.items[0]?.id ?? 0, quantity: 1 }]);
    expect((await desk().get(order.id)).allowedActions.undoUntil).not.toBeNull();
    expect(await desk().cancel(order.id)).toMatchObject({ allowedActions: { undoUntil: null } });
    await expect(desk().undo(order.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk().get(order.id)).toMatchObject({ status: 'cancelled', shipmentState: 'partial' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
  });

  it('that shipped takes of the refund limit of who writes it off, and of their next refunds', async () => {
    const limited = deskOf(shop, { ...clerk, userId: 7001, refundLimit: '50.00' });
    const ship = async (price: string) => {
      const lamp = await shop.addProduct({ price, stock: 5 });
      const { orderId } = await staff().markPaid((await staff().create([productLine(lamp)])).id, { method: 'invoice' });
      const order = await desk().get(orderId ?? 0);
      await desk().ship(order.id, [{ orderItemId: order.items[0]?.id ?? 0, quantity: 1 }]);
      return order.id;
    };
    const [large, first, second] = [await ship('50.01'), await ship('30.00'), await ship('30.00')];
    const refused = (left: string) => ({ code: 'forbidden', details: { refundLimit: '50.00', left } });
    await expect(limited.cancel(large)).rejects.toMatchObject(refused('50.00'));
    expect((await desk().get(large)).status).toBe('shipped');
    const asked = await Promise.allSettled([limited.cancel(first), limited.cancel(second)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(limited.cancel(large)).rejects.toMatchObject(refused('20.00'));
    // What never left the store is no loss.
    const kept = await staff().markPaid((await staff().create([customLine('90.00')])).id, { method: 'invoice' });
    expect(await limited.cancel(kept.orderId ?? 0)).toMatchObject({ status: 'cancelled' });
    expect(await desk().cancel(large)).toMatchObject({ status: 'cancelled' });
  });

  it('409 for an order that is no invoice', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const { orderId } = await staff().markPaid(id);
    await expect(markOrderPaid(shop, orderId ?? 0)).rejects.toMatchObject({ code: 'conflict' });
  });
});
