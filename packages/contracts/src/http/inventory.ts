import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { calendarDay, idInPath, idParams, maxInteger, text, timestamp, version } from '../fields';
import { cartLinesMax } from '../limits';
import { page, textCursor } from '../page';
import { validationMessages } from '../validation-messages';
import { staffProduct } from './products';

export const inventoryRow = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  category: z.string(),
  price: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
  reservedQuantity: z.number(),
  version: z.number(),
});
export type InventoryRow = z.infer<typeof inventoryRow>;

/** None, at most the threshold, or more. */
export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

const inventoryFilter = { level: z.enum(stockLevels).optional(), categoryId: idInPath.optional() };

/** Lists products by name. The first page has `X-Total-Count`. */
export const listInventory = endpoint('catalog', 'GET /inventory', {
  summary: 'Lists the stock of products',
  access: 'staff',
  permission: 'inventory:read',
  ...page({
    row: inventoryRow,
    limitMax: 200,
    cursor: textCursor,
    query: { ...inventoryFilter, search: text(200).optional() },
  }),
});

/** With the products of the categories below it. */
export const categoryFacet = z.object({
  id: z.number(),
  parentId: z.number().nullable().default(null),
  name: z.string(),
  products: z.number(),
});

export const inventorySummary = z.object({
  products: z.number(),
  /** Stock on hand, without that of suppliers (dropshipped products). */
  stock: z.number(),
  /** Counts those in the category, if one is given. */
  levels: z.object({ out: z.number(), low: z.number(), in: z.number() } satisfies Record<StockLevel, z.ZodNumber>),
  categories: z.array(categoryFacet),
});
export type InventorySummary = z.infer<typeof inventorySummary>;

export const getInventorySummary = endpoint('catalog', 'GET /inventory/summary', {
  summary: 'Retrieves the statistics of the stock',
  access: 'staff',
  permission: 'inventory:read',
  query: z.strictObject(inventoryFilter),
  response: inventorySummary,
});

/** The products of a cart. */
export const idsInQuery = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(idInPath).min(1).max(cartLinesMax))
  .meta({ examples: ['1,2'] });

/**
 * Up to 50 products. The stock is 0 off sale, and a draft has no price. `reference` names the customer's own reservation, whose units count as
 * available.
 */
export const listAvailability = endpoint('catalog', 'GET /availability', {
  summary: 'Lists the available stock and the prices of products',
  access: 'public',
  callers: ['bff', 'order'],
  query: z.strictObject({
    ids: idsInQuery,
    reference: z.uuid().optional(),
  }),
  response: z.array(
    z.object({ productId: z.number(), available: z.number(), isLow: z.boolean(), price: z.string().nullable() }),
  ),
});

export const stockQuantity = z
  .number()
  .int(validationMessages.whole_number)
  .min(0, validationMessages.not_negative)
  .max(maxInteger);

/**
 * 409 `conflict` if the row is not of this `version` or, without one, if units were sold since the stock was last set.
 */
export const setStock = endpoint('catalog', 'PUT /products/:id/stock', {
  summary: "Updates a product's stock",
  access: 'staff',
  permission: 'inventory:write',
  params: idParams,
  body: z.strictObject({ stockQuantity, version: version.optional() }),
  response: staffProduct,
});

/** `options`: between a product and its variants, when it got or lost its options. */
export const movementReasons = ['sale', 'restock', 'set', 'import', 'seed', 'options'] as const;

export const stockMovement = z.object({
  id: z.number(),
  delta: z.number(),
  resultingQuantity: z.number(),
  reason: z.enum(movementReasons),
  /** Null where an order or an import changed it. */
  actorUserId: z.number().nullable(),
  createdAt: timestamp,
  /** The values of the variant whose stock changed, where the product has options. */
  optionValues: z.array(z.string()).nullish(),
});
export type StockMovement = z.infer<typeof stockMovement>;

/** Newest first. */
export const listStockMovements = endpoint('catalog', 'GET /products/:id/stock-movements', {
  summary: "Lists the changes of a product's stock",
  access: 'staff',
  permission: 'inventory:read',
  params: idParams,
  ...page({ row: stockMovement, limitMax: 100, cursor: idInPath }),
});

const day = calendarDay.optional();

/**
 * The ledger, oldest first: of all products, or of one with its variants. Days are those of the store's time zone, both
 * included. As JSON, an array of objects with the same columns.
 */
export const exportStockMovements = endpoint('catalog', 'GET /inventory/movements/export', {
  summary: 'Exports the changes of stock as CSV or JSON',
  access: 'staff',
  permission: 'inventory:read',
  query: z.strictObject({ from: day, to: day, productId: idInPath.optional(), ...exportQuery }),
  response: z.undefined(),
  file: exportFile('stock-movements'),
  timeoutMs: exportTimeoutMs,
});
