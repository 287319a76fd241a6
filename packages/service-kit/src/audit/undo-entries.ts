import type { BodyOf } from '@shopwright/contracts/endpoint';
import { type AuditConflict, changedValue, hiddenValue } from '@shopwright/contracts/http/audit';
import type { undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import type { Permission } from '@shopwright/contracts/permissions';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { type Database, type Executor, violatedConstraint } from '../database/connection';
import { AppError, fieldError } from '../errors';
import { requirePermission } from '../http/missing-permission';
import { actToUndo } from './act-for';
import { auditLog } from './audit-tables';
import { fieldName, flatten } from './list-audit';
import type { AuditRow, UndoContext, UndoRules } from './undo-rules';

type Body = BodyOf<typeof undoServiceAudit.catalog>;

/**
 * Undoes an entry, or all that its call changed, in one transaction: all of them, or none. The rows are locked before they are
 * compared, so that of two undos one is made; the unique index on `undoes` refuses the other where both began together.
 */
export async function undoEntries(
  database: Database,
  rules: UndoRules,
  { id, scope }: Body,
  actor: UndoContext['actor'],
): Promise<{ ids: number[] }> {
  const { ids, entries } = await database
    .transaction(async (tx) => {
      const entries = await readEntries(tx, id, scope);
      const ids: number[] = [];
      const context: UndoContext = { actor, isWhole: scope === 'request' };
      for (const entry of entries) {
        await checkEntry(tx, entry, rules, context);
        await actToUndo(tx, entry.id);
        if (!(await rules.byOperation?.(tx, entry, context))) await restoreRows(tx, entry, rules, context);
        ids.push(await findUndo(tx, entry));
      }
      return { ids, entries };
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'audit_log_undone') throw refused('This change has been undone');
      throw translate(error);
    });
  await rules.afterCommit?.(entries);
  return { ids };
}

export const refused = (message: string, details?: AuditConflict) =>
  new AppError('conflict', message, { fields: [{ path: 'id', message }], ...(details && { details }) });

/** A unique key or another row that the earlier values need stands in the way. */
function translate(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === undefined) return error;
  const message = `The earlier values no longer fit what the store has now (${constraint})`;
  return new AppError('conflict', message, { fields: [{ path: 'id', message }], cause: error });
}

/** Returns them in the order in which products are locked, so that two undos at the same time wait for each other in turn. */
async function readEntries(tx: Executor, id: number, scope: Body['scope']): Promise<AuditRow[]> {
  const [entry] = await tx.select().from(auditLog).where(eq(auditLog.id, id));
  if (!entry) throw new AppError('not_found', 'This entry does not exist');
  if (scope === 'entry' || entry.requestId === null) return [entry];
  const all = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.requestId, entry.requestId), sql`${auditLog.changes} <> '{}'`))
    .orderBy(asc(auditLog.targetType), sql`length(${auditLog.targetId})`, asc(auditLog.targetId));
  return all;
}

async function checkEntry(tx: Executor, entry: AuditRow, rules: UndoRules, { actor }: UndoContext): Promise<void> {
  if (entry.undoes !== null) throw refused('This entry is an undo. Make the change again instead.');
  const [undo] = await tx.select().from(auditLog).where(eq(auditLog.undoes, entry.id)).limit(1);
  if (undo) throw refused('This change has been undone', { fields: [], by: toWho(undo) });
  const reason = findReason(entry, rules);
  if (reason) throw refused(reason);
  for (const permission of permissionsOf(entry, rules)) requirePermission(actor, permission);
}

/** Returns what undoing the entry needs: what making the change needs. */
export const permissionsOf = (entry: AuditRow, rules: UndoRules): Permission[] =>
  rules.permissionsOf?.(entry) ?? tablesOf(entry).flatMap((table) => rules.tables[table] ?? []);

const tablesOf = ({ changes }: AuditRow): string[] => [
  ...new Set(Object.keys(changes).map((name) => name.split('/')[0] ?? '')),
];

