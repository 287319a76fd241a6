import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { idInPath, idParams, language, maxInteger, requiredLine, requiredText, text, timestamp } from '../fields';
import { page } from '../page';
import { accountExport } from './account';
import { user } from './auth';
import { draftOrder } from './draft-orders';
import { accountLinks, pointsEntry } from './internal-accounts';
import { deskOrder, orderDetail, orderNote } from './order-desk';
import { pastOrder } from './past-orders';

export const customerKinds = ['account', 'guest'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** An account, or a guest by email. Sums contain what the account's address bought as a guest. */
export const customerRow = z.object({
  id: z.number(),
  kind: z.enum(customerKinds),
  email: z.string(),
  name: z.string(),
  userId: z.number().nullable(),
  orders: z.number(),
  spent: z.string(),
  /** The creation of the account, or the guest's first order. */
  since: timestamp,
  lastOrderAt: timestamp.nullable(),
});
export type CustomerRow = z.infer<typeof customerRow>;

const customerFilters = { search: text(200).optional(), kind: z.enum(customerKinds).optional() };

/** Newest first, 50 a page. `search` matches every word. */
export const listCustomers = endpoint('order', 'GET /customers', {
  summary: 'Lists customers',
  access: 'staff',
  permission: 'customers:read',
  ...page({ row: customerRow, limitMax: 100, cursor: idInPath, query: customerFilters }),
});

/** The columns of the file, in this order. Another store imports them. */
export const exportedCustomer = z.object({
  email: z.string(),
  /** Of a guest, all but the last word of the name. */
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language,
  /** The address confirmed the newsletter. */
  acceptsMarketing: z.boolean(),
  consentAt: timestamp.nullable(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** A code such as DE where the address was given in parts. */
  country: z.string(),
  createdAt: timestamp,
  orders: z.number(),
  totalSpent: z.string(),
  loyaltyPoints: z.number(),
  /** Why the account pays no tax; empty where it does. */
  taxExempt: z.string(),
});
export type ExportedCustomer = z.infer<typeof exportedCustomer>;

/** As JSON, an array of `exportedCustomer`. */
export const exportCustomers = endpoint('order', 'GET /customers/export', {
  summary: 'Exports a view of the customers as CSV or JSON',
  access: 'staff',
  permission: 'customers:privacy',
  query: z.strictObject({ ...customerFilters, ...exportQuery }),
  response: z.undefined(),
  file: exportFile('customers'),
  timeoutMs: exportTimeoutMs,
  priority: 'account',
});

/** Why an account pays no tax, such as the number of its certificate. */
export const exemptionReason = requiredLine(1, 200, 'required');

export const taxExemption = z.object({
  /** Null where it pays tax. */
  reason: exemptionReason.nullable(),
  /** Counts the changes. */
  version: z.number(),
});

export const customerDetail = customerRow.extend({
  /** Null for a guest. */
  account: user.nullable(),
  points: z.array(pointsEntry),
  newsletter: z.object({ state: z.string(), createdAt: timestamp }).nullable(),
  /** Absent for a guest, whom nothing proves. */
  taxExemption: taxExemption.optional(),
  notes: z.array(orderNote),
  recentOrders: z.array(deskOrder),
});
export type CustomerDetail = z.infer<typeof customerDetail>;

export const getCustomer = endpoint('order', 'GET /customers/:id', {
  summary: 'Retrieves a customer with orders, points and notes',
  access: 'staff',
  permission: 'customers:read',
  params: idParams,
  response: customerDetail,
});

export const customerNoteForm = z.strictObject({ body: requiredText(1, 2000, 'required') });

export const addCustomerNote = endpoint('order', 'POST /customers/:id/notes', {
  summary: 'Adds an internal note to a customer',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: customerNoteForm,
  response: customerDetail,
});

/** 409 for a guest, or if it was changed since `version`. Orders that exist keep their tax. */
export const putTaxExemption = endpoint('order', 'PUT /customers/:id/tax-exemption', {
  summary: 'Exempts an account from tax, or ends that',
  access: 'staff',
  permission: 'customers:write',
  params: idParams,
  body: z.strictObject({
    reason: exemptionReason.nullable(),
    /** 0 before the first. */
    version: z.number().int().min(0).max(maxInteger),
  }),
  response: customerDetail,
});

const customerLinks = [...accountLinks, 'order'] as const;
export type CustomerLink = (typeof customerLinks)[number];

/**
 * A link to verify, to choose another password, or to the newest order. At most one order link a minute and three
 * account links an hour. 409 `conflict` where there is nothing to link to.
 */
export const sendCustomerLink = endpoint('order', 'POST /customers/:id/links', {
  summary: 'Emails a customer a link',
  access: 'staff',
  permission: 'customers:write',
  params: idParams,
  body: z.strictObject({ kind: z.enum(customerLinks) }),
  response: z.object({ sent: z.literal(true) }),
});

export const customerFile = z.object({
  exportedAt: timestamp,
  customer: customerRow,
  account: accountExport.nullable(),
  taxExemption: taxExemption.optional(),
  notes: z.array(orderNote),
  orders: z.array(orderDetail),
  /** Of the previous shop. */
  pastOrders: z.array(pastOrder),
  /** That staff prepared, the newest. */
  draftOrders: z.array(draftOrder).default([]),
});
export type CustomerFile = z.infer<typeof customerFile>;

export const customerExport = endpoint('order', 'GET /customers/:id/export', {
  summary: "Exports a customer's data",
  access: 'staff',
  permission: 'customers:privacy',
  params: idParams,
  response: z.undefined(),
  file: { type: 'application/json', name: 'customer-:id.json' },
  timeoutMs: 30_000,
  priority: 'account',
});

/** Orders stay without a name. `email` must be the customer's. 409 `conflict` for the account of staff. */
export const eraseCustomerData = endpoint('order', 'POST /customers/:id/erase', {
  summary: "Erases a customer's data",
  access: 'staff',
  permission: 'customers:privacy',
  params: idParams,
  body: z.strictObject({ email: text(254) }),
  response: z.undefined(),
  timeoutMs: 15_000,
});
