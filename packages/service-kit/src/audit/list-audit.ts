import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { listServiceAudit, StoredAuditEntry } from '@shopwright/contracts/http/internal-audit';
import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { auditLog, type RowChange } from './audit-tables';

type Row = typeof auditLog.$inferSelect;
type Filters = BodyOf<typeof listServiceAudit.catalog>;

/** An edit that changed nothing in the end has a row without changes. */
const isShown = sql`(${auditLog.changes} <> '{}' or ${auditLog.details} is not null)`;

export async function listAudit(
  db: Executor,
  filters: Filters,
  isUndoable: (entry: Row) => boolean,
): Promise<ResponseOf<typeof listServiceAudit.catalog>> {
  const { userId, targetTypes, targetId, from, to, before } = filters;
  const rows = await db
    .select({
      entry: { ...getTableColumns(auditLog), changes: sql<Row['changes']>`audit_shown(${auditLog.changes})` },
      sameRequest: sql<number>`case when ${auditLog.requestId} is null then 1 else (
        select count(*)::int from audit_log other where other.request_id = audit_log.request_id
          and (other.changes <> '{}' or other.details is not null)) end`,
      undoneBy: sql<string | null>`(select min(other.id) from audit_log other where other.undoes = audit_log.id)`,
    })
    .from(auditLog)
    .where(
      and(
        isShown,
        before === undefined ? undefined : lt(auditLog.id, before),
        userId === undefined ? undefined : eq(auditLog.actorId, userId),
        targetTypes && inArray(auditLog.targetType, targetTypes),
        targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
        from === undefined ? undefined : gte(auditLog.at, new Date(from)),
        to === undefined ? undefined : lt(auditLog.at, new Date(to)),
        ...filters.words.map(hasWord),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(filters.limit);
  return rows.map(({ entry, sameRequest, undoneBy }) =>
    toStored(entry, {
      sameRequest,
      undoneBy: undoneBy === null ? null : Number(undoneBy),
      canUndo: undoneBy === null && entry.undoes === null && isUndoable(entry),
    }),
  );
}

const hasWord = ({ word, actorIds }: Filters['words'][number]): SQL | undefined =>
  or(
    sql`${auditLog.searchText} like ${`%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    actorIds.length > 0 ? inArray(auditLog.actorId, actorIds) : undefined,
  );

function toStored(row: Row, more: Pick<StoredAuditEntry, 'sameRequest' | 'undoneBy' | 'canUndo'>): StoredAuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      userId: row.actorId,
      name: null,
      role: row.actorRole,
      apiKey: row.apiKeyId === null ? null : { id: row.apiKeyId, name: row.apiKeyName ?? '' },
      importId: row.importId,
    },
    action: row.action,
    target: { type: row.targetType, id: row.targetId, name: row.targetName },
    before: flatten(row.changes, 'before'),
    after: flatten(row.changes, 'after'),
    details: row.details,
    network: row.network,
    traceId: row.traceId,
    requestId: row.requestId,
    undoes: row.undoes,
    isSealed: row.seal !== null,
    ...more,
  };
}

/** Names the fields of the target itself by their columns, those of others by table, key and column. Null without any. */
export function flatten(changes: Record<string, RowChange>, side: 'before' | 'after'): Record<string, unknown> | null {
  const fields = Object.entries(changes).flatMap(([name, change]) =>
    Object.entries(change[side] ?? {}).map(([column, value]) => [fieldName(name, column), value] as const),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** A setting is one row, with its value. */
export function fieldName(name: string, column: string): string {
  const [table = '', ...key] = name.split('/');
  if (key.length === 0) return column;
  if (table === 'store_settings') return key.join('/');
  return [table, ...key, column].join('.');
}
