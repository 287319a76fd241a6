import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { askedKinds } from '../import-kinds';
import { exemptionReason } from './customers';
import { changesOfItem, fileCells, fileHead, fileRowsMax, itemsPerCallMax } from './file-imports';
import { importOutcomes } from './suppliers';

const params = z.strictObject({ jobId: z.uuid() });

const fileItem = z.object({
  /** What its rows name: rows of the same key are one item. */
  key: z.string().min(1).max(500),
  rows: z
    .array(
      z.object({
        row: z
          .number()
          .int()
          .min(1)
          .max(fileRowsMax + 1),
        cells: fileCells,
      }),
    )
    .min(1)
    .max(500),
});
export type FileItem = z.infer<typeof fileItem>;

/** For the worker that reads a file. */
export const importPart = endpoint('catalog', 'GET /internal/imports/:jobId/parts/:position', {
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({ jobId: z.uuid(), position: z.coerce.number().int().min(0).max(fileRowsMax) }),
  file: { type: 'application/octet-stream' },
  response: z.undefined(),
});

/** Idempotent: rows that the import has stay. `head` comes first. */
export const addImportItems = endpoint('catalog', 'POST /internal/imports/:jobId/items', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ head: fileHead, items: z.array(fileItem).max(itemsPerCallMax) }),
  maxBodyBytes: 32 * 1024 * 1024,
  timeoutMs: 15_000,
  response: z.undefined(),
});

/** The file was read, or cannot be. Goes on with what comes next. */
export const finishReading = endpoint('catalog', 'POST /internal/imports/:jobId/read', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ problem: z.string().max(500).optional() }),
  response: z.undefined(),
});

const phase = z.enum(['check', 'import', 'undo']);
/** For the audit log. Null where a schedule asked for it. */
const requestedBy = id.nullable().default(null);
/** Of an item without variants. */
const changesOfPlainItem = changesOfItem.pick({ values: true });

/** What a service that owns customers, orders or discounts needs to decide about a batch. */
export const importBatch = z.object({
  importId: z.uuid(),
  phase,
  sendsInvitations: z.boolean(),
  givesPoints: z.boolean().default(false),
  requestedBy,
  /** Of amounts whose rows name none. */
  currency: z.string(),
  items: z
    .array(
      z.object({
        key: z.string(),
        rows: z.array(z.object({ row: z.number().int().min(1).max(fileRowsMax), cells: fileCells })),
        outcome: z.enum(importOutcomes).nullable(),
        changes: changesOfPlainItem.nullable(),
      }),
    )
    .max(itemsPerCallMax),
});
export type ImportBatch = z.infer<typeof importBatch>;

/** What became of an item, or the reason why nothing did. */
export const decidedItem = z.object({
  key: z.string(),
  outcome: z.enum(importOutcomes).optional(),
  changes: changesOfPlainItem.optional(),
  reason: z.string().max(2000).optional(),
});

/** The account of a customer, and why it pays no tax where the file says so. */
const decidedCustomer = decidedItem.extend({
  userId: z.number().optional(),
  taxExemption: z.string().optional(),
});

/** An order that was paid in the currency of the store, for which its customer may get points. */
const decidedOrder = decidedItem.extend({
  paid: z.object({ reference: z.string(), email: z.string(), total: z.string() }).optional(),
});

/** The next items for the service that owns them. None where the import has ended, waits, or has products or redirects. */
export const nextImportBatch = endpoint('catalog', 'GET /internal/imports/:jobId/batch', {
  access: 'system',
  callers: ['workers'],
  params,
  timeoutMs: 15_000,
  response: z.object({ kind: z.enum(askedKinds), batch: importBatch.nullable() }),
});

/** Idempotent: items that have their outcome keep it. */
export const recordImportBatch = endpoint('catalog', 'POST /internal/imports/:jobId/outcomes', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ phase, decided: z.array(decidedItem).max(itemsPerCallMax), continueLater: z.boolean() }),
  maxBodyBytes: 8 * 1024 * 1024,
  timeoutMs: 15_000,
  response: z.object({ isDone: z.boolean() }),
});

/** Checks, imports or undoes customers of a file. Idempotent by import and customer. */
export const importCustomerBatch = endpoint('auth', 'POST /internal/imported-customers', {
  access: 'system',
  callers: ['workers'],
  body: importBatch,
  maxBodyBytes: 32 * 1024 * 1024,
  timeoutMs: 20_000,
  response: z.array(decidedCustomer),
});

/** Checks, imports or undoes orders of a file. Idempotent by import and order. */
export const importOrderBatch = endpoint('order', 'POST /internal/past-orders', {
  access: 'system',
  callers: ['workers'],
  body: importBatch,
  maxBodyBytes: 32 * 1024 * 1024,
  timeoutMs: 20_000,
  response: z.array(decidedOrder),
});

/** Checks, imports or undoes discounts of a file. Idempotent by import and discount. */
export const importDiscountBatch = endpoint('order', 'POST /internal/imported-discounts', {
  access: 'system',
  callers: ['workers'],
  body: importBatch,
  maxBodyBytes: 32 * 1024 * 1024,
  timeoutMs: 20_000,
  response: z.array(decidedItem),
});

/** One batch of what the phase of the import does. With `continueLater`, an unfinished one gets a new event and job. */
export const processImportItems = endpoint('catalog', 'POST /internal/imports/:jobId/batch', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ continueLater: z.boolean() }),
  timeoutMs: 20_000,
  /** `isDone` also where it is paused. */
  response: z.object({ done: z.number(), isDone: z.boolean() }),
});

/**
 * Exempts accounts of a file from tax, where staff decided nothing yet. Returns those that the import exempts: also of a batch that
 * comes again. Its undo ends all of them that staff left as they were.
 */
export const importTaxExemptions = endpoint('order', 'POST /internal/imported-tax-exemptions', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({
    importId: z.uuid(),
    phase,
    requestedBy,
    accounts: z.array(z.strictObject({ userId: id, reason: exemptionReason })).max(itemsPerCallMax),
  }),
  maxBodyBytes: 512 * 1024,
  response: z.array(id),
});

/**
 * Gives points for orders of another shop, each once, to the account of their address. Returns those that the import gives for: also of
 * a batch that comes again. Its undo takes back what it gave for these.
 */
export const importPoints = endpoint('auth', 'POST /internal/past-order-points', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({
    importId: z.uuid(),
    phase,
    requestedBy,
    orders: z
      .array(z.strictObject({ reference: z.string().max(100), email: z.string().max(320), total: z.string() }))
      .max(itemsPerCallMax),
  }),
  maxBodyBytes: 512 * 1024,
  timeoutMs: 20_000,
  response: z.array(z.object({ reference: z.string(), points: z.number() })),
});
