import { line } from '@shopwright/contracts/fields';
import { type MenuPage, menuPages, menus } from '@shopwright/contracts/http/menus';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { languages } from '../../i18n/languages';
import { inEachLanguage } from '../../lib/in-each-language';
import type { MenuEntry } from './menu-rows';

export const entryKinds = [
  'category',
  'collection',
  'page',
  'address',
  'heading',
] as const satisfies MenuEntry['kind'][];

/** What the fields of every kind hold; the kind decides which of them count. */
export const entryForm = z
  .strictObject({
    kind: z.enum(entryKinds),
    categoryId: z.string(),
    hasSubcategories: z.boolean(),
    collectionId: z.string(),
    page: z.enum(menuPages),
    href: z.string(),
    labels: z.strictObject(inEachLanguage(() => line(40))),
    /** The id of the row above it; empty at the top. */
    parent: z.string(),
  })
  .superRefine((values, context) => {
    const entry = toEntry(values);
    const main = [{ ...entry, children: [] }];
    for (const { path, message } of menus.safeParse({ main, footer: null }).error?.issues ?? []) {
      const isMissing = /^(category|collection)Id$/.test(String(path[2]));
      context.addIssue({
        code: 'custom',
        path: path.slice(2),
        message: isMissing ? validationMessages.required : message,
      });
    }
  });
export type EntryForm = z.infer<typeof entryForm>;

export const blankEntry: EntryForm = {
  kind: 'category',
  categoryId: '',
  hasSubcategories: false,
  collectionId: '',
  page: menuPages[0] as MenuPage,
  href: '',
  labels: inEachLanguage(() => ''),
  parent: '',
};

export const toEntryForm = (entry: MenuEntry, parentId: number | null): EntryForm => ({
  ...blankEntry,
  ...(entry.kind === 'category' && { hasSubcategories: entry.hasSubcategories, categoryId: String(entry.categoryId) }),
  ...(entry.kind === 'collection' && { collectionId: String(entry.collectionId) }),
  ...(entry.kind === 'page' && { page: entry.page }),
  ...(entry.kind === 'address' && { href: entry.href }),
  kind: entry.kind,
  labels: { ...blankEntry.labels, ...entry.labels },
  parent: parentId === null ? '' : String(parentId),
});

export function toEntry(form: Omit<EntryForm, 'parent'>): MenuEntry {
  const { kind, categoryId, collectionId, page, href, hasSubcategories } = form;
  const labels = Object.fromEntries(
    languages.flatMap((code): [string, string][] => (form.labels[code] === '' ? [] : [[code, form.labels[code]]])),
  );
  switch (kind) {
    case 'category':
      return { kind, categoryId: Number(categoryId), hasSubcategories, labels };
    case 'collection':
      return { kind, collectionId: Number(collectionId), labels };
    case 'page':
      return { kind, page, labels };
    case 'address':
      return { kind, href: href.trim(), labels };
    case 'heading':
      return { kind, labels };
  }
}
