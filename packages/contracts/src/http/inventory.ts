import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, idParams, maxInteger, timestamp, version } from '../fields';
import { cartLinesMax } from '../limits';
import { page } from '../page';
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

export const listInventory = endpoint('catalog', 'GET /inventory', {
  summary: 'Lists the stock of all products',
  access: 'staff',
  reply: z.array(inventoryRow),
});

export const stockAlert = z.object({
  id: z.number(),
  name: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
});

/**
 * The available stock of up to 50 products, for a cart that was filled some time ago. 0 for one that is off sale. `reference`
 * names a reservation of the same customer, whose pieces count as available to them.
 */
export const listAvailability = endpoint('catalog', 'GET /availability', {
  summary: 'Lists the available stock of products',
  access: 'public',
  query: z.strictObject({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(idInPath).min(1).max(cartLinesMax))
      .meta({ examples: ['1,2'] }),
    reference: z.uuid().optional(),
  }),
  reply: z.array(z.object({ productId: z.number(), available: z.number(), isLow: z.boolean() })),
});

/** Products at or below their threshold, lowest stock first. */
export const listStockAlerts = endpoint('catalog', 'GET /inventory/alerts', {
  summary: 'Lists products low in stock',
  access: 'staff',
  reply: z.array(stockAlert),
});

export const stockQuantity = z
  .number()
  .int(validationMessages.whole_number)
  .min(0, validationMessages.not_negative)
  .max(maxInteger);

/**
 * Sets the stock on hand. 409 `conflict` if `version` is given and the row has changed since it was read, or if it is not
 * given and pieces were sold since the stock was last set.
 */
export const setStock = endpoint('catalog', 'PUT /products/:id/stock', {
  summary: "Updates a product's stock",
  access: 'staff',
  params: idParams,
  body: z.strictObject({ stockQuantity, version: version.optional() }),
  reply: staffProduct,
});

export const movementReasons = ['sale', 'restock', 'set', 'import', 'seed'] as const;

/** A row of the stock ledger. */
export const stockMovement = z.object({
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

/** Records one alert for each time the stock falls to its threshold; the event's id makes it happen once. */
export const recordStockAlert = endpoint('catalog', 'POST /internal/stock-alerts', {
  access: 'system',
  body: z.strictObject({
    eventId: z.uuid(),
    productId: id,
    stockQuantity: z.number().int().min(0),
    lowStockThreshold: z.number().int().min(0),
  }),
  reply: z.object({ recorded: z.boolean() }),
});
