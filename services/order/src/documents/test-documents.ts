import { centsFromDecimal } from '@shopwright/contracts/money';
import { fieldError } from '@shopwright/service-kit/errors';
import { getOrderRow } from '@shopwright/tests/test-customer';
import type { TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { creditNoteSeries, creditNotes, dueCreditNotes } from '../db/credit-note-tables';
import { dueInvoices, invoiceSeries, invoices } from '../db/invoice-tables';
import { refunds } from '../db/refund-tables';
import type { OrderDeps } from '../deps';
import { issueDocuments } from './issue-documents';

/** Issues what is due, and returns the invoice of an order. Throws `conflict` where it gets none. */
export async function issueInvoice(deps: OrderDeps, orderId: number): Promise<typeof invoices.$inferSelect> {
  await issueDocuments(deps);
  const [issued] = await deps.database.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!issued) throw fieldError('conflict', 'document', 'This order has no invoice');
  return issued;
}

export const readDocuments = async (shop: TestStore, orderId: number) => {
  const { db } = shop.order.database;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const notes = await db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(creditNotes.id);
  return { invoice, notes, amounts: notes.map(({ kind, amount }) => (kind === 'cancellation' ? '-' : '') + amount) };
};

/** An order has an invoice and a credit note for each refund, or, cancelled, no document at all. */
export async function expectOneEach(shop: TestStore, orderId: number): Promise<void> {
  const order = await getOrderRow(shop, orderId);
  const { invoice, notes } = await readDocuments(shop, orderId);
  if (!invoice) {
    expect([order.status, notes]).toEqual(['cancelled', []]);
    return;
  }
  const made = await shop.order.database.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  for (const { id, state, amount } of made) {
    const own = notes.filter(({ refundId }) => refundId === id);
    const kinds = own.map(({ kind }) => kind);
    if (state === 'succeeded') expect(kinds).toEqual(['credit_note']);
    else expect([[], ['credit_note', 'cancellation']]).toContainEqual(kinds);
    for (const note of own) expect(note.amount).toBe(amount);
  }
  const signed = notes.map(({ kind, amount }) => centsFromDecimal(amount) * (kind === 'cancellation' ? -1 : 1));
  expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(centsFromDecimal(order.refundedTotal));
}

/** Every series has each number from 1 to its last exactly once, and nothing is due. */
export async function expectGaplessSeries(shop: TestStore): Promise<void> {
  const { db } = shop.order.database;
  for (const [series, documents] of [
    [invoiceSeries, invoices],
    [creditNoteSeries, creditNotes],
  ] as const) {
    const rows = await db.select({ year: documents.year, number: documents.number }).from(documents);
    for (const { year, lastNumber } of await db.select().from(series)) {
      const numbers = rows.flatMap((row) => (row.year === year ? row.number : [])).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: lastNumber }, (_, index) => index + 1));
    }
  }
  expect([await db.select().from(dueInvoices), await db.select().from(dueCreditNotes)]).toEqual([[], []]);
}
