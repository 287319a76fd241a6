import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, timestamp } from '../fields';
import {
  type AskedKind,
  askedKinds,
  importKinds,
  isImportColumn,
  permissionsOfKind,
  recognizedKind,
} from '../import-kinds';
import { page, textCursor } from '../page';
import { fileImportCounts, importPhases, importStates } from './suppliers';

/** The `supplierType` of an upload. */
export const fileSource = 'file';

export const fileFormats = ['shopwright', 'shopify', 'woocommerce', 'other'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What was recognized in a file: its columns, and as which of ours each is read. Null for one that is left out. */
export const fileHead = z.object({
  /** Files that were read by the release before have products. */
  kind: z.enum(importKinds).default('products'),
  format: z.enum(fileFormats),
  columns: z.array(z.object({ name: z.string(), column: z.string().nullable() })),
});
export type FileHead = z.infer<typeof fileHead>;

export const fileCells = z.record(z.string().refine(isImportColumn), z.string().max(60_000));
export type FileCells = z.infer<typeof fileCells>;

/** Values by column, before and after. `null` for none. */
const changes = z.record(z.string(), z.tuple([z.json(), z.json()]));
export const changesOfItem = z.object({
  values: changes,
  variants: z
    .array(z.object({ id: z.number(), isNew: z.boolean(), optionValues: z.array(z.string()), values: changes }))
    .optional(),
});
export type ChangesOfItem = z.infer<typeof changesOfItem>;

/** An import can be undone for so many days. */
export const undoDays = 7;
/** Rows of one file. */
export const fileRowsMax = 1_000_000;
export const itemsPerCallMax = 500;

export const fileImport = z.object({
  jobId: z.string(),
  fileName: z.string(),
  kind: z.enum(askedKinds).default('products'),
  asDrafts: z.boolean().default(false),
  keepsStock: z.boolean().default(false),
  sendsInvitations: z.boolean().default(false),
  givesPoints: z.boolean().default(false),
  /** Null where it was recognized. */
  encoding: z.string().nullable().default(null),
  isDryRun: z.boolean(),
  phase: z.enum(importPhases),
  state: z.enum(importStates),
  head: fileHead.nullable(),
  /** Why the file cannot be read. */
  problem: z.string().nullable(),
  ...fileImportCounts,
  /** What the import has stored and that were not taken back. */
  imported: z.number().default(0),
  /** Addresses of images elsewhere, from which the store fetches them. */
  images: z.number().default(0),
  imagesFetched: z.number().default(0),
  imagesFailed: z.number().default(0),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type FileImport = z.infer<typeof fileImport>;

const params = z.strictObject({ jobId: z.uuid() });

export const importFileTypes = [
  'text/csv',
  'text/tab-separated-values',
  'application/csv',
  'application/json',
  'application/x-ndjson',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const;

const mappingInQuery = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    const parsed = z
      .record(
        z.string().max(200),
        z.string().refine((name) => name === '' || isImportColumn(name)),
      )
      .safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'Must be a JSON object of column names' });
    return z.NEVER;
  });

const switchInQuery = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores a file and starts to read it: CSV, TSV, XLSX or JSON, in any encoding. Its columns are recognized unless
 * `mapping` says as which of ours each is read, `{"Item no.": "sku"}`; an empty name leaves one out. Poll `GET /imports/:jobId`.
 */
const importOf = (kind: AskedKind, summary: string) =>
  endpoint('catalog', `POST /imports/${kind}`, {
    summary,
    access: 'staff',
    permission: permissionsOfKind[kind === recognizedKind ? 'products' : kind].write,
    query: z.strictObject({
      /** Says what the import would change, and changes nothing. */
      dryRun: switchInQuery,
      mapping: mappingInQuery.optional(),
      fileName: z.string().trim().min(1).max(255).optional(),
      encoding: z.string().max(40).optional(),
      /** New products become drafts, unless their rows say otherwise. */
      asDrafts: switchInQuery,
      /** Products that exist keep their stock. */
      keepStock: switchInQuery,
      /** New customers get an email that asks them to choose a password. */
      invite: switchInQuery,
      /** Customers get the points that orders of a file would earn here. Needs `customers:write`. */
      points: switchInQuery,
      /** A file of this supplier's products: the rules of their feed apply. */
      supplierId: idInPath.optional(),
    }),
    upload: { types: importFileTypes, maxBytes: 300_000_000, isStreamed: true },
    response: z.object({ id: z.string() }),
    timeoutMs: 300_000,
    statuses: [202],
  });

