import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, requiredText, timestamp } from '../fields';
import { page, textCursor } from '../page';
import { importStates } from './suppliers';

/** The `supplierType` of an import whose rows staff uploads. */
export const fileSource = 'file';

/** The columns of a file of products. */
export const requiredColumns = ['name', 'description', 'image', 'category'] as const;
/** A row has a price, or a supplier's cost of which the price is made. */
export const optionalColumns = [
  /** Names the product that the row updates. */
  'slug',
  'price',
  'compareAtPrice',
  'sku',
  'stockQuantity',
  'lowStockThreshold',
  'featured',
  'inStock',
  'supplierName',
  'supplierProductId',
  'supplierCost',
  'dropshipMargin',
  'isDropshipped',
] as const;
export type FileColumn = (typeof requiredColumns)[number] | (typeof optionalColumns)[number];

/** A row of a file, as it was read. What its columns may be is checked when it is imported, and told row by row. */
const fileRow = z.partialRecord(z.enum([...requiredColumns, ...optionalColumns]), z.string().max(6000));
export type FileRow = z.infer<typeof fileRow>;

export const rowsPerCallMax = 500;
/** Rows of one file. */
export const fileRowsMax = 1_000_000;

const fileImport = z.object({
  jobId: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  imported: z.number(),
  rejected: z.number(),
  createdAt: timestamp,
});
export type FileImport = z.infer<typeof fileImport>;

const params = z.strictObject({ jobId: z.uuid() });

/** Opens an import to which rows are added. Nothing is imported before it is started. */
export const createFileImport = endpoint('catalog', 'POST /imports', {
  summary: 'Creates an import of a file',
  access: 'staff',
  body: z.strictObject({ fileName: requiredText(1, 255, 'required') }),
  response: fileImport,
  statuses: [201],
});

/** Adds rows. `firstRow` counts from 1; a row that was added before stays, so that a call may be repeated. */
export const addImportRows = endpoint('catalog', 'POST /imports/:jobId/rows', {
  summary: 'Adds rows to an import of a file',
  access: 'staff',
  params,
  body: z.strictObject({
    firstRow: z.number().int().min(1).max(fileRowsMax),
    rows: z.array(fileRow).min(1).max(rowsPerCallMax),
  }),
  maxBodyBytes: 4 * 1024 * 1024,
  timeoutMs: 10_000,
  response: z.object({ added: z.number() }),
});

/** Starts an import whose rows have all been added, pauses it, or goes on. 409 `conflict` in a state that does not allow it. */
export const setImportState = endpoint('catalog', 'POST /imports/:jobId/state', {
  summary: 'Starts, pauses or resumes an import of a file',
  access: 'staff',
  params,
  body: z.strictObject({ to: z.enum(['running', 'paused']) }),
  response: fileImport,
});

/** Newest first, 10 a page: the rows of each import are counted. */
export const listFileImports = endpoint('catalog', 'GET /imports', {
  summary: 'Lists imports of files',
  access: 'staff',
  ...page({ row: fileImport, limitMax: 50, cursor: textCursor }),
});

const rejectedRow = z.object({
  /** The number of the row, from 1. */
  row: z.number(),
  reason: z.string(),
  columns: fileRow,
});
export type RejectedRow = z.infer<typeof rejectedRow>;

/** The rows that were not imported, in the order of the file. */
export const listRejectedRows = endpoint('catalog', 'GET /imports/:jobId/rejected-rows', {
  summary: 'Lists the rejected rows of an import',
  access: 'staff',
  params,
  ...page({ row: rejectedRow, limitMax: 500, cursor: idInPath }),
});

/**
 * Imports the next rows of a file, in one transaction. With `continueLater`, an import that is not done gets a new event,
 * and so another job.
 */
export const importFileRows = endpoint('catalog', 'POST /internal/imports/:jobId/file-rows', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ continueLater: z.boolean() }),
  timeoutMs: 15_000,
  /** `isDone` also where staff has paused the import. */
  response: z.object({ imported: z.number(), rejected: z.number(), isDone: z.boolean() }),
});
