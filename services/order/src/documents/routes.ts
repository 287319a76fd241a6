import { orderDocument, orderDocumentParams, orderDocumentQuery } from '@shopwright/contracts/http/customer-orders';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { findCustomerOrder } from '../customer-orders/find-customer-order';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { composeDocument } from './compose-document';
import { readDocumentSource } from './read-document-source';

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
    const source = await readDocumentSource(deps, order, { kind, language: language ?? order.language });
    res.set('Cache-Control', 'no-store').type('application/pdf');
    // The PDF library takes memory that most processes never need.
    const { renderDocument } = await import('./render-document');
    res.send(await renderDocument(composeDocument(source)));
  });
}

async function getOrder({ database }: OrderDeps, id: number): Promise<OrderRow> {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new AppError('not_found', 'There is no such order');
  return row;
}
