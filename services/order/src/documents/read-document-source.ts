import { readStoreDetails } from '@shopwright/contracts/http/store-details';
import { and, asc, eq } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { listOrderItems } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import type { DocumentSource } from './compose-document';
import { assertPaid, issueInvoice, toInvoiceNumber } from './issue-invoice';

/** Issues the invoice if there is none, and reads the content of a document. */
export async function readDocumentSource(
  deps: OrderDeps,
  order: OrderRow,
  { kind, language }: { kind: DocumentSource['kind']; language: OrderRow['language'] },
): Promise<DocumentSource> {
  assertPaid(order);
  const invoice = await issueInvoice(deps, order.id);
  const { db } = deps.database;
  const isRefunded = and(eq(refunds.orderId, order.id), eq(refunds.state, 'succeeded'));
  const [lines, refunded, storeDetails] = await Promise.all([
    listOrderItems(db, order.id),
    db.select().from(refunds).where(isRefunded).orderBy(asc(refunds.id)),
    deps.catalog.call(readStoreDetails),
  ]);
  return {
    kind,
    languages: [language, storeDetails.language],
    invoice: { number: toInvoiceNumber(invoice), issuedAt: invoice.issuedAt },
    seller: invoice.seller,
    customer: invoice.customer,
    order: {
      ...{ id: order.id, placedAt: order.placedAt ?? order.createdAt, paidCents: getPaidCents(order), lines },
      ...{ discount: order.discount, total: order.total, paymentIntentId: order.paymentIntentId ?? '' },
      currency: order.currency,
      refunds: refunded.map(({ amount, settledAt, createdAt }) => ({ amount, at: settledAt ?? createdAt })),
    },
  };
}
