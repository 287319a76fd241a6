import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, language } from '../fields';
import { documentKinds } from './customer-orders';
import { orderFilters } from './order-desk';
import { creditNoteNumber, documentNumber } from './order-documents';

/** Serves staff too. `language` defaults to the order's. */
export const orderDocument = endpoint('order', 'GET /customer-orders/:id/documents/:document', {
  summary: 'Returns the invoice or the receipt of an order',
  access: 'public',
  params: z.strictObject({ id: idInPath, document: z.enum(documentKinds) }),
  query: z.strictObject({ language: language.optional() }),
  response: z.undefined(),
  file: { type: 'application/pdf', name: ':document-:id.pdf' },
  timeoutMs: 15_000,
  priority: 'account',
});

/** A credit note, or its cancellation. Access like `orderDocument`. */
export const creditNoteDocument = endpoint('order', 'GET /customer-orders/:id/credit-notes/:number', {
  summary: 'Returns a credit note of an order',
  access: 'public',
  params: z.strictObject({ id: idInPath, number: creditNoteNumber }),
  query: z.strictObject({ language: language.optional() }),
  response: z.undefined(),
  file: { type: 'application/pdf', name: ':number.pdf' },
  timeoutMs: 15_000,
  priority: 'account',
});

/**
 * An invoice or credit note as EN 16931 asks for, in UBL; a German store's is an XRechnung. Access like `orderDocument`. 422 names
 * the setting without which the document was issued.
 */
export const eInvoice = endpoint('order', 'GET /customer-orders/:id/e-invoices/:number', {
  summary: 'Returns an invoice or a credit note of an order as an e-invoice (XML)',
  access: 'public',
  params: z.strictObject({ id: idInPath, number: documentNumber }),
  response: z.undefined(),
  file: { type: 'application/xml', name: ':number.xml' },
  priority: 'account',
});

/** Access like `orderDocument`. */
export const returnPhoto = endpoint('order', 'GET /customer-orders/:id/return-photos/:photo', {
  summary: 'Returns a photo that a customer sent with a return',
  access: 'public',
  params: z.strictObject({ id: idInPath, photo: z.uuid() }),
  response: z.undefined(),
  file: { type: 'image/webp' },
  timeoutMs: 10_000,
  priority: 'account',
});

export const orderExport = endpoint('order', 'GET /orders/export', {
  summary: 'Returns a view of the orders as CSV',
  access: 'staff',
  query: z.strictObject(orderFilters),
  response: z.undefined(),
  file: { type: 'text/csv; charset=utf-8', name: 'orders.csv' },
  timeoutMs: 30_000,
  priority: 'account',
});
