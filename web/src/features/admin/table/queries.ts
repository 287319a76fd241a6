import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { productsKey } from '../../../lib/queries/products';
import type { TableParams } from './use-table-params';

export const listCall = ({ view, search, categoryId, sort, page }: TableParams, limit: number) => ({
  query: {
    view,
    search,
    categoryId: categoryId === undefined ? undefined : String(categoryId),
    sort,
    page: String(page),
    limit: String(limit),
  },
});

export const productTableQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...productsKey, 'table', params],
    queryFn: ({ signal }) => call(listStaffProducts, { ...listCall(params, pageSize), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
