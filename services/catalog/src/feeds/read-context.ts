import type { Language } from '@shopwright/contracts/fields';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq } from 'drizzle-orm';
import { categories, categoryTranslations } from '../db/categories';
import { storeSettings } from '../db/store-settings';
import { getStaffStoreSettings } from '../store-settings/get-store-settings';
import { readSellingCopy } from '../store-settings/selling-copy';
import type { FeedItem, FeedStore } from './feed-item';

/** What all items of a feed have in common, read once. */
export interface FeedContext {
  store: FeedStore;
  hasSlugs: boolean;
  /** The path of each category that visitors see, from the top down. */
  pathOf: ReadonlyMap<number, string>;
  shipping: SellingSettings['shipping'];
  keptOffers: Map<string, FeedItem['shipping']>;
}

interface Market {
  language: Language;
  country?: string;
}

export async function readContext(db: Executor, { language, country }: Market, origin: string): Promise<FeedContext> {
  const [settings, rows, pathOf] = await Promise.all([
    getStaffStoreSettings(db),
    db.select().from(storeSettings),
    readPaths(db, language),
  ]);
  const { shipping, tax } = readSellingCopy(rows);
  const home = settings.country ?? tax?.origin.country ?? null;
  return {
    store: {
      origin,
      name: settings.name,
      currency: settings.currency,
      language,
      country: country ?? home,
      home,
    },
    hasSlugs: settings.productSlugs,
    pathOf,
    shipping,
    keptOffers: new Map(),
  };
}

/** A hidden category stands in no path. */
async function readPaths(db: Executor, language: Language): Promise<Map<number, string>> {
  const rows = await db
    .select({
      id: categories.id,
      path: categories.path,
      isHidden: categories.isHidden,
      name: categories.name,
      own: categoryTranslations.name,
    })
    .from(categories)
    .leftJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.language, language)),
    );
  const shown = new Map(rows.flatMap(({ id, isHidden, name, own }) => (isHidden ? [] : [[id, own ?? name] as const])));
  return new Map(rows.map(({ id, path }) => [id, path.flatMap((above) => shown.get(above) ?? []).join(' > ')]));
}
