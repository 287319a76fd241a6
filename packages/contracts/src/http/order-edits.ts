/** Changes of what an order contains, before it ships. */
import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { calendarDay, decimal, id, idParams, line, requiredText } from '../fields';
import { validationMessages } from '../validation-messages';
import { postalAddress } from './addresses';
import { draftLines } from './draft-orders';
import { deskOrderItem, orderDetail } from './order-desk';

/** What staff change. A removed unit is restocked unless they say otherwise. */
export const orderEditForm = z.strictObject({
  remove: z
    .array(
      z.strictObject({
        orderItemId: id,
        quantity: z.number().int().min(1).max(9999),
        restock: z.boolean().default(true),
      }),
    )
    .max(50)
    .default([]),
  /** Becomes an order of its own, linked to this one, with the customer and the address of this one. */
  add: draftLines.default([]),
  /** What shipping the added items costs. */
  shippingAmount: decimal.default('0.00'),
  /** Where the order ships to from now on, with the name of who receives it. */
  address: postalAddress.nullable().default(null),
});
export type OrderEditForm = z.infer<typeof orderEditForm>;

/** What a state of the order costs. Amounts after discounts, with their tax, except `items`. */
const editTotals = z.object({
  /** Units at the prices that they were sold for. */
  items: z.string(),
  discount: z.string(),
  shipping: z.string(),
  tax: z.string(),
  isTaxIncluded: z.boolean(),
  total: z.string(),
});
export type EditTotals = z.infer<typeof editTotals>;

const maxBodyBytes = 128 * 1024;

const version = z.string().min(1).max(64);

/** How the added items are paid: by a link that works for `days`, or by what staff mark. */
const additionPayment = z
  .discriminatedUnion('method', [
    z.strictObject({
      method: z.literal('link'),
      days: z.number().int().min(1).max(90).default(7),
      sendEmail: z.boolean().default(true),
    }),
    z.strictObject({ method: z.enum(['cash', 'transfer']), reference: line(100).default('') }),
    z.strictObject({ method: z.literal('invoice'), reference: line(100).default(''), dueOn: calendarDay.optional() }),
  ])
  .refine((payment) => payment.method !== 'transfer' || payment.reference !== '', {
    path: ['reference'],
    message: validationMessages.required,
  });
export type AdditionPayment = z.infer<typeof additionPayment>;

/** 409 where the order can no longer be edited. */
export const getOrderEdit = endpoint('order', 'GET /orders/:id/edit', {
  summary: 'Returns what can be edited of an order',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  response: z.object({
    /** Names this state of the order: an edit of another one gets 409. */
    version,
    currency: z.enum(currencyCodes),
    /** What is removed is `refunded`, or `credited` on an invoice that is not paid. */
    removal: z.enum(['refunded', 'credited']),
    items: z.array(deskOrderItem),
    /** Its supplier knows of the order already: whoever edits a line of it tells them. */
    sentToSupplier: z.array(z.number()),
    /** Null where the customer typed it as one text, or changed it since. */
    address: postalAddress.nullable(),
    canChangeAddress: z.boolean(),
  }),
});

const removal = z.object({
  amount: z.string(),
  kind: z.enum(['refunded', 'credited']),
});

/** Stores nothing. 422 and 409 as the edit itself. */
export const previewOrderEdit = endpoint('order', 'POST /orders/:id/edits/preview', {
  summary: 'Returns what an edit of an order would cost',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  maxBodyBytes,
  body: orderEditForm,
  response: z.object({
    before: editTotals,
    after: editTotals,
    removed: removal.nullable(),
    /** Null where nothing is added. The customer pays its total. */
    added: editTotals.nullable(),
    /** What shipping and tax were charged for, where the new address is in another country. */
    pricedCountry: z.string().optional(),
  }),
  timeoutMs: 15_000,
});

/**
 * Removes units at the price that was paid for them: they are refunded, for which `orders:refund` is needed too, or credited on an
 * invoice that is not paid. What is added is an order of its own, by a link or marked as paid; 409 `out_of_stock` with `shortage`, and
 * nothing is changed then. 409 `conflict` with `orderConflict` where the order was changed since `version`, or has shipped.
 */
export const editOrder = endpoint('order', 'POST /orders/:id/edits', {
  summary: 'Edits an order before it ships',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  maxBodyBytes,
  body: orderEditForm.extend({
    version,
    requestId: z.uuid(),
    reason: requiredText(1, 500, 'required'),
    /** Of what is added. */
    payment: additionPayment.nullable().default(null),
    /** Emails the customer what was changed. */
    notify: z.boolean().default(true),
  }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/** What an edit changed, for the email about it. */
export const orderEditSummary = z.object({
  id: z.number(),
  removed: z.array(z.object({ orderItemId: z.number(), quantity: z.number() })),
  added: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** What an unpaid invoice is reduced by. */
  credited: z.string().nullable(),
});
