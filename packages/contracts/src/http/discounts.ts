import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import {
  copiedCode,
  decimal,
  email,
  id,
  idInPath,
  idParams,
  maxInteger,
  requiredLine,
  timestamp,
  version,
} from '../fields';
import { page } from '../page';
import { validationMessages } from '../validation-messages';
import { percent, period, refuseReversedDays } from './selling';

/** Compared without case. */
export const discountCode = copiedCode().pipe(
  z
    .string()
    .max(40, validationMessages.discount_code)
    .regex(/^[\p{L}\p{N}_-]+$/u, validationMessages.discount_code),
);

/** By which a code is found, however it is written. */
export const toCodeKey = (code: string): string => code.normalize('NFKC').toUpperCase();

const ids = z.array(id).min(1).max(500);
const units = z.number().int().min(1).max(10_000);
const positive = decimal.refine((amount) => Number(amount) > 0, validationMessages.positive);
const positivePercent = percent.refine((rate) => Number(rate) > 0, validationMessages.positive);
const products = z.strictObject({ type: z.literal('products'), ids });
const categories = z.strictObject({ type: z.literal('categories'), ids });
const collections = z.strictObject({ type: z.literal('collections'), ids });

export const discountTarget = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('order') }),
  products,
  categories,
  collections,
]);

export const discountEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), rate: positivePercent }),
  /** Once for all lines that it applies to. */
  z.strictObject({ kind: z.literal('amount'), amount: positive }),
  z.strictObject({ kind: z.literal('free_shipping') }),
  z.strictObject({
    kind: z.literal('buy_x_get_y'),
    buy: units,
    get: units,
    /** What the units that are got lose of their price: 100 makes them free. */
    rate: positivePercent,
    /** What may be got, if it is not what must be bought. */
    getTarget: z.discriminatedUnion('type', [products, categories, collections]).optional(),
  }),
]);

export const discountAudience = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('all') }),
  /** Has paid nothing here before. */
  z.strictObject({ type: z.literal('first_order') }),
  z.strictObject({ type: z.literal('signed_in') }),
  z.strictObject({ type: z.literal('customers'), emails: z.array(email()).min(1).max(1000) }),
]);

const usesMax = z.number().int().min(1).max(maxInteger).nullable();

const fields = {
  name: requiredLine(1, 80, 'required'),
  /** Null for a discount that applies by itself. */
  code: discountCode.nullable(),
  effect: discountEffect,
  target: discountTarget,
  /** Of the lines that it applies to, before discounts. */
  minimumAmount: decimal.optional(),
  minimumQuantity: units.optional(),
  ...period,
  audience: discountAudience,
  usesMax,
  usesPerCustomerMax: usesMax,
  /** With others that combine. */
  combines: z.boolean(),
  isEnabled: z.boolean().default(true),
};

export const discountForm = z.strictObject(fields).superRefine(refuseReversedDays);
export type DiscountForm = z.infer<typeof discountForm>;

export const discount = z.object({
  ...fields,
  id: z.number(),
  version: z.number(),
  /** Orders that have it, and open checkouts. */
  uses: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Discount = z.infer<typeof discount>;

/** Newest first. */
export const listDiscounts = endpoint('order', 'GET /discounts', {
  summary: 'Lists discounts',
  access: 'staff',
  permission: 'discounts:read',
  ...page({ row: discount, limitMax: 100, cursor: idInPath }),
});

/**
 * Oldest first, in the columns in which `POST /imports/discounts` takes them, with the uses in this store. Targets are slugs, which name
 * them in another store, too. As JSON, an array of discounts.
 */
export const exportDiscounts = endpoint('order', 'GET /discounts/export', {
  summary: 'Exports discounts as CSV or JSON',
  access: 'staff',
  permission: 'discounts:read',
  query: z.strictObject(exportQuery),
  response: z.undefined(),
  file: exportFile('discounts'),
  timeoutMs: exportTimeoutMs,
  priority: 'account',
});

/** 409 naming `code` if another discount has it. */
export const createDiscount = endpoint('order', 'POST /discounts', {
  summary: 'Creates a discount',
  access: 'staff',
  permission: 'discounts:write',
  maxBodyBytes: 128 * 1024,
  statuses: [201],
  body: discountForm,
  response: discount,
});

/** 409 with the newer discount in `details` if it was saved since `version`. */
export const updateDiscount = endpoint('order', 'PUT /discounts/:id', {
  summary: 'Replaces a discount',
  access: 'staff',
  permission: 'discounts:write',
  maxBodyBytes: 128 * 1024,
  params: idParams,
  body: z.strictObject({ ...fields, version }).superRefine(refuseReversedDays),
  response: discount,
});

/** Orders that have it keep it. */
export const deleteDiscount = endpoint('order', 'DELETE /discounts/:id', {
  summary: 'Deletes a discount',
  access: 'staff',
  permission: 'discounts:write',
  params: idParams,
  response: z.undefined(),
});
