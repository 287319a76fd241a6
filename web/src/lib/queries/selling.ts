import type { Language } from '@shopwright/contracts/fields';
import {
  getSellingSettings,
  getSellingTerms,
  listShippingRates,
  type SellingSettings,
} from '@shopwright/contracts/http/selling';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** What customers may know of shipping, tax and discounts before they say where they are. */
export const sellingTermsQuery = queryOptions({
  queryKey: ['selling-terms'],
  queryFn: ({ signal }) => call(getSellingTerms, { signal }),
});

/** Where the store ships, and what it costs. */
export const shippingRatesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shipping-rates', language],
    queryFn: ({ signal }) => call(listShippingRates, { query: { language }, signal }),
  });

/** The settings of shipping and tax. Other staff change them too. */
export const sellingSettingsQuery = queryOptions({
  queryKey: ['selling-settings'],
  queryFn: ({ signal }) => call(getSellingSettings, { signal }),
  staleTime: 0,
});

/** What products need to know of the selling settings. */
export interface ProductSelling {
  /** Empty in a store that charges no tax. */
  taxClasses: { id: string; name: string }[];
  /** False until the store has set where it ships, and for what. */
  hasShipping: boolean;
}

export const toProductSelling = ({ shipping, tax }: SellingSettings): ProductSelling => ({
  taxClasses: tax?.classes ?? [],
  hasShipping: shipping !== null,
});

export const productSellingQuery = queryOptions({
  queryKey: ['product-selling'],
  queryFn: async ({ signal }) => toProductSelling(await call(getSellingSettings, { signal })),
});
