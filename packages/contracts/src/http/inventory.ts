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
  summary: 'Lists every product with its stock on hand',
  access: 'staff',
  reply: z.array(inventoryRow),
});

export const stockAlert = z.object({
  id: z.number(),
  name: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
});

/** Products at or below their threshold, the emptiest first. */
export const listStockAlerts = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/inventory/alerts',
  summary: 'Lists products at or below their threshold, lowest stock first',
  access: 'staff',
  reply: z.array(stockAlert),
});

/** Sets what is on hand. With `version` (from a read) the write is refused with 409 when the row has changed since. */
export const setStock = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/products/:id/stock',
  summary: "Sets a product's stock on hand",
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
