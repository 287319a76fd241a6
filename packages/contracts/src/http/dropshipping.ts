import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, text } from '../fields';
import { page } from '../page';
import { staffProduct } from './products';

/** Dropshipped, or with a supplier but not dropshipped. */
export const dropshipStates = ['on', 'off'] as const;
export type DropshipState = (typeof dropshipStates)[number];

export const listDropshipping = endpoint('catalog', 'GET /dropshipping', {
  summary: 'Lists products with a supplier',
  access: 'staff',
  permission: 'suppliers:read',
  ...page({
    row: staffProduct,
    limitMax: 200,
    cursor: idInPath,
    query: { state: z.enum(dropshipStates).default('on'), search: text(200).optional() },
  }),
});

export const dropshippingSummary = z.object({
  products: z.number(),
  /** The distinct suppliers that they name. */
  suppliers: z.number(),
  /** Ten sales of each. */
  revenue: z.string(),
  /** Rounded percent. A missing margin counts as 30; 30 without products. */
  averageMargin: z.number(),
});

export const getDropshippingSummary = endpoint('catalog', 'GET /dropshipping/summary', {
  summary: 'Retrieves the statistics of dropshipping',
  access: 'staff',
  permission: 'suppliers:read',
  response: dropshippingSummary,
});
