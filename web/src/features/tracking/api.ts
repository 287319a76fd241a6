import { type CustomerOrder, getCustomerOrder, uploadReturnPhoto } from '@shopwright/contracts/http/customer-orders';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, isApiError, upload } from '../../lib/api-client';
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
    queryFn: ({ signal }) => call(getCustomerOrder, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && (isPreparing(data) ? preparingMs : refreshMs),
  });

const isPreparing = ({ documents, allowedActions }: CustomerOrder): boolean =>
  allowedActions.documents && documents?.invoice === null;

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

export const uploadPhoto = ({ id }: OrderKey, file: File) => upload(uploadReturnPhoto, file, { params: { id } });
