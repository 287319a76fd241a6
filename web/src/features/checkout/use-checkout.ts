import type { CartLine } from '@shopwright/contracts/http/cart';
import { createPaymentIntent, type PaidCheckout, type ShippingForm } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { rewardsQuery } from '../../lib/queries/paying';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { dismissErrorToast, toastError } from '../../ui/toast-store';
import { cartTotalCents, useCart, wireLines } from '../cart/cart-store';
import { dropDraft, readDraft, saveDraft } from './draft';
import { isAboutShipping, toProblem } from './problems';
import type { PaidOrder } from './record-order';
import { discountCents, useReward } from './reward-choice';

export interface Intent {
  clientSecret: string;
  /** The name of the order, and of the stock that is reserved for it. */
  reference: string;
  paymentIntentId: string;
  /** A decimal: what will be charged. */
  total: string;
  /** A decimal: what a reward takes off, the total being less already. */
  discount: string;
}

interface PaymentRequest {
  form: ShippingForm;
  rewardId?: number;
}

/** Asks for a payment of the cart as it is now. The same `checkoutId` again gives the same payment. */
function startPayment({ form, rewardId }: PaymentRequest): Promise<Intent> {
  const { items, checkoutId, sessionId } = useCart.getState();
  const toPayCents = cartTotalCents({ items }) - (rewardId === undefined ? 0 : discountCents);
  const amount = Number(decimalFromCents(toPayCents));
  const order = { items: wireLines(items), amount, rewardId, checkoutId, sessionId, language: currentLanguage() };
  return call(createPaymentIntent, { body: { ...form, ...order } });
}

type Stage =
  | { name: 'shipping' }
  | { name: 'payment'; form: ShippingForm; intent: Intent; cart: string }
  /** Without `order` the payment was made, and recorded, before this page was opened. */
  | { name: 'paid'; order?: PaidOrder; paymentIntentId: string | undefined };

const signature = () => JSON.stringify(wireLines(useCart.getState().items));

/**
 * Gives the success page its own address, which a reload opens again. Not through the router, whose page for it would
 * have to be loaded first: the line may be gone just now.
 */
function takeSuccessAddress(paymentIntentId: string): void {
  window.history.replaceState(window.history.state, '', paths.placedOrder(paymentIntentId));
}

/** Without `lines`, those of an earlier release, the whole cart was paid. */
function leavePaid(lines: readonly CartLine[] | undefined): void {
  if (lines) useCart.getState().removePaid(lines);
  else useCart.getState().clearCart();
  dropDraft();
}

const hasAll = ({ items }: PaidCheckout, productId: number, quantity: number): boolean =>
  items.some((line) => line.productId === productId && line.quantity >= quantity);

/** The way from an address to a paid order: every step can be left, repeated and reloaded. */
export function useCheckout() {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>({ name: 'shipping' });
  const [draft] = useState(readDraft);
  const [paidOrder, setPaidOrder] = useState<number>();
  const cart = useCart((state) => JSON.stringify(wireLines(state.items)));
  /** The reason why the payment could not begin once the customer pressed Pay. */
  const [refused, setRefused] = useState<Error | null>(null);
  const isResumable = useCart((state) => state.items.length > 0 && state.checkoutId === draft?.checkoutId);

  const finish = (order?: PaidOrder) => {
    dismissErrorToast();
    const kept = readDraft();
    const paymentIntentId = order?.paymentIntentId ?? kept?.paymentIntentId;
    if (paymentIntentId) takeSuccessAddress(paymentIntentId);
    setStage({ name: 'paid', order, paymentIntentId });
    leavePaid(kept?.lines);
  };
  /** If the cart has changed since, only the paid products leave it, and the rest is offered for a new payment. */
  const showPaid = (paid: PaidCheckout | undefined) => {
    const { items } = useCart.getState();
    const isWhole = !paid || items.every(({ product, quantity }) => hasAll(paid, product.id, quantity));
    if (isWhole) return finish();
    leavePaid(paid.items);
    setPaidOrder(paid.orderId);
  };
  const begin = useSingleMutation({
    mutationFn: startPayment,
    onSuccess: (intent, { form, rewardId }) => {
      const { checkoutId, keepReservation, items } = useCart.getState();
      const intentLines = wireLines(items);
      keepReservation(intent.reference);
      saveDraft({
        checkoutId,
        form,
        total: intent.total,
        paymentIntentId: intent.paymentIntentId,
        rewardId,
        lines: intentLines,
      });
      setStage({ name: 'payment', form, intent, cart: signature() });
    },
    onError: (error) => {
      const problem = toProblem(error);
      if (problem?.kind === 'already_paid') showPaid(problem.paid);
      else if (problem?.kind === 'reward_refused')
        void queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey });
      else if (!problem && !isAboutShipping(error)) toastError(t('toast.error'), t('checkout.init_failed'));
    },
  });
  const { variables, isPending } = begin;
  const error = begin.error ?? refused;
  const mutate = (request: PaymentRequest) => {
    setRefused(null);
    begin.mutate(request);
  };
  const reward = useReward(variables ?? draft);

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
    /** The order that was paid already, where the cart had more than it. */
    paidOrder,
    start: (form: ShippingForm) => mutate({ form, rewardId: reward.chosen?.id }),
    startWithoutReward: (form: ShippingForm) => {
      reward.choose(false);
      mutate({ form });
    },
    edit: () => setStage({ name: 'shipping' }),
    /** Returns to the step before the payment, and shows why. */
    refuse: (reason: Error) => {
      setRefused(reason);
      setStage({ name: 'shipping' });
    },
    finish,
  };
}
