import type { Language } from '@shopwright/contracts/fields';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, inArray } from 'drizzle-orm';
import type { DocumentLine, InvoiceContent } from '../db/invoice-tables';
import { type OrderRow, orderItems } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import { inOrderLanguage } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import { listTotals } from '../orders/total-rows';

export function toInvoiceContent(
  order: OrderRow,
  lines: DocumentLine[],
  storeLanguage: Language,
  charged: Charges = {},
): InvoiceContent {
  const { language, currency, discount, total } = order;
  return {
    languages: [language, storeLanguage],
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    paid: decimalFromCents(getPaidCents(order)),
    currency,
    discount,
    total,
    lines,
    ...charged,
  };
}

type Charges = Pick<InvoiceContent, 'totals' | 'vatNumber' | 'isReverseCharged' | 'exemptionReason'>;

/** Reads the rows of some orders, and to which business they were sold. */
export async function listChargesOf(tx: Executor, rows: readonly OrderRow[]): Promise<(order: OrderRow) => Charges> {
  const ids = rows.map(({ id }) => id);
  const [totalsOf, quotes] = await Promise.all([
    listTotals(tx, ids),
    tx
      .select({
        id: orderQuotes.orderId,
        vatNumber: orderQuotes.vatNumber,
        exemption: orderQuotes.exemption,
        exemptionReason: orderQuotes.exemptionReason,
      })
      .from(orderQuotes)
      .where(inArray(orderQuotes.orderId, ids)),
  ]);
  return (order) => {
    const quote = quotes.find(({ id }) => id === order.id);
    return {
      ...totalsOf(order),
      ...(quote?.vatNumber && { vatNumber: quote.vatNumber }),
      ...(quote?.exemption === 'reverse_charge' && { isReverseCharged: true }),
      ...(quote?.exemptionReason && { exemptionReason: quote.exemptionReason }),
    };
  };
}

/** Reads the lines of some orders in one query. */
export async function listLinesOf(tx: Executor, orderIds: number[]): Promise<(orderId: number) => DocumentLine[]> {
  const rows = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
  const linesOf = new Map<number, DocumentLine[]>();
  for (const { orderId, name, quantity, price } of inOrderLanguage(rows))
    linesOf.set(orderId, [...(linesOf.get(orderId) ?? []), { name, quantity, price }]);
  return (orderId) => linesOf.get(orderId) ?? [];
}
