import type { Language } from '@shopwright/contracts/fields';
import type { Category } from '@shopwright/contracts/http/categories';
import * as endpoints from '@shopwright/contracts/http/categories';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import { categories, categoryTranslations } from '../db/products';
import type { CatalogDeps } from '../deps';
import { createCategory } from './create-category';

export function categoryRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listCategories, ({ query }) => listCategories(database, query.language));
  routes.bind(endpoints.createCategory, ({ body }) => createCategory(database, body));
  routes.bind(endpoints.getCategory, ({ params, query }) => getCategory(database, params.slug, query.language));
}

/** Returns categories in the order in which they were created. */
const listCategories = (database: Database, language?: Language): Promise<Category[]> =>
  selectCategories(database, language).orderBy(asc(categories.id));

async function getCategory(database: Database, slug: string, language?: Language): Promise<Category> {
  const [row] = await selectCategories(database, language).where(eq(categories.slug, slug));
  if (!row) throw new AppError('not_found', 'There is no such category');
  return row;
}

function selectCategories({ db }: Database, language: Language = 'en') {
  const isTranslation = and(
    eq(categoryTranslations.categoryId, categories.id),
    eq(categoryTranslations.language, language),
  );
  return db
    .select({
      id: categories.id,
      name: sql<string>`coalesce(${categoryTranslations.name}, ${categories.name})`,
      slug: categories.slug,
      description: sql<string | null>`coalesce(${categoryTranslations.description}, ${categories.description})`,
    })
    .from(categories)
    .leftJoin(categoryTranslations, isTranslation)
    .$dynamic();
}
