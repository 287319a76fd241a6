import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { putStoreSettings as endpoint, StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';
import { getStoreSettings } from './get-store-settings';

/** Replaces all settings. One that is null returns to its default. */
export function putStoreSettings(database: Database, form: BodyOf<typeof endpoint>): Promise<StoreSettings> {
  return database.transaction(async (tx) => {
    // Two operators who save at once take turns, so that the settings are those of one of them.
    await tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`);
    const entries = Object.entries(form);
    const unset = entries.flatMap(([key, value]) => (value === null ? [key] : []));
    const rows = entries.flatMap(([key, value]) => (value === null ? [] : [{ key, value, updatedAt: new Date() }]));
    if (unset.length > 0) await tx.delete(storeSettings).where(inArray(storeSettings.key, unset));
    await tx
      .insert(storeSettings)
      .values(rows)
      .onConflictDoUpdate({ target: storeSettings.key, set: { value: sql`excluded.value`, updatedAt: new Date() } });
    return getStoreSettings(tx);
  });
}