export const importFile = importOf('products', 'Imports products from a file');
export const importCustomers = importOf('customers', 'Imports customers from a file, without passwords');
/** They become history: no stock, payment, email or statistic follows. */
export const importOrders = importOf('orders', 'Imports orders of another shop from a file, as history');
export const importRedirects = importOf('redirects', 'Imports redirects from a file');
/** They count in the ratings of their products, and never as those of a verified purchase. */
export const importReviews = importOf('reviews', 'Imports reviews of another shop from a file');
export const importCategories = importOf('categories', 'Imports categories from a file');
/** Import categories and products before: rules name categories, and lists by hand products. */
export const importCollections = importOf('collections', 'Imports collections from a file');
/** Import what they are for before. How often they were used elsewhere does not count. */
export const importDiscounts = importOf('discounts', 'Imports discounts from a file');
/** The columns of the file tell what it has, which may be anything: the caller needs the permissions of all kinds. */
export const importAnyFile = importOf('auto', 'Imports a file, and recognizes what it has');

export const importFileOf: Record<AskedKind, typeof importFile> = {
  products: importFile,
  customers: importCustomers,
  orders: importOrders,
  redirects: importRedirects,
  reviews: importReviews,
  categories: importCategories,
  collections: importCollections,
  discounts: importDiscounts,
  auto: importAnyFile,
};

/**
 * Starts, pauses, continues or cancels; starts a dry run for real. 409 `conflict` in a state that does not allow it. As all calls
 * for an import, demands the permission of what it has, too.
 */
export const setImportState = endpoint('catalog', 'POST /imports/:jobId/state', {
  summary: 'Starts, pauses, resumes or cancels an import of a file',
  access: 'staff',
  permission: 'products:read',
  params,
  body: z.strictObject({ to: z.enum(['running', 'paused', 'canceled']) }),
  response: fileImport,
});

/** Takes back what an import changed, within 7 days. What was changed again since then stays, and is listed as `kept`. */
export const undoImport = endpoint('catalog', 'POST /imports/:jobId/undo', {
  summary: 'Undoes an import of a file',
  access: 'staff',
  permission: 'products:read',
  params,
  response: fileImport,
});

/** Newest first, 10 a page. */
export const listFileImports = endpoint('catalog', 'GET /imports', {
  summary: 'Lists imports of files',
  access: 'staff',
  permission: 'products:read',
  ...page({ row: fileImport, limitMax: 50, cursor: textCursor }),
});

export const importedItem = z.object({
  /** The first row of the item in the file, as a spreadsheet numbers it. */
  row: z.number(),
  productId: z.number().nullable(),
  state: z.enum(['pending', 'checked', 'imported', 'failed', 'undone', 'kept']),
  outcome: z.enum(['created', 'updated', 'unchanged']).nullable(),
  reason: z.string().nullable(),
  name: z.string(),
  changes: changesOfItem.nullable(),
});
export type ImportedItem = z.infer<typeof importedItem>;

/**
 * Asks the customers that an import added to choose a password, unless they were asked before or have one. The emails leave at 120 a
 * minute.
 */
export const inviteImported = endpoint('auth', 'POST /imports/:jobId/invitations', {
  summary: 'Invites the customers of an import',
  access: 'staff',
  permission: 'customers:write',
  params,
  response: z.object({ invited: z.number() }),
});

/** In the order of the file. */
export const listImportItems = endpoint('catalog', 'GET /imports/:jobId/items', {
  summary: 'Lists what an import creates, changes and rejects',
  access: 'staff',
  permission: 'products:read',
  params,
  ...page({
    row: importedItem,
    limitMax: 200,
    cursor: idInPath,
    query: { show: z.enum(['created', 'updated', 'unchanged', 'rejected', 'kept']) },
  }),
});

/** With the reason in a column of its own: corrected, the file can be imported again. */
export const downloadRejectedRows = endpoint('catalog', 'GET /imports/:jobId/rejected', {
  summary: 'Downloads the rejected rows of an import as CSV',
  access: 'staff',
  permission: 'products:read',
  params,
  file: { type: 'text/csv; charset=utf-8', name: 'rejected.csv' },
  response: z.undefined(),
  timeoutMs: 60_000,
});
