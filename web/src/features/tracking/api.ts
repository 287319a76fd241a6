import type { CallInput } from '@shopwright/contracts/endpoint';
import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import * as customerOrders from '@shopwright/contracts/http/customer-orders';
import { trackOrderByLink } from '@shopwright/contracts/http/order-tracking';
import * as orders from '@shopwright/contracts/http/orders';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, upload } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

/** Names an order to the account that it belongs to, or to a browser that has opened its link. */
export interface OrderKey {
  id: string;
}

const refreshMs = 30_000;
/** An invoice is issued within seconds of its order. */
const preparingMs = 2000;

/** The order as it is now; read again while the page is open, so that its status is live. */
export const customerOrderQuery = ({ id }: OrderKey) =>
  queryOptions({
    queryKey: ['customer-order', id],
    queryFn: ({ signal }) => call(customerOrders.getCustomerOrder, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && (isPreparing(data) ? preparingMs : refreshMs),
  });

const isPreparing = ({ documents, allowedActions }: CustomerOrder): boolean =>
  allowedActions.documents && documents.invoice === null;

interface Action<Input> {
  send: (input: Input) => Promise<CustomerOrder>;
  done: { title: string; text?: string };
  onDone?: () => void;
}

/** Changes an order for its customer. Where it has changed in the meantime, the order as it is now is shown. */
export function useCustomerAction<Input = void>(key: OrderKey, { send, done, onDone }: Action<Input>) {
  const { t } = useLanguage();
  const { queryKey } = customerOrderQuery(key);
  return useSingleMutation<CustomerOrder, Input>({
    mutationFn: send,
    onSuccess: async (order) => {
      queryClient.setQueryData(queryKey, order);
      toast(done.title, done.text);
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => {
      const isStale = isApiError(error, 'conflict') || isApiError(error, 'unprocessable');
      toastError(
        t(isStale ? 'tracking.purchase.changed' : 'shared.toast.error'),
        t(isStale ? 'tracking.purchase.changed_text' : 'shared.error.try_again'),
      );
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const uploadPhoto = ({ id }: OrderKey, file: File) =>
  upload(customerOrders.uploadReturnPhoto, file, { params: { id } });

export const cancelOrder = ({ id }: OrderKey) => call(customerOrders.cancelCustomerOrder, { params: { id }, body: {} });

export const changeAddress = ({ id }: OrderKey, body: CallInput<typeof customerOrders.putCustomerAddress>['body']) =>
  call(customerOrders.putCustomerAddress, { params: { id }, body });

export const sendMessage = ({ id }: OrderKey, body: CallInput<typeof customerOrders.sendOrderMessage>['body']) =>
  call(customerOrders.sendOrderMessage, { params: { id }, body });

export const requestReturn = ({ id }: OrderKey, body: CallInput<typeof customerOrders.requestReturn>['body']) =>
  call(customerOrders.requestReturn, { params: { id }, body });

export const withdrawOrder = (body: CallInput<typeof customerOrders.withdrawOrder>['body']) =>
  call(customerOrders.withdrawOrder, { body });

export const trackOrder = (body: CallInput<typeof orders.trackOrder>['body']) => call(orders.trackOrder, { body });

/**
 * Exchanges the token of a link for a cookie. A query although it sets one: it runs once per address, however often the
 * page renders.
 */
export const orderLinkQuery = (orderNumber: string, token: string | null) =>
  queryOptions({
    queryKey: ['order-link', orderNumber, token],
    queryFn: () => call(trackOrderByLink, { body: { orderNumber, token: token ?? '' } }),
    enabled: token !== null,
    gcTime: 0,
  });
