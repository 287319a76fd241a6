import type { CallInput } from '@shopwright/contracts/endpoint';
import * as orderActions from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import * as orderDesk from '@shopwright/contracts/http/order-desk';
import * as returnDesk from '@shopwright/contracts/http/return-desk';
import { pageSize } from '@shopwright/contracts/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api-client';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import type { OrderFilters } from './order-params';

const key = ['desk-orders'];
const listKey = [...key, 'list'];
const countsKey = [...key, 'counts'];

export const ordersQuery = (filters: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, filters],
    queryFn: ({ pageParam, signal }) =>
      callPage(orderDesk.listOrders, { query: { ...filters, limit: String(pageSize), cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderCountsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => call(orderDesk.countOrders, { signal }),
  staleTime: 0,
});

export const orderMetricsQuery = (filters: Omit<OrderFilters, 'search' | 'sort'>) =>
  queryOptions({
    queryKey: [...listKey, 'metrics', filters],
    queryFn: ({ signal }) => call(orderDesk.getOrderMetrics, { query: filters, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'order', id],
    queryFn: ({ signal }) => call(orderDesk.getDeskOrder, { params: { id }, signal }),
    staleTime: 0,
  });

/** Shows the order as a response has it, and reads the lists and counts again. */
export function storeOrder(order: OrderDetail): Promise<unknown> {
  queryClient.setQueryData(orderQuery(String(order.id)).queryKey, order);
  return refreshLists();
}

const refreshLists = () =>
  Promise.all([listKey, countsKey, waitingKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export type BulkMove = (typeof orderActions.bulkTargets)[number];
export type BulkResult = orderActions.BulkResult;

/** Sends one batch after the other, so that the last ones are not refused as too many requests. */
async function inBatches(ids: number[], send: (ids: number[]) => Promise<{ results: BulkResult[] }>) {
  const results: BulkResult[] = [];
  for (let from = 0; from < ids.length; from += orderActions.bulkMax) {
    results.push(...(await send(ids.slice(from, from + orderActions.bulkMax))).results);
  }
  return results;
}

export const moveInBatches = ({ ids, to }: { ids: number[]; to: BulkMove }) =>
  inBatches(ids, (batch) => call(orderActions.bulkMove, { body: { ids: batch, to } }));

/** `shippedBy` names the request that shipped the orders. */
export const undoInBatches = ({ ids, ...move }: { ids: number[]; from: BulkMove; shippedBy: string | undefined }) =>
  inBatches(ids, (batch) => call(orderActions.bulkUndo, { body: { ids: batch, ...move } }));

export const shipOrders = (body: CallInput<typeof orderActions.bulkShip>['body']) =>
  call(orderActions.bulkShip, { body });

/** What shipping these orders would do now: read again each time that the dialog opens. */
export const shippingPreviewQuery = (ids: number[]) =>
  queryOptions({
    queryKey: [...key, 'shipping-preview', ids],
    queryFn: ({ signal }) => call(orderActions.previewShipping, { query: { ids: ids.join() }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Reads everything about orders again. */
export async function refreshOrders(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key });
  await refreshLists();
}

const paramsOf = ({ id }: Pick<OrderDetail, 'id'>) => ({ id: String(id) });

export const moveOrder = (order: OrderDetail, body: CallInput<typeof orderActions.moveOrder>['body']) =>
  call(orderActions.moveOrder, { params: paramsOf(order), body });

export const undoMove = (order: OrderDetail) => call(orderActions.undoMove, { params: paramsOf(order) });

export const cancelOrder = (order: OrderDetail, body: CallInput<typeof orderActions.cancelOrder>['body']) =>
  call(orderActions.cancelOrder, { params: paramsOf(order), body });

export const markInvoicePaid = (order: OrderDetail, body: CallInput<typeof orderActions.markInvoicePaid>['body']) =>
  call(orderActions.markInvoicePaid, { params: paramsOf(order), body });

export const createShipment = (order: OrderDetail, body: CallInput<typeof orderActions.createShipment>['body']) =>
  call(orderActions.createShipment, { params: paramsOf(order), body });

export const putTracking = (
  order: OrderDetail,
  shipmentId: number,
  body: CallInput<typeof orderActions.putTracking>['body'],
) => call(orderActions.putTracking, { params: { ...paramsOf(order), shipmentId: String(shipmentId) }, body });

export const refundPayment = (order: OrderDetail, body: CallInput<typeof orderActions.refundPayment>['body']) =>
  call(orderActions.refundPayment, { params: paramsOf(order), body });

export const addOrderNote = (order: OrderDetail, body: CallInput<typeof orderDesk.addOrderNote>['body']) =>
  call(orderDesk.addOrderNote, { params: paramsOf(order), body });

export const sendCustomerMessage = (
  order: OrderDetail,
  body: CallInput<typeof returnDesk.sendCustomerMessage>['body'],
) => call(returnDesk.sendCustomerMessage, { params: paramsOf(order), body });

/** A return as the order names it. */
export interface OneReturn {
  order: OrderDetail;
  returned: OrderDetail['returns'][number];
}

const returnParams = ({ order, returned }: OneReturn) => ({ ...paramsOf(order), returnId: String(returned.id) });

export const moveReturn = (one: OneReturn, body: CallInput<typeof returnDesk.moveReturn>['body']) =>
  call(returnDesk.moveReturn, { params: returnParams(one), body });

export const refundReturn = (one: OneReturn, body: CallInput<typeof returnDesk.refundReturn>['body']) =>
  call(returnDesk.refundReturn, { params: returnParams(one), body });

export const closeReturn = (one: OneReturn) => call(returnDesk.closeReturn, { params: returnParams(one) });

export const putVatDecision = (
  { id }: OrderDetail,
  body: CallInput<typeof orderDesk.putVatDecision>['body'],
): Promise<OrderDetail> => call(orderDesk.putVatDecision, { params: { id: String(id) }, body });
