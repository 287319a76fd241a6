import type { CallInput } from '@shopwright/contracts/endpoint';
import * as productBulk from '@shopwright/contracts/http/product-bulk';
import * as staffProducts from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api-client';
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
    queryFn: ({ signal }) => call(staffProducts.listStaffProducts, { query: toQuery(params), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const listMatchingProducts = (query: CallInput<typeof staffProducts.listMatchingProducts>['query']) =>
  callPage(staffProducts.listMatchingProducts, { query });

export const bulkEditProducts = (body: CallInput<typeof productBulk.bulkEditProducts>['body']) =>
  call(productBulk.bulkEditProducts, { body });

export const undoBulkEdit = (rows: CallInput<typeof productBulk.undoBulkEdit>['body']['rows']) =>
  call(productBulk.undoBulkEdit, { body: { rows } });
