/** Orders that staff make: as a draft first, which the customer pays by a link, or which staff mark as paid. */
import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import {
  calendarDay,
  decimal,
  email,
  id,
  idInPath,
  idParams,
  language,
  line,
  quantity,
  requiredLine,
  taxClassId,
  text,
  timestamp,
  version,
  weightGrams,
} from '../fields';
import { cartLinesMax, defaultTaxClass } from '../limits';
import { page } from '../page';
import { offlineMethods } from '../payment-sources';
import { validationMessages } from '../validation-messages';
import { postalAddress } from './addresses';
import { priceQuote } from './quotes';
import { percent } from './selling';

const positive = decimal.refine((amount) => Number(amount) > 0, validationMessages.positive);

const productLine = z.strictObject({
  type: z.literal('product'),
  productId: id,
  quantity,
  /** Of one unit. Without one, the price of the moment in which the draft is saved. */
  price: decimal.optional(),
});

/** Something that the catalog does not have, such as engraving. */
const customLine = z.strictObject({
  type: z.literal('custom'),
  name: requiredLine(1, 200, 'required'),
  quantity,
  price: decimal,
  taxClass: taxClassId.default(defaultTaxClass),
  needsShipping: z.boolean().default(false),
  weightGrams: weightGrams.default(0),
});

/** Each product once. */
export const draftLines = z
  .array(z.discriminatedUnion('type', [productLine, customLine]))
  .max(cartLinesMax)
  .superRefine((lines, context) => {
    const seen = new Set<number>();
    lines.forEach((one, index) => {
      if (one.type === 'custom') return;
      if (seen.has(one.productId)) {
        context.addIssue({ code: 'custom', path: [index, 'productId'], message: 'Each product may appear only once' });
      }
      seen.add(one.productId);
    });
  });

const discountName = line(80).default('');

/** What staff take off the order, after all other discounts. Its name is on the invoice. */
export const draftDiscount = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percentage'),
    rate: percent.refine((rate) => Number(rate) > 0, validationMessages.positive),
    name: discountName,
  }),
  z.strictObject({ kind: z.literal('amount'), amount: positive, name: discountName }),
]);

/** A rate or pickup place of the store, or a price that staff agreed with the customer. */
export const draftShipping = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rate'), rateId: z.string().min(1).max(40) }),
  z.strictObject({ type: z.literal('agreed'), name: requiredLine(1, 80, 'required'), amount: decimal }),
]);

const fields = {
  /** The account that the order belongs to. */
  userId: id.nullable().default(null),
  customerName: line(200).default(''),
  /** Empty where the customer has none: then nothing is emailed. */
  customerEmail: z.union([z.literal(''), email()]).default(''),
  /** The language of the emails and of the customer's page. */
  language: language.default('en'),
  lines: draftLines.min(1, validationMessages.products_missing),
  address: postalAddress.nullable().default(null),
  shipping: draftShipping.nullable().default(null),
  discount: draftDiscount.nullable().default(null),
  /** Customers do not see it. It becomes a note of the order. */
  note: text(2000).default(''),
};

const maxBodyBytes = 128 * 1024;

export const draftForm = z.strictObject(fields);
export type DraftForm = z.infer<typeof draftForm>;

export const draftStates = ['open', 'sent', 'ordered'] as const;

