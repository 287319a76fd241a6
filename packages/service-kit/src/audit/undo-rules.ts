import type { Permission } from '@shopwright/contracts/permissions';
import type { Executor } from '../database/connection';
import type { Actor } from '../http/internal-token';
import type { auditLog } from './audit-tables';

export type AuditRow = typeof auditLog.$inferSelect;

export interface UndoContext {
  actor: Actor;
  /** True where everything that the call changed is undone. */
  isWhole: boolean;
}

/** What the undo of a service may write. */
export interface UndoRules {
  /** The tables whose rows it gives their earlier values, with the permission that changing them needs. */
  tables: Readonly<Record<string, Permission>>;
  /** Why other tables cannot be changed back. */
  otherwise?: string;
  /** Those of them whose new rows it deletes, and whose deleted rows it makes again. */
  replaced?: readonly string[];
  /** Where the permission depends on the columns. */
  permissionsOf?: (entry: AuditRow) => Permission[];
  /** Why an entry cannot be undone although its tables could. */
  findReason?: (entry: AuditRow) => string | undefined;
  /** Columns that are neither compared nor written, because `after` writes them. */
  skippedColumns?: (entry: AuditRow) => string[];
  /** What a new row of a table becomes instead of being deleted. */
  resets?: Readonly<Record<string, Record<string, unknown>>>;
  /** Does what belongs to the change: the ledger of stock, versions, events. Throws `conflict` where that cannot be undone. */
  after?: (tx: Executor, entry: AuditRow, context: UndoContext) => Promise<void>;
  /** Starts what follows a change, once the undo is committed. */
  afterCommit?: (entries: readonly AuditRow[]) => Promise<void>;
  /** Undoes an entry by an operation of the service, and returns true; or returns false. */
  byOperation?: (tx: Executor, entry: AuditRow, context: UndoContext) => Promise<boolean>;
}
