import type { CallInput } from '@shopwright/contracts/endpoint';
import * as productBulk from '@shopwright/contracts/http/product-bulk';
import type { ProductFilter, StaffSort } from '@shopwright/contracts/http/staff-products';
import * as staffProducts from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { productsKey } from '../../../lib/queries/products';

export interface TableParams extends ProductFilter {
  /** Absent: the best match or the newest product first. */
  sort: StaffSort | undefined;
  page: number;
}

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
    queryFn: ({ signal }) => call(staffProducts.listStaffProducts, { query: toQuery(params), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const bulkEditProducts = (body: CallInput<typeof productBulk.bulkEditProducts>['body']) =>
  call(productBulk.bulkEditProducts, { body });

export const undoBulkEdit = (rows: CallInput<typeof productBulk.undoBulkEdit>['body']['rows']) =>
  call(productBulk.undoBulkEdit, { body: { rows } });
