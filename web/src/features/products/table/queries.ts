import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { productsKey } from '../../../lib/queries/products';
import type { TableParams } from './use-table-params';

const toQuery = ({ view, search, categoryId, sort, page }: TableParams) => ({
  view,
  search,
  categoryId: categoryId === undefined ? undefined : String(categoryId),
  sort,
  page: String(page),
  limit: String(pageSize),
});

export const productTableQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...productsKey, 'table', params],
    queryFn: ({ signal }) => call(listStaffProducts, { query: toQuery(params), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
