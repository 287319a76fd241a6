import type { Language } from '@shopwright/contracts/fields';
import { composeAddress } from '@shopwright/contracts/http/addresses';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import { offlinePayments } from '../db/draft-tables';
import type { DocumentLine, InvoiceContent, InvoicedCustomer } from '../db/invoice-tables';
import { type OrderRow, orderItems } from '../db/schema';
import { orderCharges, orderQuotes } from '../db/selling-tables';
import { inOrderLanguage } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import { listTotals } from '../orders/total-rows';
import { findDestination, toCosts } from './cost-of-sale';

type OrderItem = typeof orderItems.$inferSelect;

export function toInvoiceContent(
  order: OrderRow,
  items: OrderItem[],
  storeLanguage: Language,
  { costs, ...charged }: Charges = {},
): InvoiceContent {
  const { language, currency, discount, total } = order;
  return {
    languages: [language, storeLanguage],
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    paid: decimalFromCents(getPaidCents(order)),
    currency,
    discount,
    total,
    lines: items.map((item) => toLine(item, costs)),
    ...(costs && { shipping: costs.shipping }),
    ...charged,
  };
}

function toLine({ id, productId, name, quantity, price }: OrderItem, costs: Charges['costs']): DocumentLine {
  const cost = costs?.lines.get(productId);
  return { name, quantity, price, ...(cost && { orderItemId: id, cost }) };
}

/** Reads who the invoices of some orders are for: the billing address, else who the order ships to. */
export async function listBilledOf(tx: Executor, orderIds: number[]): Promise<(order: OrderRow) => InvoicedCustomer> {
  const { orderId, billingAddress } = orderQuotes;
  const rows = await tx.select({ orderId, billingAddress }).from(orderQuotes).where(inArray(orderId, orderIds));
  return (order) => {
    const billed = rows.find((row) => row.orderId === order.id)?.billingAddress;
    const name = billed?.name ?? order.customerName;
    const address = billed ? composeAddress(billed) : order.customerAddress;
    return { name, address, emailAddress: order.customerEmail };
  };
}

interface Charges
  extends Pick<
    InvoiceContent,
    'totals' | 'vatNumber' | 'exemptionReason' | 'paidAt' | 'source' | 'dueOn' | 'buyer' | 'destination'
  > {
  costs?: ReturnType<typeof toCosts>;
}

/** Reads what some orders cost and why, where they went, and when they were paid. */
export async function listChargesOf(tx: Executor, rows: readonly OrderRow[]): Promise<(order: OrderRow) => Charges> {
  const ids = rows.map(({ id }) => id);
  const isConfirmation = and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'confirmed'));
  const [totalsOf, quotes, charges, confirmations, offline] = await Promise.all([
    listTotals(tx, ids),
    tx.select().from(orderQuotes).where(inArray(orderQuotes.orderId, ids)),
    tx.select().from(orderCharges).where(inArray(orderCharges.orderId, ids)).orderBy(asc(orderCharges.position)),
    tx.select().from(orderEvents).where(isConfirmation).orderBy(asc(orderEvents.id)),
    tx.select().from(offlinePayments).where(inArray(offlinePayments.orderId, ids)),
  ]);
  return (order) => {
    const isOwn = ({ orderId }: { orderId: number }) => orderId === order.id;
    const quote = quotes.find(isOwn);
    const own = charges.filter(isOwn);
    const payment = offline.find(isOwn);
    const paidAt = getPaidCents(order) > 0 ? (payment?.paidAt ?? confirmations.find(isOwn)?.createdAt) : undefined;
    const buyer = quote?.billingAddress ?? quote?.address;
    const destination = quote && findDestination(quote.input);
    return {
      ...totalsOf(order),
      ...(paidAt && { paidAt: paidAt.toISOString() }),
      ...(order.paymentSource !== 'stripe' && { source: order.paymentSource }),
      ...(payment?.dueOn && { dueOn: payment.dueOn }),
      ...(quote?.vatNumber && { vatNumber: quote.vatNumber }),
      ...(quote?.exemptionReason && { exemptionReason: quote.exemptionReason }),
      ...(buyer && { buyer }),
      ...(destination && { destination: destination.country }),
      ...(quote?.input.tax && { costs: toCosts(quote, own, order.total) }),
    };
  };
}

/** Reads the lines of some orders in one query, in the orders' languages. */
export async function listLinesOf(tx: Executor, orderIds: number[]): Promise<(orderId: number) => OrderItem[]> {
  const rows = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
  const named = inOrderLanguage(rows);
  return (orderId) => named.filter((item) => item.orderId === orderId);
}
