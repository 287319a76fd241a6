import { canMoveBelow } from '@shopwright/contracts/category-tree';
import type { FeatureLists } from '@shopwright/contracts/http/storefront';
import { type FileLanguage, inLanguage } from '@shopwright/contracts/product-file';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import transliterate from '@sindresorhus/transliterate';
import { RowProblem } from '../plan-product';
import type { CategoryState, KnownCategories } from './category-state';
import type { CategoryPatch } from './read-category';

/** Returns what the category becomes. Throws where the store could not have it so. */
export function planCategory(patch: CategoryPatch, current: CategoryState | undefined, known: KnownCategories) {
  const name = patch.name ?? current?.name;
  if (name === undefined) throw new RowProblem('name', validationMessages.required);
  const slug = patch.slug ?? current?.slug ?? (toSlug(transliterate(name)) || 'category');
  const after: CategoryState = {
    id: current?.id ?? 0,
    slug,
    name,
    parentId: findParent(patch, current, known),
    description: patch.description === undefined ? (current?.description ?? null) : patch.description,
    image: patch.image === undefined ? (current?.image ?? null) : patch.image,
    isHidden: patch.isHidden ?? current?.isHidden ?? false,
    position: patch.position ?? current?.position ?? Math.max(0, ...known.all.map((each) => each.position)) + 1,
    features: mergeFeatures(current?.features ?? {}, patch.features),
    translations: mergeTexts(current?.translations ?? {}, patch.texts),
  };
  refuseTaken(after, known);
  return after;
}

function findParent(
  { parentSlug, parentName }: CategoryPatch,
  current: CategoryState | undefined,
  known: KnownCategories,
): number | null {
  if (parentSlug === undefined && parentName === undefined) return current?.parentId ?? null;
  if ((parentSlug ?? parentName) === '') return null;
  const parent = known.find(parentSlug, parentSlug ?? parentName);
  const column = parentSlug === undefined ? 'path' : 'parent';
  if (!parent) {
    const asked = parentSlug ?? parentName;
    throw new RowProblem(column, `The store has no category “${asked}”, nor have the rows before this one`);
  }
  if (parent.id === current?.parentId) return parent.id;
  if (canMoveBelow(known.all, current?.id, parent)) return parent.id;
  const isLoop = current !== undefined && isBelow(known, parent, current.id);
  throw new RowProblem(column, validationMessages[isLoop ? 'category_loop' : 'category_levels']);
}

function isBelow(known: KnownCategories, { id, parentId }: CategoryState, aboveId: number): boolean {
  if (id === aboveId) return true;
  const parent = parentId === null ? undefined : known.get(parentId);
  return parent !== undefined && isBelow(known, parent, aboveId);
}

export function refuseTaken({ id, slug, name }: CategoryState, known: KnownCategories): void {
  const [ofSlug, ofName] = [known.ofSlug(slug), known.ofName(name)];
  if (ofSlug && ofSlug.id !== id) throw new RowProblem('slug', validationMessages.slug_taken);
  if (ofName && ofName.id !== id) throw new RowProblem('name', validationMessages.name_taken);
}

function mergeFeatures(current: FeatureLists, patch: CategoryPatch['features']): FeatureLists {
  const merged = Object.entries({ ...current, ...patch }).filter(([, lines]) => lines.length > 0);
  return Object.fromEntries(merged);
}

function mergeTexts(current: CategoryState['translations'], patch: CategoryPatch['texts']) {
  const merged = { ...current };
  for (const [key, given] of Object.entries(patch)) {
    const language = key as FileLanguage;
    const before = merged[language];
    const name = given.name ?? before?.name ?? '';
    const description = given.description === undefined ? (before?.description ?? null) : given.description;
    if (name !== '') merged[language] = { name, description };
    else if (given.description) throw new RowProblem(inLanguage('name', language), validationMessages.required);
    else delete merged[language];
  }
  return merged;
}

/** What a new one has where its row says nothing. */
export const unsaid: Record<string, unknown> = { isHidden: false };

/** A category by the columns of a file: the parent by its slug. */
export function toColumns(state: CategoryState, known: KnownCategories): Record<string, unknown> {
  const { id: _, parentId, features, translations, ...values } = state;
  return {
    ...values,
    parent: parentId === null ? null : (known.get(parentId)?.slug ?? null),
    ...Object.fromEntries(
      Object.entries(features).map(([key, lines]) => [
        key === 'en' ? 'features' : inLanguage('features', key as FileLanguage),
        lines,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(translations).flatMap(([key, { name, description }]) => [
        [inLanguage('name', key as FileLanguage), name],
        [inLanguage('description', key as FileLanguage), description],
      ]),
    ),
  };
}
