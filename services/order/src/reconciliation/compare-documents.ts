import { and, eq, gt, gte, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { creditNoteSeries, creditNotes, dueCreditNotes } from '../db/credit-note-tables';
import { dueInvoices, invoiceSeries, invoices } from '../db/invoice-tables';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toCreditNoteNumber, toInvoiceNumber } from '../orders/list-documents';
import type { Finding, Window } from './finding';

/** A broken series has as many rows as staff can look at. */
const findingsMax = 50;

/** Finds orders and refunds without their document, and numbers that are missing or were given twice. */
export async function compareDocuments(deps: OrderDeps, window: Window): Promise<Finding[]> {
  const found = await Promise.all([
    findMissingInvoices(deps, window),
    findMissingCreditNotes(deps, window),
    findUnpaidWithoutCreditNote(deps, window),
    findBrokenSeries(deps, 'invoices'),
    findBrokenSeries(deps, 'credit_notes'),
  ]);
  return found.flat();
}

async function findMissingInvoices({ database: { db } }: OrderDeps, { from, before }: Window): Promise<Finding[]> {
  const due = db.select().from(dueInvoices).where(eq(dueInvoices.orderId, orders.id));
  const rows = await db
    .select({ id: orders.id, placedAt: orders.placedAt, createdAt: orders.createdAt })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, ['confirmed', 'processing', 'shipped', 'delivered']),
        isNull(invoices.orderId),
        gte(orders.placedAt, from),
        lt(orders.updatedAt, before),
        notExists(due),
      ),
    )
    .limit(findingsMax);
  return rows.map(({ id, placedAt, createdAt }) => ({
    cause: 'invoice_missing',
    subject: `order:${id}`,
    orderId: id,
    since: placedAt ?? createdAt,
    details: {},
  }));
}

/** Compares the refunds of invoiced orders in either direction: a refund that failed has its credit note cancelled. */
async function findMissingCreditNotes({ database: { db } }: OrderDeps, { before }: Window): Promise<Finding[]> {
  const isSettled = sql`coalesce(${refunds.settledAt}, ${refunds.createdAt}) < ${before.toISOString()}`;
  const due = db.select().from(dueCreditNotes).where(eq(dueCreditNotes.refundId, refunds.id));
  // Takes back the whole invoice, also for money that arrived later.
  const whole = db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, refunds.orderId), isNull(creditNotes.refundId)));
  const count = (kind: 'credit_note' | 'cancellation') =>
    sql`(select count(*) from ${creditNotes} c where c.refund_id = ${refunds.id} and c.kind = ${kind})`;
  const rows = await db
    .select({ id: refunds.id, orderId: refunds.orderId, amount: refunds.amount, createdAt: refunds.createdAt })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.orderId, refunds.orderId))
    .where(
      and(
        or(
          and(eq(refunds.state, 'succeeded'), sql`${count('credit_note')} = 0`, notExists(whole)),
          and(eq(refunds.state, 'failed'), sql`${count('credit_note')} > ${count('cancellation')}`),
        ),
        isSettled,
        notExists(due),
      ),
    )
    .limit(findingsMax);
  return rows.map(({ id, orderId, amount, createdAt }) => ({
    cause: 'credit_note_missing',
    subject: `refund:${id}`,
    orderId,
    since: createdAt,
    details: { refundId: id, amount },
  }));
}

/** Finds orders that were cancelled unpaid, whose invoice nothing takes back. */
async function findUnpaidWithoutCreditNote(
  { database: { db } }: OrderDeps,
  { from, before }: Window,
): Promise<Finding[]> {
  const due = db.select().from(dueCreditNotes).where(eq(dueCreditNotes.orderId, orders.id));
  const issued = db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, orders.id), isNull(creditNotes.refundId)));
  const owed = sql<string>`${orders.total} - ${orders.reducedTotal}`;
  // What was taken off before has credit notes of its own, and leaves a rest.
  const refunded = db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), ne(refunds.origin, 'reduction')));
  const rows = await db
    .select({ id: orders.id, amount: owed, since: orders.updatedAt })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        eq(orders.status, 'cancelled'),
        eq(orders.amountPaid, '0.00'),
        gt(owed, '0.00'),
        gte(orders.placedAt, from),
        lt(orders.updatedAt, before),
        notExists(due),
        notExists(issued),
        notExists(refunded),
      ),
    )
    .limit(findingsMax);
  return rows.map(({ id, amount, since }) => ({
    cause: 'credit_note_missing',
    subject: `order:${id}`,
    orderId: id,
    since,
    details: { amount },
  }));
}

const series = {
  invoices: { documents: invoices, last: invoiceSeries, toNumber: toInvoiceNumber },
  credit_notes: { documents: creditNotes, last: creditNoteSeries, toNumber: toCreditNoteNumber },
};

/** Reads each series once in its order, by its index: every number follows the one before, and the last is the series' own. */
async function findBrokenSeries({ database: { db }, now }: OrderDeps, name: keyof typeof series): Promise<Finding[]> {
  const { documents, last, toNumber } = series[name];
  const rows = await db.execute<{ year: number; number: number; before: number }>(sql`
    select year, number, before from (
      select year, number, coalesce(lag(number) over (partition by year order by number), 0) as before from ${documents}
      union all
      select s.year, s.last_number + 1, (select coalesce(max(d.number), 0) from ${documents} d where d.year = s.year)
      from ${last} s
    ) numbered where number <> before + 1 order by year, number limit ${findingsMax}`);
  return rows.map(({ year, number, before }) => {
    const isGap = number > before + 1;
    const named = toNumber({ year, number: isGap ? before + 1 : number });
    return { cause: isGap ? 'series_gap' : 'series_double', subject: named, since: now(), details: { number: named } };
  });
}
