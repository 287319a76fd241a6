import type { ShippingForm } from '@shopwright/contracts/http/orders';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { toastError } from '../../ui/toast-store';
import { useCart, wireLines } from '../cart/store';
import { type Intent, type PaidOrder, startPayment } from './api';
import { dropDraft, readDraft, saveDraft } from './draft';
import { problemOf } from './problems';

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
  const begin = useMutation({
    mutationFn: startPayment,
    onSuccess: (intent, form) => {
      saveDraft(useCart.getState().checkoutId, form, intent.total, intent.paymentIntentId);
      setStage({ name: 'payment', form, intent, cart: signature() });
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.kind === 'already_paid') finish();
      else if (!problem) toastError(t('toast.error'), t('checkout.init_failed'));
    },
  });
  const { mutate, isPending } = begin;
  const start = (form: ShippingForm) => {
    if (!isPending) mutate(form);
  };

  const resumed = useRef(false);
  const resume = useEffectEvent(() => {
    if (resumed.current || !draft || !isResumable) return;
    resumed.current = true;
    mutate(draft.form);
  });
  useEffect(resume, []);

  // A payment is for the cart it was made for: after a change of the cart it is asked for anew.
  const isOutdated = stage.name === 'payment' && stage.cart !== cart;
  return {
    stage: isOutdated ? ({ name: 'shipping' } as const) : stage,
    form: begin.variables ?? draft?.form,
    problem: begin.isError ? problemOf(begin.error) : undefined,
    isStarting: begin.isPending,
    isResuming: begin.isPending && begin.variables === draft?.form,
    start,
    edit: () => setStage({ name: 'shipping' }),
    finish,
  };
}
