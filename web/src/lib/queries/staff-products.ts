import type { CallInput } from '@shopwright/contracts/endpoint';
import * as inventory from '@shopwright/contracts/http/inventory';
import { getProduct, listProducts } from '@shopwright/contracts/http/products';
import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../api-client';
import { queryClient } from '../query-client';
import { isStaffProduct, productKey, productsKey } from './products';

export const productStates = ['active', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

interface StaffListing {
  search?: string;
  state?: ProductState;
  limit?: string;
}

type ProductPage = Awaited<ReturnType<typeof callPage<typeof listProducts>>>;

/** Reads the texts as they are stored, in any language of the interface: no call here names a language. */
export const staffProductsQuery = ({ search = '', state = 'active', limit = '' }: StaffListing) =>
  infiniteQueryOptions({
    queryKey: [...productsKey, 'staff', { search, state, limit }],
    queryFn: ({ pageParam, signal }): Promise<ProductPage> =>
      state === 'draft'
        ? readDrafts(search, pageParam, signal)
        : callPage(listProducts, {
            query: {
              search: search || undefined,
              archived: state === 'archived' ? 'true' : undefined,
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

/** Reads a page of the drafts, which only the back office's list has: by its number. */
async function readDrafts(search: string, page = '1', signal: AbortSignal): Promise<ProductPage> {
  const { rows, total, hasMore, corrected } = await call(listStaffProducts, {
    query: { view: 'draft', search: search || undefined, page, limit: String(pageSize) },
    signal,
  });
  return {
    rows,
    total: { count: total, hasMore },
    ...(corrected !== undefined && { corrected }),
    nextCursor: Number(page) * pageSize < total ? String(Number(page) + 1) : undefined,
  };
}

/** How many drafts match a search among the products on sale, which does not show them. */
export const matchingDraftsQuery = (search: string) =>
  queryOptions({
    queryKey: [...productsKey, 'matching-drafts', search],
    queryFn: ({ signal }) => call(listStaffProducts, { query: { view: 'draft', search, limit: '1' }, signal }),
    select: ({ total }) => total,
    staleTime: 0,
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
