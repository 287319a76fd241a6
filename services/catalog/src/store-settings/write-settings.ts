import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';

/**
 * Lets transactions that save settings take turns. Throws `conflict` if one of these settings was saved after `basedOn`.
 * Returns the time of this save, which is later than every save before it, even where the clock of a process is behind.
 */
export async function lockSettings(tx: Executor, keys: readonly string[], basedOn: string | null): Promise<Date> {
  await tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`);
  const saved = await tx.select({ key: storeSettings.key, updatedAt: storeSettings.updatedAt }).from(storeSettings);
  const basedOnMs = basedOn === null ? 0 : Date.parse(basedOn);
  const newer = saved.filter(({ key, updatedAt }) => keys.includes(key) && updatedAt.getTime() > basedOnMs);
  if (newer.length > 0) {
    const names = newer.map(({ key }) => key).join(', ');
    throw new AppError(
      'conflict',
      `The settings have changed since you opened them (${names}). Please reload them and try again.`,
    );
  }
  const latestMs = Math.max(0, ...saved.map(({ updatedAt }) => updatedAt.getTime()));
  return new Date(Math.max(Date.now(), latestMs + 1));
}

export async function upsertSettings(tx: Executor, rows: (typeof storeSettings.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(storeSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: storeSettings.key,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
}
