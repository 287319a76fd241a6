import type { Language } from './fields';
import type { MenuChild, MenuItem, MenuLink, MenuPage, Menus, ShownItem, ShownMenus } from './http/menus';
import { fillPath, pages } from './pages';

interface MenuTargets {
  /** Those that visitors see, with their names in the language. */
  categories: readonly { id: number; parentId: number | null; name: string; slug: string }[];
  /** Those that are on, too. */
  collections: readonly { id: number; title: string; slug: string }[];
  hasPage: (page: MenuPage) => boolean;
}

/** Returns the menus as visitors see them in a language, without the items whose targets they do not see. */
export function showMenus({ main, footer }: Menus, targets: MenuTargets, language: Language): ShownMenus {
  const show = (items: MenuItem[] | null) => items?.flatMap((item) => showItem(item, targets, language)) ?? null;
  return { main: show(main), footer: show(footer) };
}

function showItem(item: MenuItem, targets: MenuTargets, language: Language): ShownItem[] {
  const own = item.children.flatMap((child) => showLink(child, targets, language));
  if (item.kind === 'heading') {
    return own.length > 0 ? [{ label: labelIn(item, language) ?? '', children: own }] : [];
  }
  const below =
    item.kind === 'category' && item.hasSubcategories
      ? targets.categories.filter(({ parentId }) => parentId === item.categoryId).map(toCategoryLink)
      : [];
  return showLink(item, targets, language).map((link) => ({ ...link, children: [...below, ...own] }));
}

const toCategoryLink = ({ name, slug }: MenuTargets['categories'][number]): MenuLink => ({
  label: name,
  href: fillPath(pages.category, slug),
});

function showLink(item: MenuChild, { categories, collections, hasPage }: MenuTargets, language: Language): MenuLink[] {
  const label = item.labels[language];
  switch (item.kind) {
    case 'category': {
      const category = categories.find(({ id }) => id === item.categoryId);
      return category ? [{ ...toCategoryLink(category), ...(label && { label }) }] : [];
    }
    case 'collection': {
      const collection = collections.find(({ id }) => id === item.collectionId);
      return collection
        ? [{ label: label || collection.title, href: fillPath(pages.collection, collection.slug) }]
        : [];
    }
    case 'page':
      return hasPage(item.page) ? [{ label: label || null, page: item.page }] : [];
    case 'address':
      return [{ label: labelIn(item, language) ?? '', href: item.href }];
  }
}

const labelIn = ({ labels }: Pick<MenuItem, 'labels'>, language: Language) => labels[language] || labels.en;

export interface PageFacts {
  isDemonstration: boolean;
  ownTexts: readonly string[];
}

/** The size guide is about the demonstration's products until a store writes its own; the bundles are the demonstration's. */
export const hasMenuPage =
  ({ isDemonstration, ownTexts }: PageFacts) =>
  (page: MenuPage): boolean =>
    isDemonstration || (page === 'sizeGuide' ? ownTexts.includes('sizes') : page !== 'streaming');
