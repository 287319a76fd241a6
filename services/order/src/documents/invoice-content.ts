import type { Language } from '@shopwright/contracts/fields';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, inArray } from 'drizzle-orm';
import type { DocumentLine, InvoiceContent } from '../db/invoice-tables';
import { type OrderRow, orderItems } from '../db/schema';
import { inOrderLanguage } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';

export function toInvoiceContent(order: OrderRow, lines: DocumentLine[], storeLanguage: Language): InvoiceContent {
  const { language, currency, discount, total } = order;
  return {
    languages: [language, storeLanguage],
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    paid: decimalFromCents(getPaidCents(order)),
    currency,
    discount,
    total,
    lines,
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
