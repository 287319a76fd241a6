import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, maxInteger, version } from '../fields';
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

export const listInventory = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/inventory',
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

/** Products at or below their threshold, lowest stock first. */
export const listStockAlerts = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/inventory/alerts',
  summary: 'Lists products low in stock',
  access: 'staff',
  reply: z.array(stockAlert),
});

/** Sets the stock on hand. 409 `conflict` if `version` is given and the row has changed since it was read. */
export const setStock = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/products/:id/stock',
  summary: "Updates a product's stock",
  access: 'staff',
  params: idParams,
  body: z.strictObject({
    stockQuantity: z
      .number()
      .int(validationMessages.whole_number)
      .min(0, validationMessages.not_negative)
      .max(maxInteger),
    version: version.optional(),
  }),
  reply: staffProduct,
});
