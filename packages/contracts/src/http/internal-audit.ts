/** The audit log of each service, for the BFF, which merges them. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';
import { type AuditService, auditEntry, auditTargets } from './audit';

const entryNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Without the names of accounts, which auth knows. */
const storedEntry = auditEntry.extend({
  id: entryNumber,
  undoes: entryNumber.nullable(),
  undoneBy: entryNumber.nullable(),
});
export type StoredAuditEntry = z.infer<typeof storedEntry>;

const listing = {
  access: 'staff',
  permission: 'audit:read',
  body: z.strictObject({
    /** Each must occur in the action or the target, or be of one of the actors beside it. */
    words: z.array(z.strictObject({ word: z.string().max(100), actorIds: z.array(id).max(500) })).max(10),
    userId: id.optional(),
    targetTypes: z.array(z.enum(auditTargets)).max(30).optional(),
    targetId: z.string().max(100).optional(),
    from: timestamp.optional(),
    /** Not included. */
    to: timestamp.optional(),
    /** Older entries than this one. */
    before: entryNumber.optional(),
    limit: z.number().int().min(1).max(1000),
  }),
  response: z.array(storedEntry),
} as const;

export const listServiceAudit = {
  catalog: endpoint('catalog', 'POST /internal/audit', listing),
  order: endpoint('order', 'POST /internal/audit', listing),
  auth: endpoint('auth', 'POST /internal/audit', listing),
} as const satisfies Record<AuditService, unknown>;

const undoing = {
  access: 'staff',
  permission: 'audit:read',
  timeoutMs: 10_000,
  body: z.strictObject({ id: entryNumber, scope: z.enum(['entry', 'request']) }),
  response: z.object({ ids: z.array(entryNumber) }),
} as const;

export const undoServiceAudit = {
  catalog: endpoint('catalog', 'POST /internal/audit/undo', undoing),
  order: endpoint('order', 'POST /internal/audit/undo', undoing),
  auth: endpoint('auth', 'POST /internal/audit/undo', undoing),
} as const satisfies Record<AuditService, unknown>;

/** Names accounts for the log: those with these ids, or the members of the team whose name has the word. */
export const nameAuditActors = endpoint('auth', 'POST /internal/audit/actors', {
  access: 'system',
  body: z.union([
    z.strictObject({ ids: z.array(id).max(1000) }),
    z.strictObject({ words: z.array(z.string().max(100)).max(10) }),
  ]),
  response: z.array(z.object({ id: z.number(), name: z.string() })),
});
