import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { countProductFacets } from '@shopwright/contracts/http/product-facets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { type Listing, productsKey, toFilterQuery } from '../../lib/queries/products';

export type Facets = ResponseOf<typeof countProductFacets>;

export const facetsQuery = ({ sort: _, ...listing }: Listing) =>
  queryOptions({
    queryKey: [...productsKey, 'facets', listing],
    queryFn: ({ signal }) => call(countProductFacets, { query: toFilterQuery(listing), signal }),
    placeholderData: keepPreviousData,
  });
