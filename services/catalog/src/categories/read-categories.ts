import { findAncestors, toTreeOrder } from '@shopwright/contracts/category-tree';
import { type Language, languages } from '@shopwright/contracts/fields';
import type { Category, CategoryDetail, StaffCategory } from '@shopwright/contracts/http/categories';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { categories, categoryRedirects, categoryTranslations } from '../db/categories';
import { productFigures } from '../db/product-lists';
import { isArchivedFigure, isDraftFigure, isListedFigure, sumOf } from '../product-figures';

/** A category that was merged into another one exists until its last product has moved. No page shows it. */
export const isOwn = isNull(categories.mergedIntoId);
/** A hidden category is left out of lists and has no page; its products stay on sale. */
export const isShownCategory = and(isOwn, eq(categories.isHidden, false));
const order = [asc(categories.position), asc(categories.id)];

export const categoryNotFound = () => new AppError('not_found', validationMessages.category_gone);

/** Returns the categories that visitors see, each before those below it, else in the order that staff chose. */
export async function listCategories(database: Database, language?: Language): Promise<Category[]> {
  const rows = await selectCategories(database, language)
    .where(isShownCategory)
    .orderBy(...order);
  return toTreeOrder(belowShown(rows));
}

type PlacedCategory = Omit<Category, 'parentId'> & { path: number[] };

/** Puts each category below the nearest one above it that is among the rows: a hidden one stands in no path. */
function belowShown(rows: readonly PlacedCategory[]): Category[] {
  const shown = new Set(rows.map(({ id }) => id));
  return rows.map(({ path, ...row }) => {
    const parentId = path.slice(0, -1).findLast((id) => shown.has(id)) ?? null;
    return { ...row, parentId };
  });
}

/** True of the category that has this slug, or had it before. */
export function isNamed(db: Executor, slug: string) {
  const redirected = db
    .select({ id: categoryRedirects.categoryId })
    .from(categoryRedirects)
    .where(eq(categoryRedirects.slug, slug));
  return or(eq(categories.slug, slug), inArray(categories.id, redirected));
}

/** Finds the category by its slug or by an earlier one, with those above it and directly below it. */
export async function getCategory(database: Database, slug: string, language?: Language): Promise<CategoryDetail> {
  const [own] = await selectCategories(database, language).where(and(isShownCategory, isNamed(database.db, slug)));
  if (!own) throw categoryNotFound();
  const isRelated = sql`(${inArray(categories.id, own.path)} or ${categories.path} @> array[${own.id}::int])`;
  const related = await selectCategories(database, language)
    .where(and(isShownCategory, isRelated))
    .orderBy(...order);
  const rows = belowShown(related);
  const category = rows.find(({ id }) => id === own.id);
  if (!category) throw categoryNotFound();
  const toLink = ({ id, name, slug: address }: Category) => ({ id, name, slug: address });
  return {
    ...category,
    ancestors: findAncestors(rows, category).map(toLink),
    children: rows
      .filter(({ parentId }) => parentId === own.id)
      .map((child) => ({ ...toLink(child), image: child.image })),
  };
}

function selectCategories({ db }: Database, language: Language = 'en') {
  const isTranslation = and(
    eq(categoryTranslations.categoryId, categories.id),
    eq(categoryTranslations.language, language),
  );
  return db
    .select({
      id: categories.id,
      path: categories.path,
      name: sql<string>`coalesce(${categoryTranslations.name}, ${categories.name})`,
      slug: categories.slug,
      description: sql<string | null>`coalesce(${categoryTranslations.description}, ${categories.description})`,
      image: categories.image,
    })
    .from(categories)
    .leftJoin(categoryTranslations, isTranslation)
    .$dynamic();
}

/** Returns all categories in the order of the tree, with their texts in every language, or the one with this id. */
export async function listStaffCategories(db: Executor, id?: number): Promise<StaffCategory[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(isOwn, id === undefined ? undefined : eq(categories.id, id)))
    .orderBy(...order);
  const [translations, counts] = await Promise.all([listTranslations(db, id), countProducts(db, id)]);
  return toTreeOrder(rows).map(({ position: _, path: _path, mergedIntoId: _into, isSyncing: _syncing, ...row }) => ({
    ...row,
    translations: translations.filter(({ categoryId }) => categoryId === row.id).map(withoutCategory),
    productCount: counts.get(row.id)?.onSale ?? 0,
    archivedCount: counts.get(row.id)?.archived ?? 0,
    draftCount: counts.get(row.id)?.drafts ?? 0,
  }));
}

export async function getStaffCategory(db: Executor, id: number): Promise<StaffCategory> {
  const [row] = await listStaffCategories(db, id);
  if (!row) throw categoryNotFound();
  return row;
}

type Translation = StaffCategory['translations'][number];

const withoutCategory = ({ categoryId: _, ...translation }: Translation & { categoryId: number }) => translation;

async function listTranslations(db: Executor, id: number | undefined) {
  const { categoryId, language, name, description } = categoryTranslations;
  const rows = await db
    .select({ categoryId, language, name, description })
    .from(categoryTranslations)
    .where(id === undefined ? undefined : eq(categoryId, id));
  const inOrder = [...rows].sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
  return inOrder as (Translation & { categoryId: number })[];
}

/** Counts the products on sale, the drafts and the archived ones of each category that has any. */
export async function countProducts(db: Executor, id?: number) {
  const rows = await db
    .select({
      id: productFigures.categoryId,
      onSale: sumOf('products', isListedFigure),
      archived: sumOf('products', isArchivedFigure),
      drafts: sumOf('products', isDraftFigure),
    })
    .from(productFigures)
    .where(id === undefined ? undefined : eq(productFigures.categoryId, id))
    .groupBy(productFigures.categoryId)
    .having(sql`sum(${productFigures.products}) > 0`);
  return new Map(rows.map((row) => [row.id, row]));
}
