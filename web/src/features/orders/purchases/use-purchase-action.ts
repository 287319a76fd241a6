import { type PurchaseOrderDetail, purchaseOrderConflict } from '@shopwright/contracts/http/purchase-orders';
import { errorTextKey } from '../../../components/query-error';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/messages';
import { isApiError } from '../../../lib/api-error';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { toast, toastError } from '../../../ui/toast-store';
import { storePurchase } from './api';

interface Action<Input> {
  send: (input: Input) => Promise<PurchaseOrderDetail>;
  done: MessageKey;
  onDone?: () => void;
}

/** Changes a purchase order. Where its state does not allow it any more, the purchase order as it is now is shown. */
export function usePurchaseAction<Input = void>({ send, done, onDone }: Action<Input>) {
  const { t } = useLanguage();
  return useSingleMutation<PurchaseOrderDetail, Input>({
    mutationFn: send,
    onSuccess: (changed) => {
      toast(t(done));
      onDone?.();
      return storePurchase(changed);
    },
    onError: (error) => {
      const isConflict = isApiError(error, 'conflict');
      toastError(t('shared.toast.update_failed'), t(isConflict ? 'orders.problem_conflict' : errorTextKey(error)));
      const fresh = isConflict ? purchaseOrderConflict.safeParse(error.details).data : undefined;
      return fresh && storePurchase(fresh.purchaseOrder);
    },
  });
}
