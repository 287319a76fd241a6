import {
  defaultStoreSettings,
  demonstrationSettings,
  type StaffStoreSettings,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { parseHomeLink } from '@shopwright/contracts/http/storefront';
import { toSellingPromise } from '@shopwright/contracts/pricing/selling-promise';
import { getServerTimeZone } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq } from 'drizzle-orm';
import { isNamed, isShownCategory } from '../categories/read-categories';
import { categories } from '../db/categories';
import { demonstrationMark, seedMarks, storeSettings } from '../db/store-settings';
import { listOwnTexts } from '../page-texts/read-page-texts';
import { readSellingCopy } from './selling-copy';

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
  'productSlugs',
  'orderRecipients',
  'lowStockRecipients',
  'homeSections',
  'storefrontTexts',
  'menus',
  'productFeatures',
]);

/** Returns the settings, with the default of each that the owner has not set. */
export async function getStaffStoreSettings(db: Executor): Promise<StaffStoreSettings> {
  const [rows, ownTexts, marks] = await Promise.all([
    db.select().from(storeSettings),
    listOwnTexts(db),
    db.select().from(seedMarks).where(eq(seedMarks.name, demonstrationMark)),
  ]);
  // Leaves out exchange rates, and settings that only a later version knows.
  const known = rows.filter(({ key }) => key in defaultStoreSettings);
  const own: Partial<StaffStoreSettings> = Object.fromEntries(
    known.flatMap(({ key, value }) => (value === null ? [] : [[key, jsonKeys.has(key) ? JSON.parse(value) : value]])),
  );
  const latest = known
    .map(({ updatedAt }) => updatedAt.toISOString())
    .sort()
    .at(-1);
  return {
    ...(marks.length > 0 ? demonstrationSettings : defaultStoreSettings),
    timeZone: getServerTimeZone(),
    ...own,
    ownTexts,
    hasStorefrontTexts: hasTexts(own.storefrontTexts),
    hasMenus: Boolean(own.menus?.main ?? own.menus?.footer),
    selling: toSellingPromise(readSellingCopy(rows)),
    updatedAt: latest ?? null,
  };
}

const hasTexts = (texts: StaffStoreSettings['storefrontTexts'] = {}): boolean =>
  Object.values(texts).some((each) => Object.values(each).some(Boolean));

/** Returns the settings without those that only staff may read. */
export async function getStoreSettings(db: Executor): Promise<StoreSettings> {
  const {
    taxNumber: _taxNumber,
    vatNumber: _vatNumber,
    phone: _phone,
    orderRecipients: _orders,
    lowStockRecipients: _lowStock,
    lowStockEmails: _mode,
    storefrontTexts: _texts,
    menus: _menus,
    productFeatures: _features,
    ...settings
  } = await getStaffStoreSettings(db);
  return { ...settings, heroLink: await keepWorkingLink(db, settings.heroLink) };
}

/** Returns null instead of a link to a category that is hidden or gone since. */
async function keepWorkingLink(db: Executor, link: string | null): Promise<string | null> {
  const target = link === null ? undefined : parseHomeLink(link);
  return target?.kind === 'category' && !(await isShownSlug(db, target.slug)) ? null : link;
}

/** Returns true if visitors find a category at this slug, which may be an earlier one. */
export async function isShownSlug(db: Executor, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(isShownCategory, isNamed(db, slug)));
  return row !== undefined;
}
