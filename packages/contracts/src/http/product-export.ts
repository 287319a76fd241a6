import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, text } from '../fields';
import { productViews } from './staff-products';

export const exportFormats = ['csv', 'json'] as const;

/**
 * All products of a view with their variants, in the columns that an import knows: an import of the file changes nothing. As
 * JSON, an array of objects with the same columns.
 */
export const exportProducts = endpoint('catalog', 'GET /products/export', {
  summary: 'Exports products as CSV or JSON',
  access: 'staff',
  query: z.strictObject({
    format: z.enum(exportFormats).default('csv'),
    view: z.enum(productViews).default('all'),
    search: text(200).optional(),
    categoryId: idInPath.optional(),
  }),
  file: {
    type: 'text/csv; charset=utf-8',
    name: 'products.csv',
    byFormat: { json: { type: 'application/json; charset=utf-8', name: 'products.json' } },
  },
  response: z.undefined(),
  timeoutMs: 900_000,
});
