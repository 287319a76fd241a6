import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { idInPath, line, timestamp } from '../fields';
import { page } from '../page';

const amounts = z.object({
  subtotal: z.string().nullable(),
  shipping: z.string().nullable(),
  tax: z.string().nullable(),
  discount: z.string().nullable(),
  /** Such as for wrapping a gift. Absent where it has none. */
  fees: z.string().optional(),
});

/** An order of the store's previous shop: history, of which nothing follows. Amounts are in its own currency. */
export const pastOrder = z.object({
  id: z.number(),
  /** Its number there. */
  reference: z.string(),
  placedAt: timestamp,
  email: z.string(),
  name: z.string(),
  currency: z.string(),
  total: z.string(),
  amounts,
  /** As the previous shop wrote it. */
  status: z.string(),
  lines: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.number(), price: z.string().nullable() })),
  address: z.string(),
});
export type PastOrder = z.infer<typeof pastOrder>;

/** Those of the account's address, once it is verified. Newest first. */
export const listMyPastOrders = endpoint('order', 'GET /orders/user/past', {
  summary: "Lists the user's orders of the previous shop",
  access: 'shopper',
  ...page({ row: pastOrder, limitMax: 100, cursor: idInPath }),
});

const search = line(200).optional();

/** Newest first. `search` finds the number, the address or the name. */
export const listPastOrders = endpoint('order', 'GET /past-orders', {
  summary: 'Lists orders of the previous shop',
  access: 'staff',
  permission: 'orders:read',
  ...page({
    row: pastOrder,
    limitMax: 100,
    cursor: idInPath,
    query: { search, email: line(320).optional() },
  }),
});

/** As CSV with a row for each line, in the columns of an import; as JSON, an array of `pastOrder`. */
export const exportPastOrders = endpoint('order', 'GET /past-orders/export', {
  summary: 'Exports orders of the previous shop as CSV or JSON',
  access: 'staff',
  permission: 'orders:export',
  query: z.strictObject({ search, ...exportQuery }),
  response: z.undefined(),
  file: exportFile('past-orders'),
  timeoutMs: exportTimeoutMs,
  priority: 'account',
});
