import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { idInPath, language, timestamp } from '../fields';
import { paymentSources } from '../payment-sources';
import { postalAddress } from './addresses';
import { documentKinds } from './customer-orders';
import { deskOrderItem, orderFilters, paymentStates, refund, shipment, shipmentStates } from './order-desk';
import { creditNoteNumber, documentNumber, issuedDocuments } from './order-documents';
import { orderStatuses } from './orders';

/** Serves staff too. `language` defaults to the order's. */
export const orderDocument = endpoint('order', 'GET /customer-orders/:id/documents/:document', {
  summary: 'Returns the invoice or the receipt of an order',
  access: 'public',
  permission: 'orders:read',
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
  permission: 'orders:read',
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
  permission: 'orders:read',
  params: z.strictObject({ id: idInPath, number: documentNumber }),
  response: z.undefined(),
  file: { type: 'application/xml', name: ':number.xml' },
  priority: 'account',
});

/** Access like `orderDocument`. */
export const returnPhoto = endpoint('order', 'GET /customer-orders/:id/return-photos/:photo', {
  summary: 'Returns a photo that a customer sent with a return',
  access: 'public',
  permission: 'orders:read',
  params: z.strictObject({ id: idInPath, photo: z.uuid() }),
  response: z.undefined(),
  file: { type: 'image/webp' },
  timeoutMs: 10_000,
  priority: 'account',
});

const amount = z.string();
const named = { label: z.string(), amount };

/** An order as its export has it. Its discounts, shipping and taxes are the rows between its subtotal and its total. */
export const exportedOrder = z.object({
  id: z.number(),
  status: z.enum(orderStatuses),
  paymentState: z.enum(paymentStates),
  paymentSource: z.enum(paymentSources),
  shipmentState: z.enum(shipmentStates),
  createdAt: timestamp,
  placedAt: timestamp.nullable(),
  shippedAt: timestamp.nullable(),
  deliveredAt: timestamp.nullable(),
  currency: z.enum(currencyCodes),
  language,
  /** Null for a guest. */
  userId: z.number().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  /** As one text. In parts where the checkout asked for them. */
  customerAddress: z.string(),
  shippingAddress: postalAddress.nullable(),
  /** Of the invoice, where it is another. */
  billingAddress: postalAddress.nullable(),
  vatNumber: z.string().nullable(),
  exemption: z.enum(['exempt', 'reverse_charge']).nullable(),
  lines: z.array(
    deskOrderItem
      .pick({
        id: true,
        productId: true,
        name: true,
        localName: true,
        quantity: true,
        price: true,
        isDropshipped: true,
      })
      .extend({ sku: z.string().nullable(), paid: amount.nullable() }),
  ),
  subtotal: amount,
  discounts: z.array(z.object({ ...named, code: z.string().nullable(), isReward: z.boolean() })),
  shipping: z.array(z.object(named)),
  taxes: z.array(z.object({ ...named, rate: z.string(), taxable: amount, isIncluded: z.boolean() })),
  discountTotal: amount,
  shippingTotal: amount,
  taxTotal: amount,
  total: amount,
  /** Taken off an unpaid invoice: so much less of `total` is owed. */
  reducedTotal: amount,
  refundedTotal: amount,
  disputedTotal: amount,
  revenue: amount,
  shipments: z.array(
    shipment.pick({ id: true, carrier: true, trackingNumber: true, trackingUrl: true, createdAt: true, items: true }),
  ),
  refunds: z.array(
    refund.pick({ id: true, origin: true, state: true, amount: true, reason: true, createdAt: true, items: true }),
  ),
  documents: issuedDocuments,
  /** The order to which this one was added. */
  addedTo: z.number().nullable(),
});
export type ExportedOrder = z.infer<typeof exportedOrder>;

/** A line of the CSV is an order, or a line of one. */
export const exportedRows = ['orders', 'lines'] as const;

/** As JSON, an array of `exportedOrder`. */
export const orderExport = endpoint('order', 'GET /orders/export', {
  summary: 'Exports a view of the orders as CSV or JSON',
  access: 'staff',
  permission: 'orders:export',
  query: z.strictObject({ ...orderFilters, ...exportQuery, rows: z.enum(exportedRows).default('orders') }),
  response: z.undefined(),
  file: exportFile('orders'),
  timeoutMs: exportTimeoutMs,
  priority: 'account',
});
