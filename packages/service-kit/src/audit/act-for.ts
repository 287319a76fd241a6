import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { actingSetting, toActingSetting } from '../database/acting-setting';
import type { Executor } from '../database/connection';
import type { Acting } from '../http/request-context';

/** Records what the rest of the transaction changes, for work that no staff calls: a job acts for its import. */
export async function actFor(tx: Executor, acting: Acting): Promise<void> {
  await tx.execute(sql`select set_config(${actingSetting}, ${toActingSetting(acting)}, true)`);
}

interface ActingImport {
  importId: string;
  phase: 'check' | 'import' | 'undo';
  /** Who asked for it. Null where a schedule did. */
  requestedBy: number | null;
}

/** Records what an import changes, or its undo. A dry run changes nothing. */
export async function actForImport(tx: Executor, { importId, phase, requestedBy }: ActingImport): Promise<void> {
  if (phase === 'check') return;
  const action = phase === 'undo' ? 'undo import' : 'import';
  await actFor(tx, { action, importId, ...(requestedBy !== null && { userId: requestedBy }) });
}

/** Says which entry the rest of the transaction undoes. */
export async function actToUndo(tx: Executor, entryId: number): Promise<void> {
  await tx.execute(sql`
    select set_config(${actingSetting}, (current_setting(${actingSetting})::jsonb
      || jsonb_build_object('undoes', ${entryId}::bigint, 'changeId', ${randomUUID()}::text))::text, true)`);
}
