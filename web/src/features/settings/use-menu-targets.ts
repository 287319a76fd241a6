import type { Language } from '@shopwright/contracts/fields';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import type { StaffCollection } from '@shopwright/contracts/http/collections';
import { hasMenuPage, type PageFacts } from '@shopwright/contracts/show-menus';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { menuPageNames } from '../../i18n/menu-pages';
import { collectionsQuery } from '../../lib/queries/collections';
import { categoriesQuery } from '../../lib/queries/products';
import { useMay } from '../../lib/use-may';
import type { MenuEntry } from './menu-rows';

export interface MenuTargets {
  categories: StaffCategory[];
  collections: StaffCollection[];
  isKnown: boolean;
}

/** Returns all that a menu can lead to, what is hidden or off too. */
export function useMenuTargets(): MenuTargets {
  const enabled = useMay()('products:read');
  const { data: categories } = useQuery({ ...categoriesQuery, enabled });
  const { data: collections } = useQuery({ ...collectionsQuery, enabled });
  const isKnown = categories !== undefined && collections !== undefined;
  return { categories: categories ?? [], collections: collections ?? [], isKnown };
}

interface Described {
  name: string;
  /** Visitors do not see what it leads to. */
  isLeftOut: boolean;
}

/** Returns how the editor shows an entry in the language of the texts. */
export function useDescribeEntry({ categories, collections, isKnown }: MenuTargets, facts: PageFacts, code: Language) {
  const { t } = useLanguage();
  return (entry: MenuEntry): Described => {
    const own = entry.labels[code];
    switch (entry.kind) {
      case 'category': {
        const category = categories.find(({ id }) => id === entry.categoryId);
        const translated = category?.translations.find(({ language }) => language === code)?.name ?? category?.name;
        return { name: own || translated || '–', isLeftOut: isKnown && category?.isHidden !== false };
      }
      case 'collection': {
        const collection = collections.find(({ id }) => id === entry.collectionId);
        const translated = (code !== 'en' && collection?.translations[code]?.title) || collection?.title;
        return { name: own || translated || '–', isLeftOut: isKnown && collection?.isEnabled !== true };
      }
      case 'page':
        return { name: own || t(menuPageNames[entry.page]), isLeftOut: !hasMenuPage(facts)(entry.page) };
      default:
        return { name: own || entry.labels.en || '–', isLeftOut: false };
    }
  };
}
