import { orderConflict } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { refundLimitReached } from '@shopwright/contracts/permissions';
import { useState } from 'react';
import { errorTextKey } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { isApiError } from '../../lib/api-error';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
import { storeOrder } from './api';
import { eventText } from './event-text';

interface Action<Input> {
  send: (input: Input) => Promise<OrderDetail>;
  /** The toast after it. */
  done: (order: OrderDetail) => { title: string; text?: string; isError?: boolean };
  onDone?: () => void;
}

/**
 * Changes an order. Where someone else changed it first, the order as it is now is shown, and what they did is returned
 * as `conflict`, line by line; without a dialog that shows those lines a toast does.
 */
export function useOrderAction<Input = void>(
  order: OrderDetail,
  { send, done, onDone }: Action<Input>,
  isInDialog = true,
) {
  const { t, formatPrice } = useLanguage();
  const problemText = (error: Error): string => {
    const reached = isApiError(error, 'forbidden') ? refundLimitReached.safeParse(error.details).data : undefined;
    if (!reached) return t(problemKey(error));
    const [limit, left] = [formatPrice(reached.refundLimit), formatPrice(reached.left)];
    return t('orders.problem_refund_limit', { limit, left });
  };
  const [conflict, setConflict] = useState<string[]>();
  const mutation = useSingleMutation<OrderDetail, Input>({
    mutationFn: send,
    onSuccess: async (changed) => {
      const { title, text, isError } = done(changed);
      if (isError) toastError(title, text);
      else toast(title, text);
      setConflict(undefined);
      onDone?.();
      await storeOrder(changed);
    },
    onError: (error) => {
      const fresh = isApiError(error, 'conflict') ? orderConflict.safeParse(error.details).data?.order : undefined;
      setConflict(undefined);
      if (!fresh) {
        if (!isInDialog) toastError(t('shared.toast.update_failed'), problemText(error));
        return undefined;
      }
      const news = fresh.timeline.slice(0, Math.max(0, fresh.timeline.length - order.timeline.length));
      const lines = news.map((event) => eventText(event, t, formatPrice));
      // Without any news it was not someone else: the order's own state does not allow it.
      if (lines.length > 0) setConflict(lines);
      if (!isInDialog)
        toastError(t(lines[0] ? 'orders.conflict' : 'shared.toast.update_failed'), lines[0] ?? problemText(error));
      return storeOrder(fresh);
    },
  });
  const { error } = mutation;
  return { mutation, conflict, problem: error && !conflict ? problemText(error) : undefined };
}

/** Returns the text for the error's code: the server's own message is English. */
function problemKey(error: Error): MessageKey {
  if (isApiError(error, 'conflict')) return 'orders.problem_conflict';
  if (isApiError(error, 'unprocessable')) return 'orders.problem_left';
  const key = errorTextKey(error);
  return key === 'shared.error.generic' ? 'shared.error.try_again' : key;
}
