import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, taxClassId, timestamp, version, weightGrams } from '../fields';
import { tags } from '../tags';
import { validationMessages } from '../validation-messages';
import { productFilter } from './staff-products';

const bulkIdsMax = 500;
/** Named, or matched by a filter. */
export const bulkProductsMax = 5000;

const price = decimal.refine((value) => Number(value) > 0, validationMessages.positive);
const hasTwoDecimals = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

export const bulkChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-price'), price }),
  z.strictObject({
    type: z.literal('change-price'),
    percent: z.number().min(-99).max(1000).refine(hasTwoDecimals, 'Must have at most two decimals'),
    /** Rounds to the nearest .99. */
    endsIn99: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('set-category'), categoryId: id }),
  z.strictObject({ type: z.literal('set-archived'), isArchived: z.boolean() }),
  /** Publishes drafts, or makes drafts of products on sale and of archived ones. */
  z.strictObject({ type: z.literal('set-draft'), isDraft: z.boolean() }),
  z.strictObject({ type: z.literal('set-featured'), featured: z.boolean() }),
  z.strictObject({ type: z.literal('set-in-stock'), inStock: z.boolean() }),
  z.strictObject({ type: z.literal('set-tax-class'), taxClass: taxClassId }),
  z.strictObject({ type: z.literal('set-weight'), weightGrams }),
  z.strictObject({ type: z.literal('set-needs-shipping'), needsShipping: z.boolean() }),
  z
    .strictObject({ type: z.literal('change-tags'), add: tags.default([]), remove: tags.default([]) })
    .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], error: validationMessages.required }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

export const bulkValues = z.strictObject({
  /** 0 for a draft without one. */
  price: decimal,
  category: z.string().max(100),
  categoryId: id.nullable(),
  /** Since when it is off sale, archived or as a draft. */
  archivedAt: timestamp.nullable(),
  isDraft: z.boolean().default(false),
  featured: z.boolean(),
  inStock: z.boolean(),
  /** Without these, an undo leaves them. */
  taxClass: taxClassId.optional(),
  weightGrams: weightGrams.optional(),
  needsShipping: z.boolean().optional(),
  tags: tags.optional(),
});
export type BulkValues = z.infer<typeof bulkValues>;

/**
 * Why a product stays as it is: its price is cost plus markup, out of range or not below the compare-at price, it is
 * archived, its SKU is taken, it is a draft without a price, description, image or category, it would have too many tags, or
 * its variants have that value.
 */
const skipReasons = [
  'price-from-cost',
  'price-out-of-range',
  'compare-at-price',
  'archived',
  'sku-taken',
  'incomplete',
  'too-many-tags',
  'has-options',
] as const;
export type SkipReason = (typeof skipReasons)[number];

export const bulkResult = z.discriminatedUnion('outcome', [
  /** The input of `undoBulkEdit`. */
  z.object({ id: z.number(), outcome: z.literal('changed'), version: z.number(), before: bulkValues }),
  z.object({ id: z.number(), outcome: z.literal('unchanged') }),
  /** Changed since the caller read it. */
  z.object({ id: z.number(), outcome: z.literal('conflict') }),
  z.object({ id: z.number(), outcome: z.literal('not-found') }),
  z.object({ id: z.number(), outcome: z.literal('skipped'), reason: z.enum(skipReasons) }),
]);
export type BulkResult = z.infer<typeof bulkResult>;

const isUnique = (rows: { id: number }[]) => new Set(rows.map((row) => row.id)).size === rows.length;
const onlyOnce = 'Each product may appear only once';

/**
 * One transaction, which skips products that may not be changed. 409 `conflict` if another number than the filter's
 * `count` matches.
 */
export const bulkEditProducts = endpoint('catalog', 'POST /staff/products/bulk', {
  summary: 'Changes many products',
  access: 'staff',
  permission: 'products:write',
  body: z.strictObject({
    products: z.union([
      z.strictObject({
        rows: z.array(z.strictObject({ id, version })).min(1).max(bulkIdsMax).refine(isUnique, onlyOnce),
      }),
      z.strictObject({ filter: productFilter, count: z.number().int().min(1).max(bulkProductsMax) }),
    ]),
    change: bulkChange,
  }),
  response: z.object({ results: z.array(bulkResult) }),
  timeoutMs: 10_000,
});

/** Leaves out products that have changed since. */
export const undoBulkEdit = endpoint('catalog', 'POST /staff/products/bulk/undo', {
  summary: 'Undoes a change of many products',
  access: 'staff',
  permission: 'products:write',
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ id, version, before: bulkValues }))
      .min(1)
      .max(bulkProductsMax)
      .refine(isUnique, onlyOnce),
  }),
  response: z.object({ results: z.array(bulkResult) }),
  maxBodyBytes: 2_097_152,
  timeoutMs: 10_000,
});
