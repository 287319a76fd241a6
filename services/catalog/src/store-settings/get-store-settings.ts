import {
  defaultStoreSettings,
  type StaffStoreSettings,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { getServerTimeZone } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { storeSettings } from '../db/store-settings';
import { listOwnTexts } from '../page-texts/read-page-texts';

/** A setting's value as it is stored: a text as it is, anything else as JSON. */
export const toStored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

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
  // The form of the details on invoices stores an empty address.
  const set = rows.filter(({ value }) => value !== '');
  const given = Object.fromEntries(set.map(({ key, value }) => [key, jsonKeys.has(key) ? JSON.parse(value) : value]));
  const latest = rows
    .map(({ updatedAt }) => updatedAt.toISOString())
    .sort()
    .at(-1);
  // Reads only settings that this version knows: a later one may have stored more.
  const known = Object.keys(defaultStoreSettings).filter((key) => key in given);
  const own = Object.fromEntries(known.map((key) => [key, given[key]]));
  return { ...defaultStoreSettings, timeZone: getServerTimeZone(), ...own, ownTexts, updatedAt: latest ?? null };
}

/** Returns the settings without those that only staff may read. */
export async function getStoreSettings(db: Executor): Promise<StoreSettings> {
  const {
    orderRecipients: _orders,
    lowStockRecipients: _lowStock,
    lowStockEmails: _mode,
    ...settings
  } = await getStaffStoreSettings(db);
  return settings;
}
