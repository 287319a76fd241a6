import { digestHour } from '@shopwright/contracts/http/store-settings';
import { toStoreDay, toStoreHour } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { lowStockDigests } from '../db/stock-alerts';
import { getStaffStoreSettings } from '../store-settings/get-store-settings';
import { countAlerts } from './list-stock-alerts';

/**
 * Requests the digest of the day, once its hour has come and the store wants one. Returns whether it did. The row of the
 * day and the event are one transaction: of several processes one writes them, and one that is killed leaves neither. A day
 * on which nothing is low is over as well, so that an alert of the afternoon waits for the next morning.
 */
export async function requestStockDigest(database: Database, now = new Date()): Promise<boolean> {
  const { lowStockEmails, lowStockRecipients, timeZone } = await getStaffStoreSettings(database.db);
  if (lowStockEmails !== 'daily' || lowStockRecipients.length === 0) return false;
  if (toStoreHour(now, timeZone) < digestHour) return false;
  const day = toStoreDay(now, timeZone);
  return database.transaction(async (tx) => {
    const claimed = await tx.insert(lowStockDigests).values({ day }).onConflictDoNothing().returning();
    if (claimed.length === 0) return false;
    const { count } = await countAlerts(tx, 'open');
    if (count === 0) return false;
    await appendEvent(tx, 'low-stock-digest-due', { day });
    return true;
  });
}
