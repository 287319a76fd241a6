import { sql } from 'drizzle-orm';
import { actingSetting } from '../database/acting-setting';
import type { Executor } from '../database/connection';
import type { RowChange } from './audit-tables';

interface Note {
  target: string;
  targetId: string | number;
  targetName?: string;
  changes?: Record<string, RowChange>;
  details?: Record<string, string | number>;
}

/** Records what no trigger sees, in the transaction of the change, where someone acts in it. */
export async function noteEntry(tx: Executor, { target, targetId, targetName, changes = {}, details }: Note) {
  await tx.execute(sql`
    select audit_note(${target}::text, ${String(targetId)}::text, ${targetName ?? null}::text,
      ${JSON.stringify(changes)}::text::jsonb, ${details === undefined ? null : JSON.stringify(details)}::text::jsonb)
    where current_setting(${actingSetting}, true) <> ''`);
}
