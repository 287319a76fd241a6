import type { ForeignCurrency } from '@shopwright/contracts/http/store-settings';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { categories, categoryTranslations } from '../db/categories';
import { products, productTranslations } from '../db/products';
import { storeSettings } from '../db/store-settings';
import { toRateRow } from '../store-settings/exchange-rates';
import { type DemoTranslations, demoStore, type TranslatedLanguage } from './demo-store';

/** Serializes two seeds, so that the second one finds the translations of the first. */
const lockKey = 7_466_732;

/**
 * Adds translations and exchange rates to a demo store. Skips products and categories that have translations, and those whose
 * English texts the merchant has changed.
 */
export function seedTranslations(
  database: Database,
  all: Record<TranslatedLanguage, DemoTranslations> = demoStore.translations,
): Promise<{ translations: number } | undefined> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const isDemoProduct = inArray(products.slug, toSlugs(demoStore.products));
    const [demo] = await tx.select({ id: products.id }).from(products).where(isDemoProduct).limit(1);
    if (!demo) return undefined;
    await setRates(tx);
    const translations = (await translateProducts(tx, all)) + (await translateCategories(tx, all));
    return translations > 0 ? { translations } : undefined;
  });
}

async function setRates(tx: Executor): Promise<void> {
  const { asOf, rates } = demoStore.exchangeRates;
  const currencies = Object.keys(rates) as ForeignCurrency[];
  const rows = currencies.map((currency) => toRateRow(currency, rates[currency], asOf));
  await tx.insert(storeSettings).values(rows).onConflictDoNothing();
}

async function translateProducts(tx: Executor, all: Record<TranslatedLanguage, DemoTranslations>): Promise<number> {
  const isUntranslated = notExists(
    tx.select({ found: sql`1` }).from(productTranslations).where(eq(productTranslations.productId, products.id)),
  );
  const found = await tx
    .select({ id: products.id, slug: products.slug, name: products.name, description: products.description })
    .from(products)
    .where(and(inArray(products.slug, toSlugs(demoStore.products)), isUntranslated));
  const rows = unchanged(found, demoStore.products).flatMap(({ id, slug }) =>
    inEachLanguage(all, ({ products: { [slug]: translation } }) => translation && { ...translation, productId: id }),
  );
  if (rows.length > 0) await tx.insert(productTranslations).values(rows);
  return rows.length;
}

async function translateCategories(tx: Executor, all: Record<TranslatedLanguage, DemoTranslations>): Promise<number> {
  const isUntranslated = notExists(
    tx.select({ found: sql`1` }).from(categoryTranslations).where(eq(categoryTranslations.categoryId, categories.id)),
  );
  const found = await tx
    .select()
    .from(categories)
    .where(and(inArray(categories.slug, toSlugs(demoStore.categories)), isUntranslated));
  const rows = unchanged(found, demoStore.categories).flatMap(({ id, slug }) =>
    inEachLanguage(all, ({ categories: { [slug]: translation } }) => translation && { ...translation, categoryId: id }),
  );
  if (rows.length > 0) await tx.insert(categoryTranslations).values(rows);
  return rows.length;
}

interface English {
  slug: string;
  name: string;
  description: string | null;
}

const toSlugs = (rows: readonly English[]): string[] => rows.map(({ slug }) => slug);

function unchanged<Row extends English>(rows: Row[], seed: readonly English[]): Row[] {
  const bySlug = new Map(seed.map((row) => [row.slug, row]));
  return rows.filter(({ slug, name, description }) => {
    const written = bySlug.get(slug);
    return written?.name === name && written.description === description;
  });
}

function inEachLanguage<Row>(
  all: Record<TranslatedLanguage, DemoTranslations>,
  translate: (translations: DemoTranslations) => Row | undefined,
): (Row & { language: TranslatedLanguage })[] {
  return (Object.keys(all) as TranslatedLanguage[]).flatMap((language) => {
    const row = translate(all[language]);
    return row ? [{ ...row, language }] : [];
  });
}
