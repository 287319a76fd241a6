import { orderConflict } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-client';
import { randomUuid } from '../../lib/random';
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
  const { t, usd } = useLanguage();
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
        if (!isInDialog) toastError(t('toast.update_failed'), t('error.try_again'));
        return undefined;
      }
      const news = fresh.timeline.slice(0, Math.max(0, fresh.timeline.length - order.timeline.length));
      const lines = news.map((event) => eventText(event, t, usd));
      // Without any news it was not someone else: the order's own state does not allow it.
      if (lines.length > 0) setConflict(lines);
      if (!isInDialog)
        toastError(t(lines[0] ? 'desk.conflict' : 'toast.update_failed'), lines[0] ?? t('error.try_again'));
      return storeOrder(fresh);
    },
  });
  const { error } = mutation;
  const problem =
    error && !conflict ? (isApiError(error) && error.fields[0]?.message) || t('error.try_again') : undefined;
  return { mutation, conflict, problem };
}

/** Returns a key for each different request: the second half of a double click, or a retry, has the same one. */
export function useRequestKey(): (request: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? randomUuid();
    keys.set(text, key);
    return key;
  };
}
