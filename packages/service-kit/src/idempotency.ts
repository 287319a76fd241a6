import type { Executor } from './database';
import { inbox } from './messaging-tables';

/**
 * True for the first transaction that commits this message for this consumer, false for every later one.
 * A second one at the same time waits for the first to end, and goes ahead only if that rolled back.
 */
export async function isFirstTime(tx: Executor, consumer: string, messageId: string): Promise<boolean> {
  const rows = await tx
    .insert(inbox)
    .values({ consumer, messageId })
    .onConflictDoNothing()
    .returning({ consumer: inbox.consumer });
  return rows.length === 1;
}
