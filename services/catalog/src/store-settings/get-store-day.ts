import { getServerTimeZone, toStoreDay } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';

/** Returns the day of the moment in the store's time zone, such as "2026-11-28". */
export const getStoreDay = async (db: Executor, moment = new Date()): Promise<string> =>
  toStoreDay(moment, await getStoreTimeZone(db));

export async function getStoreTimeZone(db: Executor): Promise<string> {
  const [row] = await db
    .select({ timeZone: storeSettings.value })
    .from(storeSettings)
    .where(eq(storeSettings.key, 'timeZone'));
  return row?.timeZone ?? getServerTimeZone();
}
