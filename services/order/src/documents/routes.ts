import * as endpoints from '@shopwright/contracts/http/order-files';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { findCustomerOrder } from '../customer-orders/find-customer-order';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import type { DocumentContent } from './document-content';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(
    endpoints.orderDocument,
    async ({ params: { id, document: kind }, query: { token, language }, actor }) => {
      const order = await findReadable(deps, id, { token, actor });
      const source = await readDocumentSource(deps, order, { kind, language });
      return draw(composeDocument(source));
    },
  );
  routes.bind(endpoints.creditNoteDocument, async ({ params: { id, number }, query: { token, language }, actor }) => {
    const order = await findReadable(deps, id, { token, actor });
    return draw(composeCreditNote(await readCreditNoteSource(deps, order, { number, language })));
  });
}

/** The renderer needs memory that most processes never use. */
async function draw(content: DocumentContent): Promise<Buffer> {
  const { renderDocument } = await import('./render-document');
  return renderDocument(content);
}

function findReadable(deps: OrderDeps, id: number, reader: { token?: string; actor: Actor }): Promise<OrderRow> {
  return mayCall(reader.actor.role, 'staff') ? getOrder(deps, id) : findCustomerOrder(deps, id, reader);
}

async function getOrder({ database }: OrderDeps, id: number): Promise<OrderRow> {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new AppError('not_found', 'No such order');
  return row;
}
