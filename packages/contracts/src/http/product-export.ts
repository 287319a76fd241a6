import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { idInPath, text } from '../fields';
import { productViews } from './staff-products';

/**
 * All products of a view with their variants, in the columns that an import knows: an import of the file changes nothing. As
 * JSON, an array of objects with the same columns.
 */
export const exportProducts = endpoint('catalog', 'GET /products/export', {
  summary: 'Exports products as CSV or JSON',
  access: 'staff',
  permission: 'products:export',
  query: z.strictObject({
    ...exportQuery,
    view: z.enum(productViews).default('all'),
    search: text(200).optional(),
    categoryId: idInPath.optional(),
  }),
  file: exportFile('products'),
  response: z.undefined(),
  timeoutMs: exportTimeoutMs,
});
