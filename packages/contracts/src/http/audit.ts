/** What staff, API keys and imports changed, and its undo. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { calendarDay, idInPath, line, text, timestamp } from '../fields';
import { page, textCursor } from '../page';

/** The services that keep a log. An entry's id begins with one of them. */
export const auditServices = ['catalog', 'order', 'auth'] as const;
export type AuditService = (typeof auditServices)[number];

/** What is changed, by area. */
export const auditAreas = {
  products: ['product', 'import'],
  catalog: ['category', 'collection', 'attribute', 'redirect', 'review', 'page-text'],
  suppliers: ['supplier'],
  orders: ['order', 'draft-order', 'past-order', 'difference'],
  customers: ['customer', 'account', 'thread', 'message-template'],
  selling: ['discount'],
  settings: ['settings', 'webhook-endpoint'],
  team: ['team-role', 'invitation', 'api-key', 'sign-in'],
  operations: ['job'],
} as const;
export type AuditArea = keyof typeof auditAreas;
export const auditAreaNames = Object.keys(auditAreas) as [AuditArea, ...AuditArea[]];
export type AuditTarget = (typeof auditAreas)[AuditArea][number];
export const auditTargets = Object.values(auditAreas).flat() as [AuditTarget, ...AuditTarget[]];

/** Stands for a value that the log does not keep, because it says something of a person or is secret. */
export const hiddenValue = '[hidden]';
export const changedValue = '[changed]';

/** By field: a column of the target, or of a row below it, such as `product_translations.de.name`. */
const values = z.record(z.string(), z.unknown());

export const auditActor = z.object({
  /** Null for an import that no one started. */
  userId: z.number().nullable(),
  /** Null where the account is gone. */
  name: z.string().nullable(),
  role: z.string().nullable(),
  apiKey: z.object({ id: z.number(), name: z.string() }).nullable(),
  importId: z.string().nullable(),
});

export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  actor: auditActor,
  /** The endpoint, such as `PUT /products/:id`, or the name of what happened. */
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  /** Null where the target is new. */
  before: values.nullable(),
  /** Null where the target was deleted. */
  after: values.nullable(),
  /** What is no change of a field, such as how a sign-in ended. */
  details: values.nullable(),
  /** The network of the caller. */
  network: z.string().nullable(),
  traceId: z.string().nullable(),
  requestId: z.string().nullable(),
  /** How many entries of this service the call made. */
  sameRequest: z.number(),
  canUndo: z.boolean(),
  undoes: z.string().nullable(),
  undoneBy: z.string().nullable(),
  isSealed: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilters = {
  /** Words of the member's name, the action and the target; all of them must occur. */
  search: text(100).optional(),
  /** A member's account. */
  userId: idInPath.optional(),
  area: z.enum(auditAreaNames).optional(),
  targetType: z.enum(auditTargets).optional(),
  targetId: line(100).optional(),
  /** Days in UTC, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

export const auditLimitMax = 200;

export const listAudit = endpoint('bff', 'GET /audit', {
  summary: 'Lists what staff, API keys and imports changed, newest first',
  access: 'staff',
  permission: 'audit:read',
  isAnsweredByBff: true,
  ...page({ row: auditEntry, limitMax: auditLimitMax, cursor: textCursor, query: auditFilters }),
});

export const exportAudit = endpoint('bff', 'GET /audit/export', {
  summary: 'Exports the audit log as CSV or JSON',
  access: 'staff',
  permission: 'audit:read',
  isAnsweredByBff: true,
  query: z.strictObject({ ...exportQuery, ...auditFilters }),
  response: z.undefined(),
  file: exportFile('audit-log'),
  timeoutMs: exportTimeoutMs,
});

export const auditId = z
  .string()
  .max(40)
  .regex(/^(catalog|order|auth)-[1-9]\d{0,15}$/, 'Must be the id of an entry, such as catalog-123');

/** 409 `conflict` says what changed since, by whom and when. */
export const undoAudit = endpoint('bff', 'POST /audit/:id/undo', {
  summary: 'Undoes a change, or all that its call changed',
  access: 'staff',
  permission: 'audit:read',
  isAnsweredByBff: true,
  timeoutMs: 10_000,
  params: z.strictObject({ id: auditId }),
  query: z.strictObject({ scope: z.enum(['entry', 'request']).optional() }),
  /** The entries of the undo. */
  response: z.object({ entries: z.array(z.string()) }),
});

/** Who stands in the way of an undo. */
export const auditConflict = z.object({
  fields: z.array(z.string()),
  by: z
    .object({
      id: z.string(),
      at: timestamp,
      userId: z.number().nullable(),
      action: z.string(),
      /** Of the member, where the store knows them. */
      name: z.string().nullable().optional(),
    })
    .nullable(),
});
export type AuditConflict = z.infer<typeof auditConflict>;
