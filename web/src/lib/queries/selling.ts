import { queryOptions, skipToken } from '@tanstack/react-query';

/** What products need to know of the selling settings. */
export interface ProductSelling {
  /** Empty in a store that charges no tax. */
  taxClasses: { id: string; name: string }[];
  /** False until the store has set where it ships, and for what. */
  hasShipping: boolean;
}

/** Reads nothing: no store can set up shipping or tax yet. */
export const productSellingQuery = queryOptions<ProductSelling>({
  queryKey: ['product-selling'],
  queryFn: skipToken,
});
