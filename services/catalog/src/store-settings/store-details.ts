import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import { language } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/store-details';
import type { StoreDetails } from '@shopwright/contracts/http/store-details';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';
import { lockSettings, settingsChanged } from './put-store-settings';

const keys = ['language', 'address', 'taxNumber'] as const;

/** Returns the details for invoices and emails to the store, with the default of each that is not set. */
export async function getStoreDetails(db: Executor): Promise<StoreDetails> {
  const rows = await db
    .select()
    .from(storeSettings)
    .where(inArray(storeSettings.key, [...keys]));
  const given = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    language: language.catch('en').parse(given.get('language')),
    address: given.get('address') ?? '',
    taxNumber: given.get('taxNumber') ?? '',
  };
}

/**
 * Sets all of them. Takes turns with every other change of settings, so that of two edits based on one read the second
 * throws `conflict`.
 */
export function putStoreDetails(
  database: Database,
  { basedOn, ...form }: BodyOf<typeof endpoints.putStoreDetails>,
): Promise<StoreDetails> {
  return database.transaction(async (tx) => {
    await lockSettings(tx);
    if (basedOn && !isDeepStrictEqual(basedOn, await getStoreDetails(tx))) throw settingsChanged();
    const updatedAt = new Date();
    await tx
      .insert(storeSettings)
      .values(keys.map((key) => ({ key, value: form[key], updatedAt })))
      .onConflictDoUpdate({ target: storeSettings.key, set: { value: sql`excluded.value`, updatedAt } });
    return getStoreDetails(tx);
  });
}
