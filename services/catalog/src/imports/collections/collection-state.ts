import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionRule,
  type CollectionTexts,
  type CollectionTranslations,
  collectionsMax,
} from '@shopwright/contracts/http/collections';
import { type FileLanguage, inLanguage } from '@shopwright/contracts/product-file';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import transliterate from '@sindresorhus/transliterate';
import { sql } from 'drizzle-orm';
import { readProductSlugs } from '../../collections/read-collections';
import { readRule, writeRule } from '../../collections/rule-cell';
import { collections } from '../../db/collections';
import type { KnownCategories } from '../categories/category-state';
import { RowProblem } from '../plan-product';
import type { CollectionPatch } from './read-collection';

/** A collection with all that a file can say of it. */
export interface CollectionState extends CollectionTexts {
  /** 0 for one that is not stored yet. */
  id: number;
  slug: string;
  image: string | null;
  isEnabled: boolean;
  rule: CollectionRule | null;
  /** By hand, the slugs in their order. */
  products: string[];
  translations: CollectionTranslations;
}

/** The collections of a store, at most 500, and how many products of the file it has. */
export interface KnownCollections {
  all: CollectionState[];
  earlier: ReadonlyMap<string, number>;
  /** The ids of products by the slugs that files name. */
  products: ReadonlyMap<string, number>;
  categories: KnownCategories;
}

export async function readKnownCollections(
  tx: Executor,
  categories: KnownCategories,
  slugs: readonly string[],
): Promise<KnownCollections> {
  const rows = await tx.select().from(collections).orderBy(collections.id);
  const listed = await readProductSlugs(
    tx,
    rows.flatMap(({ id, rule }) => (rule ? [] : [id])),
  );
  const found = await tx.execute<{ id: number; slug: string }>(sql`
    select id, slug from products where parent_id is null
      and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::text::jsonb))`);
  return {
    all: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      text: row.text,
      image: row.image,
      seoTitle: row.seoTitle,
      seoDescription: row.seoDescription,
      translations: row.translations,
      isEnabled: row.isEnabled,
      rule: row.rule,
      products: listed.get(row.id) ?? [],
    })),
    earlier: new Map(rows.flatMap(({ id, earlierSlugs }) => earlierSlugs.map((slug) => [slug, id] as const))),
    products: new Map(found.map(({ id, slug }) => [slug, id])),
    categories,
  };
}

/** By slug, else an earlier one; by title where the row has no slug and one collection has it. */
export function findCollection({ slug, title }: CollectionPatch, known: KnownCollections): CollectionState | undefined {
  if (slug !== undefined) {
    const byId = known.earlier.get(slug);
    return known.all.find((each) => each.slug === slug) ?? known.all.find(({ id }) => id === byId);
  }
  const titled = known.all.filter((each) => each.title.toLowerCase() === title?.toLowerCase());
  return titled.length === 1 ? titled[0] : undefined;
}

/** Returns what the collection becomes. Throws where the store could not have it so. */
export function planCollection(
  patch: CollectionPatch,
  current: CollectionState | undefined,
  known: KnownCollections,
): CollectionState {
  const title = patch.title ?? current?.title;
  if (!title) throw new RowProblem('title', validationMessages.required);
  if (!current && known.all.length >= collectionsMax) throw new RowProblem('title', validationMessages.collections_max);
  const slug = patch.slug ?? current?.slug ?? toSlug(transliterate(title));
  if (slug === '') throw new RowProblem('slug', validationMessages.slug);
  const other = known.all.find((each) => each.slug === slug);
  if (other && other.id !== current?.id) throw new RowProblem('slug', validationMessages.collection_slug_taken);
  const rule = planRule(patch, current, known);
  const missing = patch.products?.find((each) => !known.products.has(each));
  if (missing !== undefined) throw new RowProblem('products', `The store has no product “${missing}”`);
  const keep = <T>(value: T | undefined, before: T | undefined, none: T): T => value ?? before ?? none;
  const or = <T>(value: T | null | undefined, before: T | null | undefined): T | null =>
    value === undefined ? (before ?? null) : value;
  return {
    id: current?.id ?? 0,
    slug,
    title,
    text: or(patch.text, current?.text),
    image: or(patch.image, current?.image),
    seoTitle: or(patch.seoTitle, current?.seoTitle),
    seoDescription: or(patch.seoDescription, current?.seoDescription),
    isEnabled: keep(patch.isEnabled, current?.isEnabled, true),
    rule,
    products: rule ? [] : keep(patch.products, current?.products, []),
    translations: mergeTranslations(patch, current),
  };
}

function planRule({ rule, products }: CollectionPatch, current: CollectionState | undefined, known: KnownCollections) {
  if (rule) {
    try {
      return readRule(rule, known.categories);
    } catch (error) {
      throw new RowProblem('rule', (error as Error).message);
    }
  }
  // A list by hand takes the place of a rule.
  return rule === '' || products?.length ? null : (current?.rule ?? null);
}

function mergeTranslations(patch: CollectionPatch, current: CollectionState | undefined): CollectionTranslations {
  const merged: CollectionTranslations = { ...current?.translations };
  for (const [key, given] of Object.entries(patch.translations)) {
    const language = key as FileLanguage;
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const none = { title: '', text: null, seoTitle: null, seoDescription: null };
    const { title, ...texts } = { ...none, ...merged[language], ...said } as CollectionTexts;
    if (title) merged[language] = { title, ...texts };
    else if (Object.values(texts).some(Boolean)) {
      throw new RowProblem(inLanguage('title', language), validationMessages.required);
    } else delete merged[language];
  }
  return merged;
}

/** What a new one has where its row says nothing. */
export const unsaid: Record<string, unknown> = { isEnabled: true, products: [] };

/** A collection by the columns of a file. */
export function toColumns(state: CollectionState, categories: KnownCategories): Record<string, unknown> {
  const { id: _, rule, translations, ...values } = state;
  return {
    ...values,
    rule: rule && writeRule(rule, categories),
    ...Object.fromEntries(
      Object.entries(translations).flatMap(([language, texts]) =>
        Object.entries(texts).map(([column, value]) => [inLanguage(column, language as FileLanguage), value]),
      ),
    ),
  };
}

export const isSameCollection = (one: CollectionState, other: CollectionState): boolean =>
  isDeepStrictEqual(one, other);