export const draftOrder = z.object({
  ...fields,
  id: z.number(),
  version: z.number(),
  /** `sent`: a payment link is open. */
  state: z.enum(draftStates),
  lines: z.array(
    z.discriminatedUnion('type', [
      productLine.extend({ price: z.string(), name: z.string() }),
      customLine.extend({ price: z.string() }),
    ]),
  ),
  customerEmail: z.string(),
  /** When the draft was saved. */
  total: z.string(),
  currency: z.enum(currencyCodes),
  /** The order that it became. */
  orderId: z.number().nullable(),
  /** Of the customer's page. Null where there is none, or where it is over. */
  paymentLink: z
    .object({
      /** Null for staff without `orders:write`. */
      url: z.string().nullable(),
      expiresAt: timestamp,
      /** Null where staff send it themselves. */
      emailedTo: z.string().nullable(),
    })
    .nullable(),
  createdBy: z.number().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DraftOrder = z.infer<typeof draftOrder>;

/** Newest first. `search` matches numbers, names and email addresses. */
export const listDraftOrders = endpoint('order', 'GET /draft-orders', {
  summary: 'Lists draft orders',
  access: 'staff',
  permission: 'orders:read',
  ...page({
    row: draftOrder,
    limitMax: 100,
    cursor: idInPath,
    query: { state: z.enum(draftStates).optional(), search: text(200).optional() },
  }),
});

/** 422 naming the line whose product is not on sale. */
export const createDraftOrder = endpoint('order', 'POST /draft-orders', {
  summary: 'Creates a draft order',
  access: 'staff',
  permission: 'orders:write',
  maxBodyBytes,
  statuses: [201],
  body: draftForm,
  response: draftOrder,
});

/** What a draft would cost. Stores nothing. */
export const quoteDraftOrder = endpoint('order', 'POST /draft-orders/quote', {
  summary: 'Quotes the price of a draft order',
  access: 'staff',
  permission: 'orders:write',
  maxBodyBytes,
  body: draftForm,
  response: priceQuote,
});

export const getDraftOrder = endpoint('order', 'GET /draft-orders/:id', {
  summary: 'Retrieves a draft order',
  access: 'staff',
  permission: 'orders:read',
  params: idParams,
  response: draftOrder,
});

/** 409 with the newer draft in `details` if it was saved since `version`; 409 too while the customer pays it. */
export const updateDraftOrder = endpoint('order', 'PUT /draft-orders/:id', {
  summary: 'Replaces a draft order',
  access: 'staff',
  permission: 'orders:write',
  maxBodyBytes,
  params: idParams,
  body: z.strictObject({ ...fields, version }),
  response: draftOrder,
  timeoutMs: 15_000,
});

/** 409 where it is an order already, or is being paid. */
export const deleteDraftOrder = endpoint('order', 'DELETE /draft-orders/:id', {
  summary: 'Deletes a draft order',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  response: z.undefined(),
  timeoutMs: 15_000,
});

const reference = line(100).default('');

/**
 * Makes the order of a draft that the store is paid for without Stripe. `invoice` is paid later: the order may ship before.
 * 409 `conflict` where it is an order already, is being paid, or was saved since `version`; `out_of_stock` with `shortage`.
 */
export const markDraftPaid = endpoint('order', 'POST /draft-orders/:id/mark-paid', {
  summary: 'Creates an order from a draft paid in cash, by transfer or by invoice',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: z
    .strictObject({
      method: z.enum(offlineMethods),
      /** Such as the number of the receipt, or the text of the transfer. */
      reference,
      /** Of an invoice: the day by which it is paid, in 14 days unless said otherwise. */
      dueOn: calendarDay.optional(),
      version: version.optional(),
    })
    .refine(({ method, reference: given }) => method !== 'transfer' || given !== '', {
      path: ['reference'],
      message: validationMessages.required,
    })
    .refine(({ method, dueOn }) => method === 'invoice' || dueOn === undefined, {
      path: ['dueOn'],
      message: 'Only invoices can have a due date',
    }),
  response: draftOrder,
  timeoutMs: 15_000,
});

/**
 * The link works for `days`, and ends the one before. 422 names what the draft lacks to be paid, such as `address` or, to be
 * emailed, `customerEmail`. 409 while the customer pays.
 */
export const createPaymentLink = endpoint('order', 'POST /draft-orders/:id/payment-link', {
  summary: 'Sends a payment link to the customer',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: z.strictObject({
    version: version.optional(),
    days: z.number().int().min(1).max(90).default(7),
    sendEmail: z.boolean().default(true),
  }),
  response: draftOrder,
  timeoutMs: 15_000,
});

/** 409 while the customer pays. */
export const revokePaymentLink = endpoint('order', 'DELETE /draft-orders/:id/payment-link', {
  summary: 'Deactivates the payment link of a draft order',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  response: draftOrder,
  timeoutMs: 15_000,
});
