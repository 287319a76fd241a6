import * as endpoints from '@shopwright/contracts/http/order-files';
import { mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Call, RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { findCustomerOrder, proofOf } from '../customer-orders/find-customer-order';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import { createDrawing } from './draw-documents';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { draw } = createDrawing();
  routes.bind(endpoints.orderDocument, async (call) => {
    const { id, document: kind } = call.params;
    const order = await findReadable(deps, call, id);
    const source = await readDocumentSource(deps, order, { kind, language: call.query.language });
    return draw(composeDocument(source));
  });
  routes.bind(endpoints.creditNoteDocument, async (call) => {
    const { id, number } = call.params;
    const order = await findReadable(deps, call, id);
    const source = await readCreditNoteSource(deps, order, { number, language: call.query.language });
    return draw(composeCreditNote(source));
  });
}

function findReadable(deps: OrderDeps, call: Pick<Call<unknown>, 'req' | 'actor'>, id: number): Promise<OrderRow> {
  return mayCall(call.actor.role, 'staff') ? getOrder(deps, id) : findCustomerOrder(deps, id, proofOf(call, id));
}

async function getOrder({ database }: OrderDeps, id: number): Promise<OrderRow> {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new AppError('not_found', 'No such order');
  return row;
}
