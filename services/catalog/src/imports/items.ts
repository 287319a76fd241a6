import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { AskedKind } from '@shopwright/contracts/import-kinds';
import type { ItemRow, importItems } from '../db/suppliers';

export interface Job {
  id: string;
  kind: AskedKind;
  phase: 'check' | 'import' | 'undo';
  isDryRun: boolean;
  asDrafts: boolean;
  keepsStock: boolean;
  sendsInvitations: boolean;
  feedSupplierId: number | null;
  requestedBy: number | null;
  /** Where browsers find the store. */
  publicOrigin?: string | undefined;
}

export interface StoredItem {
  key: string;
  rows: ItemRow[];
  outcome: 'created' | 'updated' | 'unchanged' | null;
  productId: number | null;
  changes: ChangesOfItem | null;
}

/** What became of an item, or the reason why nothing did. */
export interface DecidedItem {
  key: string;
  productId?: number | undefined;
  outcome?: 'created' | 'updated' | 'unchanged';
  changes?: ChangesOfItem | undefined;
  reason?: string;
}

/** Items of the release before have the cells of one row. */
export const rowsOf = (row: (typeof importItems.$inferSelect)['row'], position: number): ItemRow[] =>
  row === null ? [] : Array.isArray(row.rows) ? row.rows : [{ row: position, cells: row as Record<string, string> }];
