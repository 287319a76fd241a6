import { defaultStoreName, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { storeSettings } from '../db/store-settings';

/** Returns the settings, with the default of each that the owner has not set. */
export async function getStoreSettings(db: Executor): Promise<StoreSettings> {
  const rows = await db.select().from(storeSettings);
  const given = new Map(rows.map(({ key, value }) => [key, value]));
  const latest = rows
    .map(({ updatedAt }) => updatedAt.toISOString())
    .sort()
    .at(-1);
  return {
    name: given.get('name') ?? defaultStoreName,
    contactEmail: given.get('contactEmail') ?? null,
    senderEmail: given.get('senderEmail') ?? null,
    updatedAt: latest ?? null,
  };
}
