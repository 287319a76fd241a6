import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from '../database/columns';

/** Of one row that a transaction changed: the columns that differ. `before` is null for a new row, `after` for a deleted one. */
export interface RowChange {
  /** The primary key. */
  key: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * What staff, API keys and imports change: one row for each target that a transaction changes, such as a product with its
 * translations. Written by the trigger `audit` of the changed tables, in their transaction, so that no code can forget it, and
 * only where the transaction says who acts: a purchase writes nothing here. `changes` has the net effect, by table and the rest
 * of the key; personal data is only marked as changed, so that erasing a person changes no row here. `details` has what is no
 * change of a row, such as a failed sign-in. `undoes` is the entry that this one undoes: the unique index lets that happen once.
 *
 * A periodic task seals the rows a second later: `hash` is the SHA-256 of the row and of the hash before it, in the order of
 * `seal`. A row never changes otherwise. Rows are deleted when they are too old, from the oldest seal on.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    /** Of the transaction. */
    changeId: uuid('change_id').notNull(),
    /** Groups what one call changed. */
    requestId: text('request_id'),
    /** The endpoint's address, such as `PUT /products/:id`, or the name of what happened. */
    action: text('action').notNull(),
    actorId: integer('actor_id'),
    actorRole: text('actor_role'),
    apiKeyId: integer('api_key_id'),
    apiKeyName: text('api_key_name'),
    importId: uuid('import_id'),
    /** The network of the caller, never an address. */
    network: text('network'),
    traceId: text('trace_id'),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** The name that the target had, unless it is a person. */
    targetName: text('target_name'),
    changes: jsonb('changes').$type<Record<string, RowChange>>().notNull().default({}),
    details: jsonb('details').$type<Record<string, string | number>>(),
    undoes: bigint('undoes', { mode: 'number' }),
    seal: bigint('seal', { mode: 'number' }),
    previousHash: bytea('previous_hash'),
    hash: bytea('hash'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(action || ' ' || target_type || ' ' || target_id || ' ' || coalesce(target_name, ''))`,
    ),
  },
  (table) => [
    // Finds the row that the transaction has for its target.
    uniqueIndex('audit_log_change').on(table.changeId, table.targetType, table.targetId),
    uniqueIndex('audit_log_undone').on(table.undoes, table.targetType, table.targetId).where(sql`undoes is not null`),
    uniqueIndex('audit_log_sealed').on(table.seal).where(sql`seal is not null`),
    index('audit_log_open').on(table.id).where(sql`seal is null`),
    // The history of a target, of a member, and of a call.
    index('audit_log_of_target').on(table.targetType, table.targetId, table.id),
    index('audit_log_of_actor').on(table.actorId, table.id).where(sql`actor_id is not null`),
    index('audit_log_of_request').on(table.requestId).where(sql`request_id is not null`),
    index('audit_log_by_time').using('brin', table.at),
    index('audit_log_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * The ends of the chain of hashes: one row, whose lock lets one process seal at a time. `kept_seal` and `kept_hash` are of the
 * newest row that was deleted for its age, so that the rest can still be checked. `fault` is what the last check found.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    id: integer('id').primaryKey().default(1),
    lastSeal: bigint('last_seal', { mode: 'number' }).notNull().default(0),
    lastHash: bytea('last_hash').notNull(),
    keptSeal: bigint('kept_seal', { mode: 'number' }).notNull().default(0),
    keptHash: bytea('kept_hash').notNull(),
    checkedAt: timestamptz('checked_at'),
    fault: text('fault'),
  },
  (table) => [check('audit_chain_one', sql`${table.id} = 1`)],
);
