import { bulkTargets, undoMinutes } from '@shopwright/contracts/http/order-actions';
import { type Translate, useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { minutesText } from '../../lib/format';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
import { type BulkMove, type BulkResult, moveInBatches, refreshOrders, shipOrders, undoInBatches } from './api';

const namedMax = 5;

type Status = BulkResult['status'];

/** Says why an order stays as it is. `rest` is why one does that has not gone so far yet. */
function whyUnchanged(status: Status, rest: MessageKey, t: Translate): string {
  if (status === null) return t('orders.why_unknown');
  const isBefore = status === 'confirmed' || status === 'processing';
  return t(isBefore ? rest : `orders.why_${status}`);
}

/** Says how many orders stay as they are, and why the first of them do. */
export function describeUnchanged(
  unchanged: readonly Pick<BulkResult, 'id' | 'status'>[],
  rest: MessageKey,
  t: Translate,
): string | undefined {
  if (unchanged.length === 0) return undefined;
  const named = unchanged.slice(0, namedMax).map(({ id, status }) => `#${id} (${whyUnchanged(status, rest, t)})`);
  const orders = named.join(', ') + (unchanged.length > namedMax ? ', …' : '');
  return t('orders.bulk_unchanged', { number: unchanged.length, orders });
}

/** Changes orders and says which changed, which did not and why. The toast undoes those that did. */
function useBulkChange<Input>(
  send: (input: Input) => Promise<{ results: BulkResult[]; to: BulkMove; shippedBy?: string | undefined }>,
  rest: MessageKey,
) {
  const { t, language } = useLanguage();
  const onError = () => {
    toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
    return refreshOrders();
  };
  const undo = useSingleMutation({
    // A parcel moves an order to processing where another one is still to leave.
    mutationFn: async ({ moved, shippedBy }: { moved: BulkResult[]; shippedBy: string | undefined }) => {
      const results: BulkResult[] = [];
      for (const from of bulkTargets) {
        const ids = moved.filter(({ status }) => status === from).map(({ id }) => id);
        results.push(...(await undoInBatches({ ids, from, shippedBy })));
      }
      return results;
    },
    onSuccess: (results) => {
      const unchanged = results.filter(({ moved }) => !moved);
      const text = describeUnchanged(unchanged, 'orders.why_status', t);
      if (unchanged.length === results.length) toastError(t('shared.toast.update_failed'), text);
      else toast(t('orders.undone'), text);
      return refreshOrders();
    },
    onError,
  });
  return useSingleMutation({
    mutationFn: send,
    onSuccess: ({ results, to, shippedBy }) => {
      const moved = results.filter((result) => result.moved);
      const unchanged = results.filter((result) => !result.moved);
      const text = describeUnchanged(unchanged, rest, t);
      if (moved.length === 0) toastError(t('shared.toast.update_failed'), text);
      else {
        const action = { label: t('shared.undo'), onSelect: () => undo.mutate({ moved, shippedBy }) };
        const emails = to === 'shipped' && t('orders.ship_emails', { time: minutesText(undoMinutes, language) });
        toast(t(`orders.bulk_${to}`, { count: moved.length }), [text, emails].filter(Boolean).join(' · '), action);
      }
      return refreshOrders();
    },
    onError,
  });
}

export const useBulkMove = () =>
  useBulkChange(
    async (input: { ids: number[]; to: BulkMove }) => ({ results: await moveInBatches(input), to: input.to }),
    'orders.why_status',
  );

export const useBulkShip = () =>
  useBulkChange(
    async (body: Parameters<typeof shipOrders>[0]) => ({
      ...(await shipOrders(body)),
      to: 'shipped' as const,
      shippedBy: body.requestId,
    }),
    'orders.why_nothing',
  );
