import type { Language } from '@shopwright/contracts/fields';
import { getStorefrontTexts, type StorefrontTexts } from '@shopwright/contracts/http/storefront';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api-client';
import { useStoreSettings } from './store-settings';

export const storefrontTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['storefront-texts', language],
    queryFn: ({ signal }) => call(getStorefrontTexts, { query: { language }, signal }),
    // In another language the texts stand until theirs are there.
    placeholderData: (before) => before,
  });

const none: StorefrontTexts = {};

/** Returns the store's own texts of its home page and lists, which most stores have few of. */
export function useStorefrontTexts(language: Language): StorefrontTexts {
  const enabled = useStoreSettings()?.hasStorefrontTexts ?? false;
  const { data } = useQuery({ ...storefrontTextsQuery(language), enabled });
  return enabled && data ? data : none;
}
