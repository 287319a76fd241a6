import type { Language } from '@shopwright/contracts/fields';
import { type MenuItem, type Menus, menuNames, type ShownMenus } from '@shopwright/contracts/http/menus';
import { hasMenuPage, showMenus } from '@shopwright/contracts/show-menus';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { listCategories } from '../categories/read-categories';
import { listCollections } from '../collections/read-collections';
import { categories } from '../db/categories';
import { collections } from '../db/collections';
import { getStaffStoreSettings } from './get-store-settings';

/** Returns the menus as visitors see them in a language. */
export async function readMenus(database: Database, language: Language): Promise<ShownMenus> {
  const { db } = database;
  const [settings, shown, enabled] = await Promise.all([
    getStaffStoreSettings(db),
    listCategories(database, language),
    listCollections(db, language),
  ]);
  const targets = { categories: shown, collections: enabled, hasPage: hasMenuPage(settings) };
  return showMenus(settings.menus, targets, language);
}

type Link = MenuItem | MenuItem['children'][number];

/** Returns the items with the names of their fields. */
const linksOf = (menus: Menus): { at: string; link: Link }[] =>
  menuNames.flatMap((name) =>
    (menus[name] ?? []).flatMap((item, index) => {
      const at = `menus.${name}.${index}`;
      return [{ at, link: item }, ...item.children.map((link, below) => ({ at: `${at}.children.${below}`, link }))];
    }),
  );

/** Throws `invalid_request` for a target that the store does not have, unless the menus named it before it was gone. */
export async function checkMenus(tx: Executor, menus: Menus): Promise<void> {
  const [ofCategories, ofCollections, before] = await Promise.all([
    tx.select({ id: categories.id }).from(categories),
    tx.select({ id: collections.id }).from(collections),
    getStaffStoreSettings(tx),
  ]);
  const earlier = linksOf(before.menus).map(({ link }) => link);
  const known = {
    category: new Set([...ofCategories.map(({ id }) => id), ...idsOf(earlier, 'category')]),
    collection: new Set([...ofCollections.map(({ id }) => id), ...idsOf(earlier, 'collection')]),
  };
  for (const { at, link } of linksOf(menus)) {
    if (link.kind === 'category' && !known.category.has(link.categoryId)) {
      throw fieldError('invalid_request', `${at}.categoryId`, validationMessages.category_gone);
    }
    if (link.kind === 'collection' && !known.collection.has(link.collectionId)) {
      throw fieldError('invalid_request', `${at}.collectionId`, validationMessages.collection_gone);
    }
  }
}

const idsOf = (links: readonly Link[], kind: 'category' | 'collection'): number[] =>
  links.flatMap((link) => {
    if (link.kind !== kind) return [];
    return link.kind === 'category' ? [link.categoryId] : [link.collectionId];
  });
