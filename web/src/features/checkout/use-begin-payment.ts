import type { PaidCheckout } from '@shopwright/contracts/http/orders';
import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { decimalFromCents } from '@shopwright/contracts/money';
import { useState } from 'react';
import { currentLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import { rewardsQuery } from '../../lib/queries/paying';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';
import { cartTotalCents, useCart, wireLines } from '../cart/cart-store';
import { createPaymentIntent } from './api';
import type { CheckoutForm } from './checkout-form';
import { saveDraft } from './draft';
import { isAboutShipping, toProblem } from './problems';
import { discountCents } from './reward-choice';
import { quoteKey } from './selling/use-quote';

export interface Intent {
  clientSecret: string;
  /** The name of the order, and of the stock that is reserved for it. */
  reference: string;
  paymentIntentId: string;
  /** A decimal: what will be charged. */
  total: string;
  /** A decimal: what a reward takes off, the total being less already. */
  discount: string;
  /** In a store that charges shipping, tax or discounts. */
  totals?: TotalRow[];
}

export interface PaymentRequest {
  form: CheckoutForm;
  rewardId?: number;
}

/** Asks for a payment of the cart as it is now. The same `checkoutId` again gives the same payment. */
function startPayment({ form, rewardId }: PaymentRequest): Promise<Intent> {
  const { items, checkoutId, sessionId } = useCart.getState();
  const { quotedTotal, ...sent } = form;
  const goodsCents = cartTotalCents({ items }) - (rewardId === undefined ? 0 : discountCents);
  // Where nothing is to pay there is no amount to agree on.
  const amount = Number(quotedTotal ?? decimalFromCents(goodsCents)) || undefined;
  const order = { items: wireLines(items), amount, rewardId, checkoutId, sessionId, language: currentLanguage() };
  return createPaymentIntent({ ...sent, ...order });
}

/** Keeps what a reload needs to come back to this payment. */
function keepPayment(intent: Intent, { form, rewardId }: PaymentRequest): void {
  const { checkoutId, keepReservation, items } = useCart.getState();
  const { reference, total, paymentIntentId } = intent;
  keepReservation(reference);
  saveDraft({ checkoutId, form, total, paymentIntentId, rewardId, lines: wireLines(items) });
}

interface BeginPaymentProps {
  onBegun: (intent: Intent, form: CheckoutForm) => void;
  /** Called where this checkout was paid already. */
  onPaid: (paid: PaidCheckout | undefined) => void;
}

/** Asks for a payment, and keeps why it could not begin, also once the customer pressed Pay. */
export function useBeginPayment({ onBegun, onPaid }: BeginPaymentProps) {
  const { t } = useLanguage();
  const [refused, setRefused] = useState<Error | null>(null);
  const { mutate, ...mutation } = useSingleMutation({
    mutationFn: startPayment,
    onSuccess: (intent, request) => {
      keepPayment(intent, request);
      onBegun(intent, request.form);
    },
    onError: (error) => {
      const problem = toProblem(error);
      if (problem?.kind === 'already_paid') onPaid(problem.paid);
      else if (problem?.kind === 'reward_refused')
        void queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey });
      else if (problem?.kind === 'price_changed') void queryClient.invalidateQueries({ queryKey: quoteKey });
      else if (!problem && !isAboutShipping(error)) toastError(t('shared.toast.error'), t('checkout.init_failed'));
    },
  });
  return {
    begin: (request: PaymentRequest) => {
      setRefused(null);
      mutate(request);
    },
    refuse: setRefused,
    error: mutation.error ?? refused,
    asked: mutation.variables,
    isPending: mutation.isPending,
  };
}
