import type { Language } from '@shopwright/contracts/fields';
import { getMenus, type ShownMenus } from '@shopwright/contracts/http/menus';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api-client';
import { storeSettingsQuery } from './store-settings';

/** Below this key lie the menus of each language. */
export const menusKey = ['menus'];

export const menusQuery = (language: Language) =>
  queryOptions({
    queryKey: [...menusKey, language],
    queryFn: ({ signal }) => call(getMenus, { query: { language }, signal }),
    // In another language the menus stand until theirs are there.
    placeholderData: (before) => before,
  });

interface OwnMenus extends Partial<ShownMenus> {
  /** Whether the store has menus of its own is not known yet: showing those that come with it would be a flash of them. */
  isLoading: boolean;
}

/** Returns the store's own menus, which most stores have none of: null or absent is the menu that comes with the store. */
export function useMenus(language: Language): OwnMenus {
  const settings = useQuery(storeSettingsQuery);
  const enabled = settings.data?.hasMenus ?? false;
  const menus = useQuery({ ...menusQuery(language), enabled });
  return { ...(enabled && menus.data), isLoading: settings.isLoading || menus.isLoading };
}
