import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, maxInteger, text, timestamp, version } from '../fields';
import { cartLinesMax } from '../limits';
import { page, textCursor } from '../page';
import { validationMessages } from '../validation-messages';
import { staffProduct } from './products';

const inventoryRow = z.object({
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

/** The levels of stock: none, at most the product's threshold, or more. */
export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

const inventoryFilter = { level: z.enum(stockLevels).optional(), categoryId: idInPath.optional() };

/** Products on sale by name. The first page has the number of all in `X-Total-Count`. */
export const listInventory = endpoint('catalog', 'GET /inventory', {
  summary: 'Lists the stock of products',
  access: 'staff',
  ...page({
    row: inventoryRow,
    limitMax: 200,
    cursor: textCursor,
    query: { ...inventoryFilter, search: text(200).optional() },
  }),
});

/** A category with the number of its products on sale. */
const categoryFacet = z.object({ id: z.number(), name: z.string(), products: z.number() });

const inventorySummary = z.object({
  /** Products on sale. */
  products: z.number(),
  /** Stock on hand of the products on sale that the store keeps itself: a dropshipped product's is the supplier's. */
  stock: z.number(),
  /** The products of each level, in the category if one is given. */
  levels: z.object({ out: z.number(), low: z.number(), in: z.number() } satisfies Record<StockLevel, z.ZodNumber>),
  /** The categories with products of the level, or of any. */
  categories: z.array(categoryFacet),
});
export type InventorySummary = z.infer<typeof inventorySummary>;

export const getInventorySummary = endpoint('catalog', 'GET /inventory/summary', {
  summary: 'Retrieves the figures of the stock',
  access: 'staff',
  query: z.strictObject(inventoryFilter),
  response: inventorySummary,
});

/**
 * The available stock and the price of up to 50 products, for a cart that was filled some time ago. The stock is 0 for one that
 * is off sale. `reference` names a reservation of the same customer, whose units count as available to them.
 */
export const listAvailability = endpoint('catalog', 'GET /availability', {
  summary: 'Lists the available stock and the prices of products',
  access: 'public',
  callers: ['bff', 'order'],
  query: z.strictObject({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(idInPath).min(1).max(cartLinesMax))
      .meta({ examples: ['1,2'] }),
    reference: z.uuid().optional(),
  }),
  response: z.array(z.object({ productId: z.number(), available: z.number(), isLow: z.boolean(), price: z.string() })),
});

export const stockQuantity = z
  .number()
  .int(validationMessages.whole_number)
  .min(0, validationMessages.not_negative)
  .max(maxInteger);

/**
 * Sets the stock on hand. 409 `conflict` if `version` is given and the row has changed since it was read, or if it is not
 * given and units were sold since the stock was last set.
 */
export const setStock = endpoint('catalog', 'PUT /products/:id/stock', {
  summary: "Updates a product's stock",
  access: 'staff',
  params: idParams,
  body: z.strictObject({ stockQuantity, version: version.optional() }),
  response: staffProduct,
});

export const movementReasons = ['sale', 'restock', 'set', 'import', 'seed'] as const;

/** A row of the stock ledger. */
const stockMovement = z.object({
  id: z.number(),
  delta: z.number(),
  resultingQuantity: z.number(),
  reason: z.enum(movementReasons),
  /** The user who set the stock; null where an order or an import changed it. */
  actorUserId: z.number().nullable(),
  createdAt: timestamp,
});
export type StockMovement = z.infer<typeof stockMovement>;

/** The history of a product's stock on hand, newest first. */
export const listStockMovements = endpoint('catalog', 'GET /products/:id/stock-movements', {
  summary: "Lists the changes of a product's stock",
  access: 'staff',
  params: idParams,
  ...page({ row: stockMovement, limitMax: 100, cursor: idInPath }),
});
