import { toAsciiEmail } from '@shopwright/contracts/email-address';
import type { ShippingForm } from '@shopwright/contracts/http/orders';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { dismissErrorToast, toastError } from '../../ui/toast-store';
import { type Decline, lostAnswer, toDecline } from './decline';
import { findStartError } from './start-payment';
import type { Intent } from './use-begin-payment';

export interface PaymentProps {
  form: ShippingForm;
  intent: Intent;
  /** Called where the stock is gone or the checkout was closed, before anything is charged. */
  onRefused: (reason: Error) => void;
  onPaid: () => void;
  /** The page that a payment at a bank leads back to, where it is not that of a cart. It finds out by itself what became of it. */
  returnPath?: string;
}

/** Tells whether a payment is made, and shows it then. It may have been made before this page was opened. */
function usePaymentStatus(
  stripe: Stripe | null,
  { intent, onPaid, returnPath }: Pick<PaymentProps, 'intent' | 'onPaid' | 'returnPath'>,
) {
  const navigate = useNavigate();
  /** True once the payment is made or being processed. */
  const isSettled = (paymentIntent: Pick<PaymentIntent, 'status'> | undefined): boolean => {
    const isWaited = paymentIntent?.status === 'processing' && returnPath !== undefined;
    if (paymentIntent?.status === 'succeeded' || isWaited) {
      onPaid();
      return true;
    }
    if (paymentIntent?.status === 'processing') {
      const query = new URLSearchParams({
        payment_intent: intent.paymentIntentId,
        payment_intent_client_secret: intent.clientSecret,
      });
      navigate(`${paths.checkoutSuccess}?${query}`);
      return true;
    }
    return false;
  };
  const currentIntent = async () => (await stripe?.retrievePaymentIntent(intent.clientSecret))?.paymentIntent;

  // After a reload, or with the same checkout in a second tab, it may have been paid already.
  const settleIfPaid = useEffectEvent(() => {
    currentIntent().then(isSettled, () => {});
  });
  useEffect(() => {
    if (stripe) settleIfPaid();
  }, [stripe]);
  return { isSettled, currentIntent };
}

/** Confirms the payment once per press, and takes what Stripe says of it as the only truth. */
export function usePayment({ form, intent, onRefused, onPaid, returnPath }: PaymentProps) {
  const { t } = useLanguage();
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [decline, setDecline] = useState<Decline>();
  const inFlight = useRef(false);
  const { isSettled, currentIntent } = usePaymentStatus(stripe, { intent, onPaid, returnPath });
  const returnUrl = `${window.location.origin}${returnPath ?? paths.checkoutSuccess}`;

  const showDecline = (error: StripeError | undefined) => {
    // Nothing was tried: Stripe's fields say what they lack.
    if (error?.type === 'validation_error') return;
    setDecline(toDecline(error));
    toastError(t('checkout.payment.failed'), error?.message ?? t('shared.error.try_again'));
  };
  const confirm = async () => {
    if (!stripe || !elements) return;
    const { error: invalid } = await elements.submit();
    if (invalid) return showDecline(invalid);
    const startError = await findStartError(intent.paymentIntentId);
    if (startError) return onRefused(startError);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: returnUrl,
        ...(form.customerEmail && { receipt_email: toAsciiEmail(form.customerEmail) }),
        // The order can be made again from it where the store loses its data.
        ...(form.customerAddress && {
          shipping: { name: form.customerName, address: { line1: form.customerAddress } },
        }),
      },
      redirect: 'if_required',
    });
    if (isSettled(paymentIntent ?? error?.payment_intent)) return;
    showDecline(error);
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setPaying(true);
    setDecline(undefined);
    dismissErrorToast();
    try {
      await confirm();
    } catch {
      // The answer was lost, perhaps not the payment: ask before saying that it failed.
      const known = await currentIntent().catch(() => undefined);
      if (isSettled(known)) return;
      setDecline(lostAnswer);
      toastError(t('checkout.payment.error'), t('shared.error.try_again'));
    } finally {
      inFlight.current = false;
      setPaying(false);
    }
  };
  /** Clears a decline that is being corrected. A payment that may have been made stays told. */
  const onEdit = () => {
    if (inFlight.current || !decline?.isUncharged) return;
    setDecline(undefined);
    dismissErrorToast();
  };
  return { pay, isPaying, decline, onEdit };
}
