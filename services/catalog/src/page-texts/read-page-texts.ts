import type { Language } from '@shopwright/contracts/fields';
import type { PageText, PageTextVersion } from '@shopwright/contracts/http/page-texts';
import { type PageTextName, pageTextVersionsMax } from '@shopwright/contracts/page-texts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, sql } from 'drizzle-orm';
import { pageTexts } from '../db/store-settings';

export interface TextPlace {
  page: PageTextName;
  language: Language;
}

/**
 * Returns the text in the language, else the one in English, else null. A page of which the store wrote any text shows
 * no default in English either, because that could promise what the store does not do.
 */
export async function getPageText(db: Executor, page: PageTextName, language: Language = 'en'): Promise<PageText> {
  const rows = await selectPresent(db, page);
  const find = (code: Language) => rows.find((row) => row.language === code);
  const found = find(language) ?? find('en');
  return { page, language: found?.language ?? language, body: found?.body ?? null };
}

/** Returns the pages that have a text of the store's own in any language. */
export async function listOwnTexts(db: Executor): Promise<PageTextName[]> {
  const rows = await selectPresent(db);
  return [...new Set(rows.map(({ page }) => page))];
}

/** Selects the present version of each text that is not the default. */
async function selectPresent(db: Executor, page?: PageTextName) {
  const rows = await db
    .selectDistinctOn([pageTexts.page, pageTexts.language], {
      page: pageTexts.page,
      language: pageTexts.language,
      body: pageTexts.body,
    })
    .from(pageTexts)
    .where(page === undefined ? undefined : eq(pageTexts.page, page))
    .orderBy(pageTexts.page, pageTexts.language, desc(pageTexts.version));
  return rows.filter(({ body }) => body !== null);
}

/** Returns the versions of a text, newest first. */
export async function listPageTextVersions(db: Executor, place: TextPlace): Promise<PageTextVersion[]> {
  const rows = await db
    .select({
      version: pageTexts.version,
      body: pageTexts.body,
      createdAt: sql<string>`${pageTexts.createdAt}`.mapWith((at: string) => new Date(at).toISOString()),
      createdBy: pageTexts.createdBy,
    })
    .from(pageTexts)
    .where(and(eq(pageTexts.page, place.page), eq(pageTexts.language, place.language)))
    .orderBy(desc(pageTexts.version))
    .limit(pageTextVersionsMax);
  return rows;
}
