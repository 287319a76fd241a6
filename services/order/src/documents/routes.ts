import * as endpoints from '@shopwright/contracts/http/order-files';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { findReadableOrder } from '../customer-orders/find-customer-order';
import type { OrderDeps } from '../deps';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import { createDrawing } from './draw-documents';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { draw } = createDrawing();
  routes.bind(endpoints.orderDocument, async (call) => {
    const { id, document: kind } = call.params;
    const order = await findReadableOrder(deps, call, id);
    const source = await readDocumentSource(deps, order, { kind, language: call.query.language });
    return draw(composeDocument(source));
  });
  routes.bind(endpoints.creditNoteDocument, async (call) => {
    const { id, number } = call.params;
    const order = await findReadableOrder(deps, call, id);
    const source = await readCreditNoteSource(deps, order, { number, language: call.query.language });
    return draw(composeCreditNote(source));
  });
}
