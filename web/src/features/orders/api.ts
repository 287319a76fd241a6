import type { CallInput, ResponseOf } from '@shopwright/contracts/endpoint';
import * as orderActions from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import * as orderDesk from '@shopwright/contracts/http/order-desk';
import * as returnDesk from '@shopwright/contracts/http/return-desk';
import { pageSize } from '@shopwright/contracts/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
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

export const bulkMoves = ['processing', 'shipped', 'delivered'] as const;
export type BulkMove = (typeof bulkMoves)[number];

/** Sends one batch after the other, so that the last ones are not refused as too many requests. */
export async function moveInBatches({ ids, to }: { ids: number[]; to: BulkMove }) {
  const results: ResponseOf<typeof orderActions.bulkMove>['results'] = [];
  for (let from = 0; from < ids.length; from += orderActions.bulkMax) {
    const response = await call(orderActions.bulkMove, {
      body: { ids: ids.slice(from, from + orderActions.bulkMax), to },
    });
    results.push(...response.results);
  }
  return results;
}

/** Moves any number of orders, some at a time. Those that may not move there are named, and stay as they are. */
export function useBulkMove() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: moveInBatches,
    onSuccess: async (results) => {
      const missed = results.filter(({ moved }) => !moved).map(({ id }) => `#${id}`);
      const moved = results.length - missed.length;
      if (moved > 0) toast(t('orders.bulk_moved', { count: moved }));
      if (missed.length > 0)
        toastError(t('shared.toast.update_failed'), t('orders.bulk_missed', { orders: missed.join(', ') }));
      await queryClient.invalidateQueries({ queryKey: key });
      await refreshLists();
    },
    onError: () => {
      toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

const paramsOf = ({ id }: Pick<OrderDetail, 'id'>) => ({ id: String(id) });

export const moveOrder = (order: OrderDetail, body: CallInput<typeof orderActions.moveOrder>['body']) =>
  call(orderActions.moveOrder, { params: paramsOf(order), body });

export const undoMove = (order: OrderDetail) => call(orderActions.undoMove, { params: paramsOf(order) });

export const cancelOrder = (order: OrderDetail, body: CallInput<typeof orderActions.cancelOrder>['body']) =>
  call(orderActions.cancelOrder, { params: paramsOf(order), body });

export const createShipment = (order: OrderDetail, body: CallInput<typeof orderActions.createShipment>['body']) =>
  call(orderActions.createShipment, { params: paramsOf(order), body });

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
