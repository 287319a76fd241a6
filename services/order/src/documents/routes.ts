import * as endpoints from '@shopwright/contracts/http/order-files';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { findCustomerOrder } from '../customer-orders/find-customer-order';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { composeDocument } from './compose-document';
import { readDocumentSource } from './read-document-source';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(
    endpoints.orderDocument,
    async ({ params: { id, document: kind }, query: { token, language }, actor }) => {
      const isStaff = mayCall(actor.role, 'staff');
      const order = isStaff ? await getOrder(deps, id) : await findCustomerOrder(deps, id, { token, actor });
      const source = await readDocumentSource(deps, order, { kind, language: language ?? order.language });
      // The renderer needs memory that most processes never use.
      const { renderDocument } = await import('./render-document');
      return renderDocument(composeDocument(source));
    },
  );
}

async function getOrder({ database }: OrderDeps, id: number): Promise<OrderRow> {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new AppError('not_found', 'No such order');
  return row;
}
