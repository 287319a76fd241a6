import type { Language } from '@shopwright/contracts/fields';
import {
  type Claim,
  defaultStoreName,
  getStoreSettings,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api-client';

export const storeSettingsQuery = queryOptions({
  queryKey: ['store-settings'],
  queryFn: ({ signal }) => call(getStoreSettings, { signal }),
});

/** The store's name, or its default while it is not known. */
export const useStoreName = (): string => useQuery(storeSettingsQuery).data?.name ?? defaultStoreName;

/** Returns the settings of the store; undefined while they are not known. */
export const useStoreSettings = (): StoreSettings | undefined => useQuery(storeSettingsQuery).data;

/** Returns whether the store makes a promise on its pages. */
export function useHasClaim(): (claim: Claim) => boolean {
  const hidden = useStoreSettings()?.hiddenClaims ?? [];
  return (claim) => !hidden.includes(claim);
}

type Translate = (key: 'shared.head.description' | 'shared.footer.blurb' | 'shared.hero.text') => string;

/**
 * Returns the store's own description. Else one of the texts that come with the store, which promise worldwide delivery
 * and returns; without these promises the shorter one that makes none.
 */
export function describeStore(
  settings: StoreSettings | undefined,
  language: Language,
  place: 'head' | 'footer',
  t: Translate,
): string {
  const own = settings?.descriptions?.[language] || settings?.descriptions?.en;
  if (own) return own;
  const hidden = settings?.hiddenClaims ?? [];
  if (hidden.includes('delivery') || hidden.includes('returns')) return t('shared.hero.text');
  return t(place === 'head' ? 'shared.head.description' : 'shared.footer.blurb');
}
