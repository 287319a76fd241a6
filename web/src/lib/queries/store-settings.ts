import type { Language } from '@shopwright/contracts/fields';
import {
  type Claim,
  defaultStoreName,
  getStoreSettings,
  merchantClaims,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import type { PageTextName } from '@shopwright/contracts/page-texts';
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
  const hidden = useStoreSettings()?.hiddenClaims ?? merchantClaims;
  return (claim) => !hidden.includes(claim);
}

/** Returns whether the settings say what shipping costs: texts that come with the store then leave it to them. */
export const useHasShippingRates = (): boolean => (useStoreSettings()?.selling.delivery ?? null) !== null;

/** Returns whether the texts that come with the store make a promise: none about delivery where shipping is set up. */
export function usePromises(): (claim: Claim) => boolean {
  const hasClaim = useHasClaim();
  const hasRates = useHasShippingRates();
  return (claim) => hasClaim(claim) && !(hasRates && claim === 'delivery');
}

/**
 * Returns whether the store has a page whose own content is about the demonstration's products: the demonstration does, and
 * a store that wrote a text for it.
 */
export const hasPage = (settings: StoreSettings | undefined, text?: PageTextName): boolean =>
  settings === undefined || settings.isDemonstration || settings.ownTexts.some((page) => page === text);

type Translate = (
  key:
    | 'shared.brand'
    | 'shared.head.title'
    | 'shared.head.description'
    | 'shared.head.neutral'
    | 'shared.footer.blurb'
    | 'shared.hero.text',
) => string;

/** Returns the title of pages that have none of their own. */
export const titleOfStore = (settings: StoreSettings | undefined, t: Translate): string =>
  t(settings?.isDemonstration ? 'shared.head.title' : 'shared.brand');

/**
 * Returns the store's own description. Else a neutral one, and none in the footer. The demonstration's promise worldwide
 * delivery and returns; without these promises it has a shorter one that makes none.
 */
export function describeStore(
  settings: StoreSettings | undefined,
  language: Language,
  place: 'head' | 'footer',
  t: Translate,
): string {
  const own = settings?.descriptions?.[language] || settings?.descriptions?.en;
  if (own) return own;
  if (!settings?.isDemonstration) return place === 'head' ? t('shared.head.neutral') : '';
  const { hiddenClaims: hidden, selling } = settings;
  const isWorldwide = selling.delivery === null || selling.delivery.kind === 'free_worldwide';
  if (!isWorldwide || hidden.includes('delivery') || hidden.includes('returns')) return t('shared.hero.text');
  return t(place === 'head' ? 'shared.head.description' : 'shared.footer.blurb');
}
