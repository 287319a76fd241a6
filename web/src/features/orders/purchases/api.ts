import type { CallInput } from '@shopwright/contracts/endpoint';
import type { PurchaseOrder, PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import * as endpoints from '@shopwright/contracts/http/purchase-orders';
import { pageSize } from '@shopwright/contracts/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api-client';
import { queryClient } from '../../../lib/query-client';
import { downloadFile } from '../../../lib/save-file';
import { refreshOrders } from '../api';

const key = ['purchase-orders'];

export type PurchaseFilters = Pick<
  CallInput<typeof endpoints.listPurchaseOrders>['query'],
  'state' | 'supplier' | 'search'
>;

/** Of one that is on its way to its supplier. */
const refetchMs = 3000;
const isOnItsWay = ({ state, problem }: Pick<PurchaseOrder, 'state' | 'problem'>): boolean =>
  state === 'to_send' && problem === null;

export const purchasesQuery = (filters: PurchaseFilters) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoints.listPurchaseOrders, {
        query: { ...filters, limit: String(pageSize), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ rows }) => rows.some(isOnItsWay)) ? refetchMs : false),
    staleTime: 0,
  });

/** Those of one order. */
export const orderPurchasesQuery = (orderId: number) =>
  queryOptions({
    queryKey: [...key, 'order', orderId],
    queryFn: ({ signal }) => call(endpoints.listPurchaseOrders, { query: { orderId: String(orderId) }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? refetchMs : false),
    staleTime: 0,
  });

export const purchaseSuppliersQuery = queryOptions({
  queryKey: [...key, 'suppliers'],
  queryFn: ({ signal }) => call(endpoints.listPurchaseSuppliers, { signal }),
});

export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(endpoints.getPurchaseOrder, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? refetchMs : false),
    staleTime: 0,
  });

/** Shows the purchase order as a response has it, and reads the lists and its order again. */
export async function storePurchase(changed: PurchaseOrderDetail): Promise<void> {
  queryClient.setQueryData(purchaseQuery(String(changed.id)).queryKey, changed);
  await Promise.all([queryClient.invalidateQueries({ queryKey: key }), refreshOrders()]);
}

const paramsOf = ({ id }: Pick<PurchaseOrder, 'id'>) => ({ id: String(id) });

export const sendPurchase = (row: PurchaseOrderDetail) => call(endpoints.sendPurchaseOrder, { params: paramsOf(row) });

export const movePurchase = (row: PurchaseOrderDetail, to: (typeof endpoints.purchaseOrderTargets)[number]) =>
  call(endpoints.movePurchaseOrder, { params: paramsOf(row), body: { to } });

export const shipPurchase = (row: PurchaseOrderDetail, body: CallInput<typeof endpoints.shipPurchaseOrder>['body']) =>
  call(endpoints.shipPurchaseOrder, { params: paramsOf(row), body });

export const downloadPurchase = (row: PurchaseOrder) =>
  downloadFile(`${row.reference}.csv`, endpoints.purchaseOrderFile, { params: paramsOf(row) });
