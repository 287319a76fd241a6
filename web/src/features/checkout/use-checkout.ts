import type { ShippingForm } from '@shopwright/contracts/http/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { rewardsQuery } from '../../lib/queries/rewards';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';
import { useCart, wireLines } from '../cart/cart-store';
import { type Intent, type PaidOrder, startPayment } from './api';
import { dropDraft, readDraft, saveDraft } from './draft';
import { isAboutShipping, toProblem } from './problems';
import { useReward } from './use-reward';

type Stage =
  | { name: 'shipping' }
  | { name: 'payment'; form: ShippingForm; intent: Intent; cart: string }
  /** Without `order` the payment was made, and recorded, before this page was opened. */
  | { name: 'paid'; order?: PaidOrder };

const signature = () => JSON.stringify(wireLines(useCart.getState().items));

/** The way from an address to a paid order: every step can be left, repeated and reloaded. */
export function useCheckout() {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>({ name: 'shipping' });
  const [draft] = useState(readDraft);
  const cart = useCart((state) => JSON.stringify(wireLines(state.items)));
  const isResumable = useCart((state) => state.items.length > 0 && state.checkoutId === draft?.checkoutId);

  const finish = (order?: PaidOrder) => {
    setStage({ name: 'paid', order });
    useCart.getState().clearCart();
    dropDraft();
  };
  const begin = useSingleMutation({
    mutationFn: startPayment,
    onSuccess: (intent, { form, rewardId }) => {
      const { checkoutId } = useCart.getState();
      saveDraft({ checkoutId, form, total: intent.total, paymentIntentId: intent.paymentIntentId, rewardId });
      setStage({ name: 'payment', form, intent, cart: signature() });
    },
    onError: (error) => {
      const problem = toProblem(error);
      if (problem?.kind === 'already_paid') finish();
      else if (problem?.kind === 'reward_refused')
        void queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey });
      else if (!problem && !isAboutShipping(error)) toastError(t('toast.error'), t('checkout.init_failed'));
    },
  });
  const { mutate, variables, error, isPending } = begin;
  const reward = useReward((variables ?? draft)?.rewardId);

  const resumed = useRef(false);
  const resume = useEffectEvent(() => {
    if (resumed.current || !draft || !isResumable) return;
    resumed.current = true;
    mutate({ form: draft.form, rewardId: draft.rewardId });
  });
  useEffect(resume, []);

  // A payment intent is for one cart: a changed cart needs a new one.
  const isOutdated = stage.name === 'payment' && stage.cart !== cart;
  return {
    stage: isOutdated ? ({ name: 'shipping' } as const) : stage,
    form: (variables ?? draft)?.form,
    reward,
    error,
    problem: error ? toProblem(error) : undefined,
    isStarting: isPending,
    start: (form: ShippingForm) => mutate({ form, rewardId: reward.chosen?.id }),
    startWithoutReward: (form: ShippingForm) => {
      reward.choose(false);
      mutate({ form });
    },
    edit: () => setStage({ name: 'shipping' }),
    finish,
  };
}