/** Returns why an entry cannot be undone, whatever the store has now. */
export function findReason(entry: AuditRow, rules: UndoRules): string | undefined {
  if (Object.keys(entry.changes).length === 0) return 'This entry changed nothing that can be undone';
  const known = tablesOf(entry).every((table) => rules.tables[table] !== undefined);
  if (!known) return rules.otherwise ?? 'This change cannot be undone from the log';
  const isReplaced = (name: string) => rules.replaced?.includes(name.split('/')[0] ?? '');
  const isWhole = Object.entries(entry.changes).some(
    ([name, { before, after }]) => (before === null || after === null) && !isReplaced(name),
  );
  if (isWhole) return 'What was created or deleted is not changed back from the log';
  const values = [flatten(entry.changes, 'before'), flatten(entry.changes, 'after')].flatMap((side) =>
    Object.values(side ?? {}),
  );
  if (values.some((value) => value === hiddenValue || value === changedValue)) {
    return 'The log does not keep the earlier values, because they are personal or secret';
  }
  return rules.findReason?.(entry);
}

interface Blocked {
  row: string;
  column: string | null;
}

async function restoreRows(tx: Executor, entry: AuditRow, rules: UndoRules, context: UndoContext): Promise<void> {
  const skipped = rules.skippedColumns?.(entry) ?? [];
  const [row] = await tx.execute<{ blocked: Blocked[] }>(sql`
    select audit_undo(l, ${toTextArray(Object.keys(rules.tables))}, ${toTextArray(skipped)},
      ${JSON.stringify(rules.resets ?? {})}::text::jsonb) as blocked
    from audit_log l where l.id = ${entry.id}`);
  if (row && row.blocked.length > 0) throw await blockedBy(tx, entry, row.blocked);
  await rules.after?.(tx, entry, context);
}

const toTextArray = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/** Says what changed since, by whom and when: the newest entry of the target that has one of the fields. */
async function blockedBy(tx: Executor, entry: AuditRow, blocked: Blocked[]): Promise<AppError> {
  const fields = blocked.map(({ row, column }) => (column === null ? row : fieldName(row, column)));
  const rows = blocked.map(({ row }) => row);
  return changedAgain(fields, await findNewer(tx, entry, rows));
}

/** Throws `conflict` where a later entry of the target, which was not undone, changed the column of a row. */
export async function refuseNewer(tx: Executor, entry: AuditRow, row: string, column: string): Promise<void> {
  const newer = await findNewer(tx, entry, [row], column);
  if (newer) throw changedAgain([fieldName(row, column)], newer);
}

function changedAgain(fields: string[], by: AuditRow | undefined): AppError {
  const who = by && (by.actorId === null ? by.action : `account ${by.actorId}`);
  return refused(`${fields.join(', ')} changed again${by ? ` on ${by.at.toISOString()} by ${who}` : ''}`, {
    fields,
    by: by ? toWho(by) : null,
  });
}

async function findNewer(
  tx: Executor,
  entry: AuditRow,
  rows: string[],
  column?: string,
): Promise<AuditRow | undefined> {
  const [newer] = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, entry.targetType),
        eq(auditLog.targetId, entry.targetId),
        gt(auditLog.id, entry.id),
        sql`${auditLog.changes} ?| ${toTextArray(rows)}`,
        column === undefined ? undefined : stillChanges(rows[0] ?? '', column),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return newer;
}

const stillChanges = (
  row: string,
  column: string,
) => sql`(${auditLog.changes} -> ${row}::text -> 'after' ? ${column}::text
  and ${auditLog.undoes} is null and not exists (select from audit_log undo where undo.undoes = audit_log.id))`;

const toWho = ({ id, at, actorId, action }: AuditRow): NonNullable<AuditConflict['by']> => ({
  id: String(id),
  at: at.toISOString(),
  userId: actorId,
  action,
});

/** Returns the entry that the undo has written. Its values may have been the same already, where nothing is written. */
async function findUndo(tx: Executor, { id, targetType, targetId }: AuditRow): Promise<number> {
  const [written] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.undoes, id), eq(auditLog.targetType, targetType), eq(auditLog.targetId, targetId)));
  if (!written) throw fieldError('conflict', 'id', 'This change has no effect any more');
  return written.id;
}
