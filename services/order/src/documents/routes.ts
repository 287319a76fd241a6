import { orderDocument, orderDocumentParams, orderDocumentQuery } from '@shopwright/contracts/http/customer-orders';
import { readStoreDetails } from '@shopwright/contracts/http/store-details';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq } from 'drizzle-orm';
import { findCustomerOrder } from '../customer-orders/find-customer-order';
import { refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { listOrderItems } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import { composeDocument, type DocumentSource } from './compose-document';
import { assertPaid, issueInvoice, toInvoiceNumber } from './issue-invoice';
import { renderDocument } from './render-document';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.app.get(orderDocument.path, async (req, res) => {
    const actor = await routes.authenticate(req, 'public');
    const params = orderDocumentParams.safeParse(req.params);
    if (!params.success) throw invalidRequest(params.error, 'params');
    const query = orderDocumentQuery.safeParse(req.query);
    if (!query.success) throw invalidRequest(query.error, 'query');
    const { id, document: kind } = params.data;
    const { token, language } = query.data;
    const isStaff = mayCall(actor.role, 'staff');
    const order = isStaff ? await getOrder(deps, id) : await findCustomerOrder(deps, id, { token, actor });
    const source = await readSource(deps, order, { kind, language: language ?? order.language });
    res.set('Cache-Control', 'no-store').type('application/pdf');
    res.send(await renderDocument(composeDocument(source)));
  });
}

async function getOrder({ database }: OrderDeps, id: number): Promise<OrderRow> {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new AppError('not_found', 'There is no such order');
  return row;
}

/** Issues the invoice where there is none, and reads all that a document says. */
async function readSource(
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
    customer: { name: order.customerName, address: order.customerAddress, emailAddress: order.customerEmail },
    order: {
      ...{ id: order.id, placedAt: order.placedAt ?? order.createdAt, paidCents: getPaidCents(order), lines },
      ...{ discount: order.discount, total: order.total, paymentIntentId: order.paymentIntentId ?? '' },
      currency: order.currency,
      refunds: refunded.map(({ amount, settledAt, createdAt }) => ({ amount, at: settledAt ?? createdAt })),
    },
  };
}
