import * as endpoints from '@shopwright/contracts/http/order-files';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { findReadableOrder } from '../customer-orders/find-customer-order';
import type { OrderDeps } from '../deps';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import { readLook } from './document-look';
import { createDrawing } from './draw-documents';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';
import { writeCreditNote, writeInvoice } from './write-e-invoice';

export function documentRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { draw } = createDrawing();
  routes.bind(endpoints.orderDocument, async (call) => {
    const { id, document: kind } = call.params;
    const order = await findReadableOrder(deps, call, id);
    const source = await readDocumentSource(deps, order, { kind, language: call.query.language });
    return draw({ ...composeDocument(source), ...(await readLook(deps, source.seller)) });
  });
  routes.bind(endpoints.creditNoteDocument, async (call) => {
    const { id, number } = call.params;
    const order = await findReadableOrder(deps, call, id);
    const source = await readCreditNoteSource(deps, order, { number, language: call.query.language });
    return draw({ ...composeCreditNote(source), ...(await readLook(deps, source.seller)) });
  });
  routes.bind(endpoints.eInvoice, async (call) => {
    const { id, number } = call.params;
    const order = await findReadableOrder(deps, call, id);
    if (number.startsWith('CN-')) return writeCreditNote(await readCreditNoteSource(deps, order, { number }));
    const source = await readDocumentSource(deps, order, { kind: 'invoice' });
    if (source.number !== number) throw new AppError('not_found', 'No such invoice');
    return writeInvoice(source);
  });
}
