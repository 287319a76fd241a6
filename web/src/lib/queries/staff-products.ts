import type { CallInput } from '@shopwright/contracts/endpoint';
import * as inventory from '@shopwright/contracts/http/inventory';
import { getProduct, listProducts } from '@shopwright/contracts/http/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../api-client';
import { queryClient } from '../query-client';
import { isStaffProduct, productKey, productsKey } from './products';

/** Reads the texts as they are stored, in any language of the interface: no call here names a language. */
export const staffProductsQuery = ({ search = '', isArchived = false, limit = '' }) =>
  infiniteQueryOptions({
    queryKey: [...productsKey, 'staff', { search, isArchived, limit }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listProducts, {
        query: {
          search: search || undefined,
          archived: isArchived ? 'true' : undefined,
          limit: limit || undefined,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows).filter(isStaffProduct),
    placeholderData: keepPreviousData,
  });

/** The product at the start of an edit, read again each time. */
export const staffProductQuery = (id: number) =>
  queryOptions({
    queryKey: [...productKey, String(id), 'staff'],
    queryFn: async ({ signal }) => {
      const product = await call(getProduct, { params: { id: String(id) }, query: {}, signal });
      if (!isStaffProduct(product)) throw new Error('this session is no longer that of staff');
      return product;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** After every write to a product: all that shows one. */
export const refreshProducts = () =>
  Promise.all([productsKey, productKey, ['inventory']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** With a `version`, only where the stock is still that of this version. */
export const setStock = (id: number, body: CallInput<typeof inventory.setStock>['body']) =>
  call(inventory.setStock, { params: { id: String(id) }, body });
