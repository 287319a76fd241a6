import { language } from '@shopwright/contracts/fields';
import type { StoreDetails } from '@shopwright/contracts/http/store-details';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';

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

/** Sets all of them in one statement, so that two operators who save at once do not mix. */
export async function putStoreDetails({ db }: Database, form: StoreDetails): Promise<StoreDetails> {
  const updatedAt = new Date();
  await db
    .insert(storeSettings)
    .values(keys.map((key) => ({ key, value: form[key], updatedAt })))
    .onConflictDoUpdate({ target: storeSettings.key, set: { value: sql`excluded.value`, updatedAt } });
  return getStoreDetails(db);
}
