import { centsPerUnit } from '@shopwright/contracts/currencies';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { refundUnits } from '@shopwright/contracts/pricing/refund';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { type CreditNoteContent, creditNoteSeries, creditNotes, dueCreditNotes } from '../db/credit-note-tables';
import { type DocumentLine, dueInvoices, type InvoiceContent, invoices } from '../db/invoice-tables';
import { refundItems, refunds } from '../db/refund-tables';
import { orderItems, orders } from '../db/schema';
import { toCreditNoteNumber, toInvoiceNumber } from '../orders/list-documents';
import { inOrderLanguage } from '../orders/order-row';
import { recordOrderEvent, store } from '../orders/record-event';
import { batchMax, type Issuer, lockSeries, takeNumber } from './document-series';
import { cutCost, shareRefund } from './share-refund';

type InvoiceRow = typeof invoices.$inferSelect;
type CreditNoteRow = typeof creditNotes.$inferSelect;

interface Due {
  kind: (typeof dueCreditNotes.$inferSelect)['kind'];
  /** Null for the invoice of an order that was cancelled unpaid: all of it is taken back. */
  refund: Pick<typeof refunds.$inferSelect, 'id' | 'amount' | 'origin'> | null;
  invoice: InvoiceRow;
}

/**
 * Issues the next credit notes, and the cancellations of those whose refund failed, in the order in which Stripe reported
 * them. Returns how many were due. Those of an order whose invoice is still to come wait for it; an order that was
 * cancelled before its invoice has no documents at all.
 */
export async function issueCreditNotes(tx: Executor, issuer: Issuer): Promise<number> {
  await lockSeries(tx);
  const due = await listDue(tx);
  const linesOf = await listRefundedLines(
    tx,
    due.flatMap(({ refund }) => refund?.id ?? []),
  );
  for (const { kind, refund, invoice } of due) {
    if (invoice) await writeDocument(tx, { kind, refund, invoice }, refund ? linesOf(refund.id) : [], issuer);
  }
  const ids = due.map(({ id }) => id);
  await tx.delete(dueCreditNotes).where(inArray(dueCreditNotes.id, ids));
  return due.length;
}

function listDue(tx: Executor) {
  const dueInvoice = tx.select().from(dueInvoices).where(eq(dueInvoices.orderId, orders.id));
  const isNeverInvoiced = and(eq(orders.status, 'cancelled'), isNull(invoices.orderId), notExists(dueInvoice));
  return tx
    .select({ id: dueCreditNotes.id, kind: dueCreditNotes.kind, refund: refunds, invoice: invoices })
    .from(dueCreditNotes)
    .leftJoin(refunds, eq(refunds.id, dueCreditNotes.refundId))
    .innerJoin(orders, eq(orders.id, sql`coalesce(${dueCreditNotes.orderId}, ${refunds.orderId})`))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(or(isNotNull(invoices.content), isNeverInvoiced))
    .orderBy(asc(dueCreditNotes.id))
    .limit(batchMax);
}

async function writeDocument(
  tx: Executor,
  { kind, refund, invoice }: Due,
  refundedLines: DocumentLine[],
  issuer: Issuer,
): Promise<void> {
  const { orderId } = invoice;
  const { seller, issuedAt, language } = issuer;
  const sale = invoice.content;
  if (!sale) return;
  const refundId = refund?.id ?? null;
  const ofOrder = await tx.select().from(creditNotes).where(eq(creditNotes.orderId, orderId));
  const earlier = listUncancelled(ofOrder);
  // What was taken off an unpaid invoice before is credited already.
  const creditedCents = earlier.reduce((sum, note) => sum + centsFromDecimal(note.amount), 0);
  const amount = refund?.amount ?? decimalFromCents(centsFromDecimal(sale.total) - creditedCents);
  // Money that arrived after its invoice was taken back whole: nothing is left to credit.
  if (kind === 'credit_note' && refund && ofOrder.some((document) => document.refundId === null)) return;
  const issued = ofOrder.filter((document) => document.refundId === refundId);
  const cancelled = issued.find((document) => document.kind === 'credit_note');
  const isNew = !issued.some((document) => document.kind === kind);
  if (!isNew || (kind === 'cancellation' && !cancelled)) return;
  // Nothing was paid yet when an invoice that is paid later was issued.
  const isWhole =
    !refund || centsFromDecimal(amount) === centsFromDecimal(sale.source === 'invoice' ? sale.total : sale.paid);
  const credited = earlier.flatMap(({ content }) => content.lines);
  const lines = refundedLines.length === 0 && isWhole ? withoutCredited(sale.lines, credited) : refundedLines;
  const place = await takeNumber(tx, creditNoteSeries, issuer);
  await tx.insert(creditNotes).values({
    orderId,
    refundId,
    kind,
    ...place,
    amount,
    seller,
    customer: invoice.customer,
    issuedAt,
    content: {
      languages: [sale.languages[0], language],
      currency: sale.currency,
      invoiceNumber: toInvoiceNumber(invoice),
      invoiceIssuedAt: invoice.issuedAt.toISOString(),
      ...toSold(sale),
      ...(kind === 'cancellation' && cancelled
        ? { ...toRefunded(cancelled.content), cancelledNumber: toCreditNoteNumber(cancelled) }
        : shareSale(sale, lines, {
            amountCents: centsFromDecimal(amount),
            earlier: earlier.map(({ content }) => content),
          })),
      ...(refund?.origin === 'reduction' && { isUnpaid: true }),
    },
  });
  await recordOrderEvent(tx, {
    orderId,
    kind: kind === 'credit_note' ? 'credit_note_issued' : 'credit_note_cancelled',
    author: store,
    at: issuedAt,
    details: { number: toCreditNoteNumber(place), amount },
  });
}

