import {
  defaultStoreSettings,
  type StaffStoreSettings,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { getServerTimeZone } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { storeSettings } from '../db/store-settings';
import { listOwnTexts } from '../page-texts/read-page-texts';

/** A setting's value as it is stored: a text as it is, anything else as JSON, and null for the default. */
export function toStored(value: unknown): string | null {
  if (value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The settings whose values are not texts. */
const jsonKeys: ReadonlySet<string> = new Set<keyof StaffStoreSettings>([
  'descriptions',
  'hiddenClaims',
  'languages',
  'demoCheckout',
  'orderRecipients',
  'lowStockRecipients',
]);

/** Returns the settings, with the default of each that the owner has not set. */
export async function getStaffStoreSettings(db: Executor): Promise<StaffStoreSettings> {
  const [rows, ownTexts] = await Promise.all([db.select().from(storeSettings), listOwnTexts(db)]);
  // Leaves out exchange rates, and settings that only a later version knows.
  const known = rows.filter(({ key }) => key in defaultStoreSettings);
  const own = Object.fromEntries(
    known.flatMap(({ key, value }) => (value === null ? [] : [[key, jsonKeys.has(key) ? JSON.parse(value) : value]])),
  );
  const latest = known
    .map(({ updatedAt }) => updatedAt.toISOString())
    .sort()
    .at(-1);
  return { ...defaultStoreSettings, timeZone: getServerTimeZone(), ...own, ownTexts, updatedAt: latest ?? null };
}

/** Returns the settings without those that only staff may read. */
export async function getStoreSettings(db: Executor): Promise<StoreSettings> {
  const {
    language: _language,
    taxNumber: _taxNumber,
    orderRecipients: _orders,
    lowStockRecipients: _lowStock,
    lowStockEmails: _mode,
    ...settings
  } = await getStaffStoreSettings(db);
  return settings;
}
