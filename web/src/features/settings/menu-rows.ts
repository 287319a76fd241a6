import type { Language } from '@shopwright/contracts/fields';
import type { MenuChild, MenuItem, Menus } from '@shopwright/contracts/http/menus';
import { footerColumns, headerPages } from '../../i18n/menu-pages';
import type { MessageKey } from '../../i18n/messages';
import { moveAmongSiblings } from '../../lib/move-among-siblings';

type WithoutChildren<Item> = Item extends MenuItem ? Omit<Item, 'children'> : never;
/** An item without those below it. */
export type MenuEntry = WithoutChildren<MenuItem>;

/** A row of the editor. Its id stays while it moves. */
export interface MenuRow {
  id: number;
  parentId: number | null;
  entry: MenuEntry;
}

/** Returns an item's row and those of its children, in the order of the menu. Takes the ids in this order. */
export function toRows(items: readonly MenuItem[], ids: readonly number[] = []): MenuRow[] {
  const rows: MenuRow[] = [];
  const add = (entry: MenuEntry, parentId: number | null) => {
    const id = ids[rows.length] ?? rows.length;
    rows.push({ id, parentId, entry });
    return id;
  };
  for (const { children, ...entry } of items) {
    const id = add(entry, null);
    for (const child of children) {
      add(child.kind === 'category' ? { ...child, hasSubcategories: false } : child, id);
    }
  }
  return rows;
}

export const toItems = (rows: readonly MenuRow[]): MenuItem[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, entry }) => ({
      ...entry,
      children: rows.filter(({ parentId }) => parentId === id).flatMap((row) => toChildren(row.entry)),
    }));

function toChildren(entry: MenuEntry): MenuChild[] {
  if (entry.kind === 'heading') return [];
  if (entry.kind !== 'category') return [entry];
  const { hasSubcategories: _, ...child } = entry;
  return [child];
}

/** Puts a row after the last one below its parent. */
export function addRow(rows: readonly MenuRow[], parentId: number | null, entry: MenuEntry): MenuRow[] {
  const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
  return inOrder([...rows, { id, parentId, entry }]);
}

/** Replaces an entry. One that comes to another parent is the last one there. */
export function changeRow(rows: readonly MenuRow[], changed: MenuRow): MenuRow[] {
  const before = rows.find(({ id }) => id === changed.id);
  if (before?.parentId === changed.parentId) return rows.map((row) => (row.id === changed.id ? changed : row));
  return inOrder([...rows.filter(({ id }) => id !== changed.id), changed]);
}

/** Removes a row with those below it. */
export const removeRow = (rows: readonly MenuRow[], id: number): MenuRow[] =>
  rows.filter((row) => row.id !== id && row.parentId !== id);

export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const ids = moveAmongSiblings(rows, from, to);
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

const inOrder = (rows: readonly MenuRow[]): MenuRow[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((row) => [row, ...rows.filter(({ parentId }) => parentId === row.id)]);

/** Returns the name of a row's item in the form. */
export function placeOf(rows: readonly MenuRow[], { id, parentId }: MenuRow): string {
  const siblings = rows.filter((row) => row.parentId === parentId);
  const index = siblings.findIndex((row) => row.id === id);
  const parent = rows.find((row) => row.id === parentId);
  return parent ? `${placeOf(rows, parent)}.children.${index}` : String(index);
}

type TranslateIn = (code: Language) => Promise<(key: MessageKey) => string>;

/** Returns the menu that comes with the store as items, to be edited. Only their own texts need labels. */
export async function standardMenu(
  name: keyof Menus,
  codes: readonly Language[],
  translateIn: TranslateIn,
): Promise<MenuItem[]> {
  if (name === 'main') return headerPages.map((page) => ({ kind: 'page', page, labels: {}, children: [] }));
  const translators = await Promise.all(codes.map(async (code) => [code, await translateIn(code)] as const));
  const labelsOf = (key: MessageKey) => Object.fromEntries(translators.map(([code, t]) => [code, t(key)]));
  return footerColumns.map(({ title, pages }) => ({
    kind: 'heading',
    labels: labelsOf(title),
    children: pages.map((page) => ({
      kind: 'page',
      page,
      labels: page === 'about' ? labelsOf('layout.footer.about') : {},
    })),
  }));
}
