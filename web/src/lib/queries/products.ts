import { listCategories } from '@shopwright/contracts/http/categories';
import type { Product, Sort, StaffProduct } from '@shopwright/contracts/http/products';
import { getProduct, listProducts } from '@shopwright/contracts/http/products';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../api-client';

export interface Listing {
  search: string;
  /** A category's id, or 'all'. */
  categoryId: string;
  sort: Sort;
}

export const wholeListing: Listing = { search: '', categoryId: 'all', sort: 'featured' };

/** Below this key lies every list of products. */
export const productsKey = ['products'];

export const productsQuery = (listing: Listing) =>
  infiniteQueryOptions({
    queryKey: [...productsKey, listing],
    queryFn: ({ pageParam, signal }) =>
      callPage(listProducts, {
        query: {
          search: listing.search || undefined,
          categoryId: listing.categoryId,
          sort: listing.sort === 'featured' ? undefined : listing.sort,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(getProduct, { params: { id }, signal }),
  });

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, { signal }),
});

/** Whether the reply was the one that staff gets. */
export const isStaffProduct = (product: Product): product is StaffProduct => 'isDropshipped' in product;
