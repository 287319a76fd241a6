import { type MenuItem, menus } from '@shopwright/contracts/http/menus';
import { expect, it } from 'vitest';
import { addRow, changeRow, moveRow, placeOf, removeRow, standardMenu, toItems, toRows } from './menu-rows';

const page = (name: 'about' | 'help' | 'faqs') => ({ kind: 'page', page: name, labels: {} }) as const;
const lamps = { kind: 'category', categoryId: 1, labels: { de: 'Leuchten' }, hasSubcategories: true } as const;
const { hasSubcategories: _, ...below } = lamps;
const items: MenuItem[] = [
  { ...lamps, children: [page('about'), below] },
  { kind: 'heading', labels: { en: 'Help' }, children: [page('help'), page('faqs')] },
];
const rows = toRows(items);
const shape = (list: typeof rows) =>
  list.map(({ id, parentId }) => (parentId === null ? `${id}` : `${parentId}/${id}`));

it('a menu becomes rows and items again, with ids that its rows had before', () => {
  expect(shape(rows)).toEqual(['0', '0/1', '0/2', '3', '3/4', '3/5']);
  expect(toItems(rows)).toEqual(items);
  expect(shape(toRows(items, [7, 3, 4, 5, 6, 9]))).toEqual(['7', '7/3', '7/4', '5', '5/6', '5/9']);
});

it('a row moves among its siblings, and takes along those below it', () => {
  expect(shape(moveRow(rows, 3, 0))).toEqual(['3', '3/4', '3/5', '0', '0/1', '0/2']);
  expect(shape(moveRow(rows, 1, 2))).toEqual(['0', '0/2', '0/1', '3', '3/4', '3/5']);
});

it('a row is added below its parent, comes to another one, and is removed with those below it', () => {
  expect(shape(addRow(rows, 0, page('help')))).toEqual(['0', '0/1', '0/2', '0/6', '3', '3/4', '3/5']);
  expect(shape(changeRow(rows, { id: 1, parentId: 3, entry: page('about') }))).toEqual([
    '0',
    '0/2',
    '3',
    '3/4',
    '3/5',
    '3/1',
  ]);
  const moved = changeRow(rows, { id: 2, parentId: null, entry: { ...lamps, hasSubcategories: false } });
  expect(toItems(moved).at(-1)).toEqual({ ...lamps, hasSubcategories: false, children: [] });
  expect(shape(removeRow(rows, 3))).toEqual(['0', '0/1', '0/2']);
  expect(rows.map((row) => placeOf(rows, row))).toEqual([
    '0',
    '0.children.0',
    '0.children.1',
    '1',
    '1.children.0',
    '1.children.1',
  ]);
});

it('the menus that come with the store can be edited', async () => {
  const translateIn = async (code: string) => (key: string) => `${key} ${code}`;
  const [main, footer] = await Promise.all([
    standardMenu('main', ['en', 'de'], translateIn),
    standardMenu('footer', ['en', 'de'], translateIn),
  ]);
  expect(menus.parse({ main, footer })).toEqual({ main, footer });
  expect(footer.map(({ labels }) => labels.de)).toEqual(['layout.footer.quick_links de', 'layout.footer.service de']);
});
