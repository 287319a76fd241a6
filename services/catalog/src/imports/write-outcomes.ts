import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { importItems } from '../db/suppliers';

/** The outcome for an item: the product that was stored, or the reason why there is none. */
export type ItemOutcome = { id: string; productId?: number } | { id: string; reason: string };

/** Writes the outcomes of many items by one statement. An imported item no longer needs its row of the file. */
export async function writeOutcomes(tx: Executor, jobId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.execute(sql`
    update ${importItems} set
      state = case when outcome.reason is null then 'imported' else 'failed' end,
      reason = outcome.reason,
      product_id = outcome."productId",
      row = case when outcome.reason is null then null else ${importItems.row} end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::text::jsonb) as outcome (id text, "productId" int, reason text)
    where ${importItems.importId} = ${jobId} and ${importItems.supplierProductId} = outcome.id`);
}
