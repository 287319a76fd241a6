import * as z from 'zod';
import { endpoint } from '../endpoint';
import { feedRoundings } from '../feed-price';
import { decimal, id, idInPath, idParams, maxInteger } from '../fields';
import { page } from '../page';
import { fileColumns } from '../product-file';
import { validationMessages } from '../validation-messages';
import { fileImport } from './file-imports';
import { marginPercent } from './product-editing';

export const feedHours = [1, 6, 24] as const;
export const feedNewProducts = ['draft', 'ignore'] as const;

/** As which of our columns those of the feed are read, where they are not recognized. */
const feedMapping = z
  .record(
    z.string().min(1).max(200),
    z.string().refine((name) => name === '' || fileColumns.includes(name), 'Must be a column of products'),
  )
  .refine((mapping) => Object.keys(mapping).length <= 50, 'At most 50 columns');

export const feedForm = z.strictObject({
  url: z
    .url({ protocol: /^https$/, error: validationMessages.https })
    .max(500)
    .nullable(),
  everyHours: z
    .number()
    .int()
    .min(1)
    .max(24)
    .refine((hours) => feedHours.some((each) => each === hours), 'Must be 1, 6 or 24'),
  marginPercent,
  rounding: z.enum(feedRoundings),
  newProducts: z.enum(feedNewProducts),
  /** A product that the feed did not have for so long goes off sale. Null for never. */
  staleAfterHours: z.number().int().min(1).max(720).nullable(),
  mapping: feedMapping.nullable(),
});
export type FeedForm = z.infer<typeof feedForm>;

export const supplierFeed = feedForm.extend({
  version: z.number(),
  /** The newest one, or none yet. */
  lastRun: fileImport.nullable(),
  /** Prices that wait for staff. */
  heldPrices: z.number(),
  /** Off sale, since the feed does not have them any more. */
  pausedProducts: z.number(),
});
export type SupplierFeed = z.infer<typeof supplierFeed>;

/** Null without one. */
export const getSupplierFeed = endpoint('catalog', 'GET /suppliers/:id/feed', {
  summary: 'Retrieves the feed of a supplier',
  access: 'staff',
  permission: 'suppliers:read',
  params: idParams,
  response: z.object({ feed: supplierFeed.nullable() }),
});

/** Runs as soon as it is saved, if it has an address. `version` 0 for the first; 409 `conflict` if someone changed it since. */
export const putSupplierFeed = endpoint('catalog', 'PUT /suppliers/:id/feed', {
  summary: 'Sets the feed of a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  body: feedForm.extend({ version: z.number().int().min(0).max(maxInteger) }),
  response: z.object({ feed: supplierFeed.nullable() }),
});

/** Its products stay as they are. */
export const deleteSupplierFeed = endpoint('catalog', 'DELETE /suppliers/:id/feed', {
  summary: 'Deletes the feed of a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  response: z.undefined(),
});

/** 409 `conflict` while a run is under way. */
export const runSupplierFeed = endpoint('catalog', 'POST /suppliers/:id/feed/run', {
  summary: 'Syncs the products of a supplier now',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  response: z.object({ feed: supplierFeed.nullable() }),
});

export const heldPrice = z.object({
  productId: z.number(),
  name: z.string(),
  supplierName: z.string(),
  cost: z.string(),
  price: z.string(),
  newPrice: z.string(),
});
export type HeldPrice = z.infer<typeof heldPrice>;

export const listHeldPrices = endpoint('catalog', 'GET /held-prices', {
  summary: 'Lists the prices of feeds that changed by more than 30% and wait for staff',
  access: 'staff',
  permission: 'suppliers:read',
  ...page({ row: heldPrice, limitMax: 200, cursor: idInPath }),
});

/** Of those that still wait with this price: a newer one stays. */
export const decideHeldPrices = endpoint('catalog', 'POST /held-prices', {
  summary: 'Accepts or rejects prices that wait for staff',
  access: 'staff',
  permission: 'products:write',
  body: z.strictObject({
    decision: z.enum(['accept', 'reject']),
    prices: z
      .array(z.strictObject({ productId: id, newPrice: decimal }))
      .min(1)
      .max(200),
  }),
  response: z.object({ decided: z.number() }),
});
