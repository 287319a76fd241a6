import { describe, expect, it } from 'vitest';
import { type MenuItem, menuItemsMax, menus } from './http/menus';
import { hasMenuPage, showMenus } from './show-menus';

const categories = [
  { id: 1, parentId: null, name: 'Leuchten', slug: 'lamps' },
  { id: 2, parentId: 1, name: 'Tischleuchten', slug: 'desk-lamps' },
  { id: 3, parentId: 2, name: 'Klemmleuchten', slug: 'clamp-lamps' },
  { id: 4, parentId: 1, name: '照明', slug: '照明' },
];
const collections = [{ id: 7, title: 'Neu', slug: 'new' }];
const targets = { categories, collections, hasPage: hasMenuPage({ isDemonstration: false, ownTexts: [] }) };
const mainOf = (...main: MenuItem[]) => showMenus({ main, footer: null }, targets, 'de').main;
const lamps: MenuItem = { kind: 'category', categoryId: 1, labels: {}, hasSubcategories: true, children: [] };
const about: MenuItem = { kind: 'page', page: 'about', labels: {}, children: [] };

describe('an item', () => {
  it('has the name of its target in the language, or its own label', () => {
    const sale: MenuItem = { kind: 'collection', collectionId: 7, labels: { en: 'Fresh', de: 'Frisch' }, children: [] };
    expect(mainOf({ ...lamps, labels: { en: 'All lamps' } }, sale, about)?.map(({ label }) => label)).toEqual([
      'Leuchten',
      'Frisch',
      null,
    ]);
  });

  it('of an address has the English label where the language has none', () => {
    const blog: MenuItem = { kind: 'address', href: 'https://blog.example/', labels: { en: 'Blog' }, children: [] };
    expect(mainOf(blog)).toEqual([{ label: 'Blog', href: 'https://blog.example/', children: [] }]);
  });

  it('of a category lists those directly below it, then its own', () => {
    const { children: _, ...child } = about;
    expect(mainOf({ ...lamps, children: [child] } as MenuItem)?.[0]?.children).toEqual([
      { label: 'Tischleuchten', href: '/categories/desk-lamps' },
      { label: '照明', href: '/categories/%E7%85%A7%E6%98%8E' },
      { label: null, page: 'about' },
    ]);
    expect(mainOf({ ...lamps, hasSubcategories: false } as MenuItem)?.[0]?.children).toEqual([]);
  });

  it('is left out with what is below it where its target is gone, and a heading where nothing is below it', () => {
    const gone = { kind: 'category', categoryId: 99, labels: { de: 'Weg' } } as const;
    expect(mainOf({ ...gone, hasSubcategories: true, children: [{ ...gone, categoryId: 1 }] })).toEqual([]);
    const heading: MenuItem = { kind: 'heading', labels: { en: 'Shop' }, children: [gone] };
    expect(mainOf(heading, { kind: 'collection', collectionId: 8, labels: {}, children: [] })).toEqual([]);
    expect(mainOf({ ...heading, children: [{ ...gone, categoryId: 2 }] })).toEqual([
      { label: 'Shop', children: [{ label: 'Weg', href: '/categories/desk-lamps' }] },
    ]);
  });

  it('of a page that is about the demonstration is left out elsewhere', () => {
    const hasPage = (isDemonstration: boolean, ownTexts: string[] = []) =>
      (['about', 'sizeGuide', 'streaming'] as const).filter(hasMenuPage({ isDemonstration, ownTexts }));
    expect(hasPage(true)).toEqual(['about', 'sizeGuide', 'streaming']);
    expect(hasPage(false)).toEqual(['about']);
    expect(hasPage(false, ['sizes'])).toEqual(['about', 'sizeGuide']);
  });
});

it("a menu that is not the store's own stays null, and an empty one empty", () => {
  expect(showMenus({ main: [], footer: null }, targets, 'en')).toEqual({ main: [], footer: null });
});

describe('menus refuse', () => {
  const problemOf = (main: unknown) => menus.safeParse({ main, footer: null }).error?.issues[0];
  const address = (href: string) => ({ kind: 'address', href, labels: { en: 'There' }, children: [] });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://plain.example',
    'https://user:secret@evil.example',
    'mailto:ada@example.com',
    'about',
    '',
  ])('%j as an address', (href) => {
    expect(problemOf([address(href)])?.path).toEqual(['main', 0, 'href']);
  });

  it.each(['/about', '/?search=lamp', '/categories/照明', 'https://blog.example/a?b#c'])('not %s', (href) => {
    expect(problemOf([address(href)])).toBeUndefined();
  });

  it('more items than fit, an address or a heading without an English label, and a third level', () => {
    expect(problemOf(Array(menuItemsMax).fill(about))).toBeUndefined();
    expect(problemOf(Array(menuItemsMax + 1).fill(about))?.path).toEqual(['main']);
    expect(
      problemOf([{ ...about, children: Array(menuItemsMax + 1).fill({ ...about, children: undefined }) }])?.path,
    ).toEqual(expect.arrayContaining(['main', 0, 'children']));
    expect(problemOf([{ ...address('/about'), labels: { de: 'Da' } }])?.path).toEqual(['main', 0, 'labels', 'en']);
    expect(problemOf([{ kind: 'heading', labels: {}, children: [] }])?.path).toEqual(['main', 0, 'labels', 'en']);
    expect(problemOf([{ ...about, children: [about] }])?.path).toEqual(['main', 0, 'children', 0]);
  });
});