const toSold = ({ vatNumber, exemptionReason, buyer, destination, totals }: InvoiceContent) => ({
  ...(exemptionReason && { exemptionReason }),
  ...(vatNumber && { vatNumber }),
  ...(buyer && { buyer }),
  ...(destination && { destination }),
  ...(totals && { isTaxIncluded: totals.some(({ isIncluded }) => isIncluded) }),
});

const toRefunded = ({ lines, rest, portions }: CreditNoteContent) => ({ lines, rest, portions });

const listUncancelled = (rows: readonly CreditNoteRow[]): CreditNoteRow[] => {
  const cancelled = rows.filter(({ kind }) => kind === 'cancellation').map(({ refundId }) => refundId);
  return rows.filter(({ refundId }) => !cancelled.includes(refundId));
};

/** Returns the units of a sale that no credit note has. Lines of a sale without taxes are known by name and price. */
function withoutCredited(sold: readonly DocumentLine[], credited: readonly DocumentLine[]): DocumentLine[] {
  const keyOf = ({ orderItemId, name, price }: DocumentLine) => orderItemId ?? `${name} ${price}`;
  const left = new Map<number | string, number>();
  for (const line of credited) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + line.quantity);
  return sold.flatMap((line) => {
    const taken = Math.min(line.quantity, left.get(keyOf(line)) ?? 0);
    left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) - taken);
    return taken < line.quantity ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

interface Refunded {
  amountCents: number;
  earlier: readonly CreditNoteContent[];
}

/** Returns which part of the costs of a sale a refund is, and so of its taxes. A sale without charges has none. */
function shareSale(sale: InvoiceContent, lines: DocumentLine[], { amountCents, earlier }: Refunded) {
  const sold = sale.lines.flatMap(({ cost, ...line }) => (cost ? [{ ...line, cost }] : []));
  const shipping = (sale.shipping ?? []).map((cost) => ({ cost, orderItemId: undefined, quantity: 1 }));
  const step = centsPerUnit(sale.currency);
  const unitsOf = (rows: readonly DocumentLine[], id: number | undefined) =>
    rows.reduce((sum, row) => sum + (id !== undefined && row.orderItemId === id ? row.quantity : 0), 0);
  const costs = [...sold, ...shipping].map(({ cost, orderItemId, quantity }, index) => {
    const refundedQuantity = earlier.reduce((sum, note) => sum + unitsOf(note.lines, orderItemId), 0);
    const units = Math.min(unitsOf(lines, orderItemId), quantity - refundedQuantity);
    const paid = centsFromDecimal(cost.paid);
    return {
      cost,
      takenCents: earlier.reduce((sum, { portions }) => sum + (portions?.[index] ?? 0), 0),
      unitsCents: units > 0 ? refundUnits({ paid, quantity, refundedQuantity }, units, step) : 0,
    };
  });
  if (costs.length === 0) return { lines: lines.map(({ orderItemId: _, ...line }) => line) };
  const portions = shareRefund(amountCents, costs, step);
  const cuts = costs.map(({ cost, takenCents }, index) => cutCost(cost, takenCents, portions[index] ?? 0, step));
  const indexOf = (line: DocumentLine) => sold.findIndex(({ orderItemId }) => orderItemId === line.orderItemId);
  const named = lines.map(indexOf);
  return {
    lines: lines.map((line) => ({ ...line, cost: cuts[indexOf(line)] })),
    rest: cuts.filter(({ paid }, index) => !named.includes(index) && centsFromDecimal(paid) > 0),
    portions,
  };
}

/** Reads the units of some refunds in one query. */
async function listRefundedLines(tx: Executor, refundIds: number[]): Promise<(refundId: number) => DocumentLine[]> {
  const rows = await tx
    .select({
      refundId: refundItems.refundId,
      orderItemId: refundItems.orderItemId,
      quantity: refundItems.quantity,
      name: orderItems.name,
      localName: orderItems.localName,
      price: orderItems.price,
    })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(inArray(refundItems.refundId, refundIds))
    .orderBy(asc(orderItems.id));
  const lines = inOrderLanguage(rows);
  return (refundId) =>
    lines.filter((line) => line.refundId === refundId).map(({ localName: _, refundId: _id, ...line }) => line);
}
