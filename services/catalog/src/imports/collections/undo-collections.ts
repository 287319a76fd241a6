import type { CollectionTexts } from '@shopwright/contracts/http/collections';
import type { FileLanguage } from '@shopwright/contracts/product-file';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { readRule } from '../../collections/rule-cell';
import { collectionProducts, collections } from '../../db/collections';
import { KnownCategories } from '../categories/category-state';
import { idOf, keptReason, listChangedSince, putBack } from '../column-changes';
import { withOurImages } from '../fetched-images/our-images';
import type { DecidedItem, Job, StoredItem } from '../items';
import {
  type CollectionState,
  type KnownCollections,
  readKnownCollections,
  toColumns,
  unsaid,
} from './collection-state';
import { lockCollections } from './import-collections';
import { storeCollection } from './store-collection';

/** Deletes what the import added, and puts back what it changed, where nobody changed it since then. */
export async function undoCollections(tx: Executor, _job: Job, stored: readonly StoredItem[]): Promise<DecidedItem[]> {
  await lockCollections(tx);
  const items = await withOurImages(tx, stored);
  const listed = items.flatMap(({ changes }) => (changes?.values.products?.[0] ?? []) as string[]);
  const known = await readKnownCollections(tx, await KnownCategories.read(tx), [...new Set(listed)]);
  const decided: DecidedItem[] = [];
  for (const item of items) decided.push(await undoCollection(tx, item, known));
  return decided;
}

async function undoCollection(tx: Executor, item: StoredItem, known: KnownCollections): Promise<DecidedItem> {
  const { key, outcome } = item;
  const current = known.all.find((each) => each.id === idOf(item));
  if (!current || outcome === 'unchanged' || outcome === null) return { key };
  const now = toColumns(current, known.categories);
  if (outcome === 'created') {
    const kept = listChangedSince(item, now, unsaid);
    if (kept.length > 0) return { key, reason: keptReason(kept) };
    await tx.delete(collections).where(eq(collections.id, current.id));
    await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, current.id));
    known.all = known.all.filter((each) => each !== current);
    return { key };
  }
  const { back, kept } = putBack(item, now);
  const after = toState(current, back, known);
  if ('reason' in after) return { key, reason: after.reason };
  if (known.all.some(({ slug, id: other }) => slug === after.slug && other !== after.id)) {
    return { key, reason: `slug: ${validationMessages.collection_slug_taken}` };
  }
  const stored = await storeCollection(tx, current, after, known.products);
  known.all = known.all.map((each) => (each === current ? stored : each));
  return kept.length === 0 ? { key } : { key, reason: keptReason(kept) };
}

/** The same from columns. Products and categories that are gone by now stay away. */
function toState(
  current: CollectionState,
  columns: Record<string, unknown>,
  known: KnownCollections,
): CollectionState | { reason: string } {
  const { rule, products, ...values } = columns;
  const translations: CollectionState['translations'] = {};
  for (const [column, value] of Object.entries(values)) {
    const [base = '', language] = column.split(':') as [string, FileLanguage?];
    if (!language) continue;
    const none = { title: '', text: null, seoTitle: null, seoDescription: null };
    translations[language] = { ...none, ...translations[language], [base]: value } as CollectionTexts;
  }
  const own = Object.fromEntries(Object.entries(values).filter(([column]) => !column.includes(':')));
  try {
    return {
      ...current,
      ...own,
      translations: Object.fromEntries(Object.entries(translations).filter(([, texts]) => texts.title)),
      rule: rule ? readRule(String(rule), known.categories) : null,
      products: rule ? [] : (products as string[]),
    };
  } catch (error) {
    return { reason: `rule: ${(error as Error).message}` };
  }
}
