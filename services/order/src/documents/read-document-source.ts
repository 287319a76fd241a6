import { getStaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, asc, eq } from 'drizzle-orm';
import { creditNotes } from '../db/credit-note-tables';
import { invoices } from '../db/invoice-tables';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toCreditNoteNumber, toInvoiceNumber } from '../orders/list-documents';
import { getPaidCents, hasUnpaidInvoice } from '../orders/order-rules';
import { isMoney } from '../refunds/refund-totals';
import type { CreditNoteSource } from './compose-credit-note';
import type { DocumentSource } from './compose-document';
import { listLinesOf, toInvoiceContent } from './invoice-content';

type Language = OrderRow['language'];

/**
 * Reads the content of an invoice or a receipt, without issuing any. The reader's language is that of the labels; what
 * was invoiced is as it was issued. Throws `not_found` while the invoice is being prepared, `conflict` where there is none.
 */
export async function readDocumentSource(
  { database: { db }, catalog }: OrderDeps,
  order: OrderRow,
  { kind, language }: { kind: DocumentSource['kind']; language?: Language },
): Promise<DocumentSource> {
  if (kind === 'receipt' && hasUnpaidInvoice(order)) throw fieldError('conflict', 'document', 'This order is not paid');
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) throw toMissing(order);
  const { number, seller, customer, issuedAt } = { ...invoice, number: toInvoiceNumber(invoice) };
  const content = invoice.content ?? (await copySale(db, order, (await catalog.call(getStaffStoreSettings)).language));
  const isSucceeded = and(eq(refunds.orderId, order.id), eq(refunds.state, 'succeeded'), isMoney);
  const refunded =
    kind === 'invoice' ? [] : await db.select().from(refunds).where(isSucceeded).orderBy(asc(refunds.id));
  return {
    kind,
    content,
    number,
    seller,
    customer,
    issuedAt,
    orderId: order.id,
    ...withLanguage(content.languages, language),
    payment: {
      id: order.paymentIntentId ?? '',
      paidCents: getPaidCents(order),
      refunds: refunded.map(({ amount, settledAt, createdAt }) => ({ amount, at: settledAt ?? createdAt })),
    },
  };
}

/** Throws `not_found` where the order has no such credit note. */
export async function readCreditNoteSource(
  { database: { db } }: OrderDeps,
  order: OrderRow,
  { number, language }: { number: string; language?: Language },
): Promise<CreditNoteSource> {
  const rows = await db.select().from(creditNotes).where(eq(creditNotes.orderId, order.id));
  const row = rows.find((each) => toCreditNoteNumber(each) === number);
  if (!row) throw new AppError('not_found', 'No such credit note');
  return { ...row, number, ...withLanguage(row.content.languages, language) };
}

const withLanguage = ([own, store]: [Language, Language], language: Language = own) => ({
  languages: [language, store] satisfies [Language, Language],
});

async function copySale(rows: Executor, order: OrderRow, storeLanguage: Language) {
  return toInvoiceContent(order, (await listLinesOf(rows, [order.id]))(order.id), storeLanguage);
}

function toMissing({ status, placedAt }: OrderRow): AppError {
  if (placedAt === null || status === 'pending') return fieldError('conflict', 'document', 'This order is not paid');
  if (status === 'cancelled') return fieldError('conflict', 'document', 'This order has no invoice');
  return new AppError('not_found', 'The invoice of this order is being prepared. Try again in a few seconds.', {
    retryAfterSeconds: 5,
  });
}
