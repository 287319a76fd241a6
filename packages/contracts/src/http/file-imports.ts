import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, requiredText, timestamp } from '../fields';
import { page, textCursor } from '../page';
import { categoryForm } from './categories';
import { importStates } from './suppliers';

/** The `supplierType` of an upload. */
export const fileSource = 'file';

export const requiredColumns = ['name', 'description', 'image', 'category'] as const;
/** A row has a price, or a cost. */
export const optionalColumns = [
  /** The product to update. */
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
  'isDraft',
  'taxClass',
  'weightGrams',
  'needsShipping',
  /** Separated by commas. */
  'tags',
] as const;
export type FileColumn = (typeof requiredColumns)[number] | (typeof optionalColumns)[number];

/** Checked when it is imported, and reported row by row. */
export const fileRow = z.partialRecord(z.enum([...requiredColumns, ...optionalColumns]), z.string().max(6000));
export type FileRow = z.infer<typeof fileRow>;

export const rowsPerCallMax = 500;
/** Rows of one file. */
export const fileRowsMax = 1_000_000;

export const fileImport = z.object({
  jobId: z.string(),
  fileName: z.string(),
  asDrafts: z.boolean().default(false),
  state: z.enum(importStates),
  rows: z.number(),
  imported: z.number(),
  rejected: z.number(),
  createdAt: timestamp,
});
export type FileImport = z.infer<typeof fileImport>;

const params = z.strictObject({ jobId: z.uuid() });

export const newCategoryName = categoryForm.shape.name;
export const newCategoriesMax = 100;

/** Imports nothing before it is started. */
export const createFileImport = endpoint('catalog', 'POST /imports', {
  summary: 'Creates an import of a file',
  access: 'staff',
  body: z.strictObject({
    fileName: requiredText(1, 255, 'required'),
    /** New products become drafts, unless their row says otherwise. */
    asDrafts: z.boolean().optional(),
    /** Created where the store lacks them. Rows of any other unknown category belong to none. */
    newCategories: z.array(newCategoryName).max(newCategoriesMax).optional(),
  }),
  response: fileImport,
  statuses: [201],
});

/** `firstRow` counts from 1. Idempotent. */
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

/** Starts, pauses or continues. 409 `conflict` in a state that does not allow it. */
export const setImportState = endpoint('catalog', 'POST /imports/:jobId/state', {
  summary: 'Starts, pauses or resumes an import of a file',
  access: 'staff',
  params,
  body: z.strictObject({ to: z.enum(['running', 'paused']) }),
  response: fileImport,
});

/** Newest first, 10 a page. */
export const listFileImports = endpoint('catalog', 'GET /imports', {
  summary: 'Lists imports of files',
  access: 'staff',
  ...page({ row: fileImport, limitMax: 50, cursor: textCursor }),
});

export const rejectedRow = z.object({
  row: z.number(),
  reason: z.string(),
  columns: fileRow,
});
export type RejectedRow = z.infer<typeof rejectedRow>;

export const listRejectedRows = endpoint('catalog', 'GET /imports/:jobId/rejected-rows', {
  summary: 'Lists the rejected rows of an import',
  access: 'staff',
  params,
  ...page({ row: rejectedRow, limitMax: 500, cursor: idInPath }),
});

/** One transaction. With `continueLater`, an unfinished import gets a new event and job. */
export const importFileRows = endpoint('catalog', 'POST /internal/imports/:jobId/file-rows', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ continueLater: z.boolean() }),
  timeoutMs: 15_000,
  /** `isDone` also where it is paused. */
  response: z.object({ imported: z.number(), rejected: z.number(), isDone: z.boolean() }),
});
