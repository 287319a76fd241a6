import type { Language } from '@shopwright/contracts/fields';
import { getMenus, type ShownMenus } from '@shopwright/contracts/http/menus';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api-client';
import { useStoreSettings } from './store-settings';

/** Below this key lie the menus of each language. */
export const menusKey = ['menus'];

export const menusQuery = (language: Language) =>
  queryOptions({
    queryKey: [...menusKey, language],
    queryFn: ({ signal }) => call(getMenus, { query: { language }, signal }),
    // In another language the menus stand until theirs are there.
    placeholderData: (before) => before,
  });

/** Returns the store's own menus, which most stores have none of. Null is the menu that comes with the store. */
export function useMenus(language: Language): Partial<ShownMenus> {
  const enabled = useStoreSettings()?.hasMenus ?? false;
  const { data } = useQuery({ ...menusQuery(language), enabled });
  return (enabled && data) || {};
}
