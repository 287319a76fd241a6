import type { CartLine } from '@shopwright/contracts/http/cart';
import type { PaidCheckout, PlacedOrder } from '@shopwright/contracts/http/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../lib/paths';
import { dismissErrorToast } from '../../ui/toast-store';
import { useCart, wireLines } from '../cart/cart-store';
import type { CheckoutForm } from './checkout-form';
import { dropDraft, readDraft } from './draft';
import { toProblem } from './problems';
import type { PaidOrder } from './record-order';
import { useReward } from './reward-choice';
import { type Intent, type PaymentRequest, useBeginPayment } from './use-begin-payment';

type Stage =
  | { name: 'shipping' }
  | { name: 'payment'; form: CheckoutForm; intent: Intent; cart: string }
  /** Without `order` the payment was made, and recorded, before this page was opened. */
  | { name: 'paid'; order?: PaidOrder; placed?: PlacedOrder; paymentIntentId: string | undefined };

const signature = () => JSON.stringify(wireLines(useCart.getState().items));

/**
 * Gives the success page its own address, which a reload opens again. Not through the router, whose page for it would
 * have to be loaded first: the line may be gone just now.
 */
function takeSuccessAddress(paymentIntentId: string): void {
  window.history.replaceState(window.history.state, '', paths.placedOrder(paymentIntentId));
}

/** Without the lines of a draft, which a browser may refuse to store, the whole cart was paid. */
function leavePaid(lines: readonly CartLine[] | undefined): void {
  if (lines) useCart.getState().removePaid(lines);
  else useCart.getState().clearCart();
  dropDraft();
}

const hasAll = ({ items }: PaidCheckout, productId: number, quantity: number): boolean =>
  items.some((line) => line.productId === productId && line.quantity >= quantity);

/** Goes on, once, with the payment that was begun before a reload. */
function useResume(draft: ReturnType<typeof readDraft>, begin: (request: PaymentRequest) => void): void {
  const isResumable = useCart((state) => state.items.length > 0 && state.checkoutId === draft?.checkoutId);
  const resumed = useRef(false);
  const resume = useEffectEvent(() => {
    if (resumed.current || !draft || !isResumable) return;
    resumed.current = true;
    begin({ form: draft.form, rewardId: draft.rewardId });
  });
  useEffect(resume, []);
}

/** The way from an address to a paid order: every step can be left, repeated and reloaded. */
export function useCheckout() {
  const [stage, setStage] = useState<Stage>({ name: 'shipping' });
  const [draft] = useState(readDraft);
  const [paidOrder, setPaidOrder] = useState<number>();
  const cart = useCart((state) => JSON.stringify(wireLines(state.items)));

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
  const { begin, refuse, error, asked, isPending } = useBeginPayment({
    onBegun: (intent, form) => setStage({ name: 'payment', form, intent, cart: signature() }),
    onPaid: showPaid,
  });
  useResume(draft, begin);
  const reward = useReward(asked ?? draft);

  // A payment intent is for one cart: a changed cart needs a new one.
  const isOutdated = stage.name === 'payment' && stage.cart !== cart;
  return {
    stage: isOutdated ? ({ name: 'shipping' } as const) : stage,
    form: (asked ?? draft)?.form,
    reward,
    error,
    problem: error ? toProblem(error) : undefined,
    isStarting: isPending,
    /** The order that was paid already, where the cart had more than it. */
    paidOrder,
    start: (form: CheckoutForm) => begin({ form, rewardId: reward.chosen?.id }),
    startWithoutReward: (form: CheckoutForm) => {
      reward.choose('none');
      begin({ form });
    },
    edit: () => setStage({ name: 'shipping' }),
    /** Returns to the step before the payment, and shows why. */
    refuse: (reason: Error) => {
      refuse(reason);
      setStage({ name: 'shipping' });
    },
    finish,
    /** Shows an order of which nothing was to pay. */
    showPlaced: (placed: PlacedOrder) => {
      dismissErrorToast();
      setStage({ name: 'paid', placed, paymentIntentId: undefined });
      leavePaid(readDraft()?.lines);
    },
  };
}
