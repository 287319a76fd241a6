import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, email, idParams, line, requiredLine, requiredText, text, timestamp, version } from '../fields';
import { askedKinds } from '../import-kinds';
import { validationMessages } from '../validation-messages';
import { marginPercent } from './product-editing';

export const importStates = ['uploading', 'queued', 'running', 'paused', 'completed', 'failed', 'canceled'] as const;
/** What is done with an import: its file is read, a dry run checks its rows, they are imported, or that is undone. */
export const importPhases = ['read', 'check', 'import', 'undo'] as const;
export const importOutcomes = ['created', 'updated', 'unchanged'] as const;

/** Products, and of a dry run what they would become. */
export const fileImportCounts = {
  total: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
};

export const importProgress = z.object({
  jobId: z.string(),
  state: z.enum(importStates),
  phase: z.enum(importPhases),
  /** Why a file cannot be read. */
  problem: z.string().nullable(),
  ...fileImportCounts,
  requested: z.number(),
  imported: z.number(),
  failed: z.array(z.object({ productId: z.string(), reason: z.string() })),
});
export type ImportProgress = z.infer<typeof importProgress>;

/** Waits a few seconds. Poll `GET /imports/:jobId` for the rest. */
export const importProducts = endpoint('catalog', 'POST /suppliers/import-products', {
  summary: 'Imports products from a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  body: z.strictObject({
    supplierType: z.literal('aliexpress'),
    productIds: z
      .array(requiredText(1, 255, 'required'))
      .min(1)
      .max(500),
    profitMargin: marginPercent,
  }),
  response: importProgress,
  timeoutMs: 6000,
  statuses: [200, 202],
});

export const getImport = endpoint('catalog', 'GET /imports/:jobId', {
  summary: 'Retrieves an import',
  access: 'staff',
  permission: 'products:read',
  params: z.strictObject({ jobId: z.uuid() }),
  response: importProgress,
});

/** Leaves out archived products. */
export const listImportedProducts = endpoint('catalog', 'GET /suppliers/imported-products', {
  summary: "Lists a supplier's imported products",
  access: 'staff',
  permission: 'suppliers:read',
  query: z.strictObject({ supplierType: z.literal('aliexpress') }),
  response: z.array(z.object({ productId: z.string() })),
});

/** Four marketplaces, and staff's own. */
export const supplierKinds = ['global', 'dropshipping', 'us_eu', 'fashion', 'custom'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

const optionalHttpsUrl = z
  .url({ protocol: /^https$/, error: validationMessages.https })
  .max(500)
  .nullish();

export const supplierForm = z.strictObject({
  kind: z.enum(supplierKinds),
  name: requiredLine(2, 255, 'name_min'),
  website: optionalHttpsUrl,
  apiEndpoint: optionalHttpsUrl,
  contactEmail: email().nullish(),
  /** The merchant's, with this supplier. */
  accountNumber: line(100).nullish(),
  notes: text(2000).nullish(),
});
export type SupplierForm = z.input<typeof supplierForm>;

export const supplier = z.object({
  id: z.number(),
  kind: z.enum(supplierKinds),
  name: z.string(),
  website: z.string().nullable(),
  apiEndpoint: z.string().nullable(),
  contactEmail: z.string().nullable(),
  accountNumber: z.string().nullable(),
  notes: z.string().nullable(),
  productCount: z.number(),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Supplier = z.infer<typeof supplier>;

export const listSuppliers = endpoint('catalog', 'GET /suppliers', {
  summary: 'Lists suppliers',
  access: 'staff',
  permission: 'suppliers:read',
  response: z.array(supplier),
});

/** 409 `conflict` for a taken name or a connected marketplace. */
export const createSupplier = endpoint('catalog', 'POST /suppliers', {
  summary: 'Creates a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  body: supplierForm,
  response: supplier,
  statuses: [201],
});

export const updateSupplier = endpoint('catalog', 'PUT /suppliers/:id', {
  summary: 'Updates a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  body: supplierForm.extend({ version }),
  response: supplier,
});

/** Its products keep the name and stay on sale. */
export const deleteSupplier = endpoint('catalog', 'DELETE /suppliers/:id', {
  summary: 'Deletes a supplier',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  response: z.undefined(),
});

const jobParams = z.strictObject({ jobId: z.uuid() });

export const importWork = z.object({
  supplierType: z.string(),
  profitMargin: z.number(),
  pendingIds: z.array(z.string()),
  /** What to read a file with; absent once it is read. */
  file: z
    .object({
      name: z.string(),
      parts: z.number(),
      kind: z.enum(askedKinds).default('products'),
      /** Where a feed is; null for a file that the catalog has. */
      url: z.string().nullish(),
      encoding: z.string().nullable(),
      mapping: z.record(z.string(), z.string()).nullable(),
    })
    .optional(),
});

export type ImportWork = z.infer<typeof importWork>;

/** What remains, read at each start of the job. */
export const getImportWork = endpoint('catalog', 'GET /internal/imports/:jobId', {
  access: 'system',
  callers: ['workers'],
  params: jobParams,
  response: importWork,
});

export const supplierItem = z.strictObject({
  id: requiredText(1, 255, 'required'),
  title: requiredText(1, 200, 'required'),
  description: requiredText(1, 5000, 'required'),
  cost: decimal,
  image: z.string().max(2048),
  category: requiredText(1, 100, 'required'),
  supplierName: requiredText(1, 255, 'required'),
});
export type SupplierItem = z.infer<typeof supplierItem>;

/** The item as offered, or why it is not. */
const importResult = z.union([
  z.strictObject({ productId: z.string().max(255), item: supplierItem }),
  z.strictObject({ productId: z.string().max(255), failure: z.string().max(500) }),
]);
export type ImportResult = z.infer<typeof importResult>;

export const importResultsMax = 100;

/** One transaction. Idempotent by job and item. */
export const recordImportItems = endpoint('catalog', 'POST /internal/imports/:jobId/results', {
  access: 'system',
  callers: ['workers'],
  params: jobParams,
  body: z.strictObject({ results: z.array(importResult).min(1).max(importResultsMax) }),
  maxBodyBytes: 2 * 1024 * 1024,
  timeoutMs: 10_000,
  response: z.object({ remaining: z.number() }),
});

/** Fails its pending items. Called until it is done. */
export const failImport = endpoint('catalog', 'POST /internal/imports/:jobId/failure', {
  access: 'system',
  callers: ['workers'],
  params: jobParams,
  body: z.strictObject({ reason: z.string().max(500) }),
  response: z.object({ failed: z.number(), isDone: z.boolean() }),
});
