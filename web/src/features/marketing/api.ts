import type { Language } from '@shopwright/contracts/fields';
import { getStoreAnalytics } from '@shopwright/contracts/http/store-analytics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { noFilters, productsQuery, wholeListing } from '../../lib/queries/products';

/** Current metrics: read again on each visit of the screen. */
export const storeMetricsQuery = queryOptions({
  queryKey: ['store-analytics'],
  queryFn: ({ signal }) => call(getStoreAnalytics, { signal }),
  staleTime: 0,
});

/** In the language of the interface, which is the campaign's too. */
export const campaignProductsQuery = (language: Language, search: string) =>
  productsQuery({ ...wholeListing, search, language });

export const featuredQuery = (language: Language) =>
  productsQuery({ ...wholeListing, language, filters: { ...noFilters, featured: true } });
