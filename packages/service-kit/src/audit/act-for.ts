import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { actingSetting, toActingSetting } from '../database/acting-setting';
import type { Executor } from '../database/connection';
import type { Acting } from '../http/request-context';

/** Records what the rest of the transaction changes, for work that no staff calls: a job acts for its import. */
export async function actFor(tx: Executor, acting: Acting): Promise<void> {
  await tx.execute(sql`select set_config(${actingSetting}, ${toActingSetting(acting)}, true)`);
}

/** Says which entry the rest of the transaction undoes. */
export async function actToUndo(tx: Executor, entryId: number): Promise<void> {
  await tx.execute(sql`
    select set_config(${actingSetting}, (current_setting(${actingSetting})::jsonb
      || jsonb_build_object('undoes', ${entryId}::bigint, 'changeId', ${randomUUID()}::text))::text, true)`);
}
