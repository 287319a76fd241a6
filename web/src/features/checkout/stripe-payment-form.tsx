import type { ShippingForm } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Price } from '../../components/price';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { dismissErrorToast, toastError } from '../../ui/toast-store';
import { Preparing } from './checkout-steps';
import { type Decline, lostAnswer, toDecline } from './decline';
import { findStartError } from './start-payment';
import type { Intent } from './use-checkout';

interface StripePaymentFormProps {
  form: ShippingForm;
  intent: Intent;
  /** Called where the stock is gone or the checkout was closed, before anything is charged. */
  onRefused: (reason: Error) => void;
  onPaid: () => void;
}

export function StripePaymentForm({ form, intent, onRefused, onPaid }: StripePaymentFormProps) {
  const { t, usd } = useLanguage();
  const [element, setElement] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { pay, isPaying, decline } = usePayment({ form, intent, onRefused, onPaid });
  if (element === 'failed')
    return (
      <Notice tone="danger" isUrgent title={t('toast.error')}>
        {t('checkout.init_failed')}
      </Notice>
    );
  return (
    <form onSubmit={pay}>
      {element === 'loading' && <Preparing />}
      <div className={element === 'loading' ? 'invisible h-0 overflow-hidden' : undefined}>
        <PaymentElement
          options={{ defaultValues: { billingDetails: { name: form.customerName, email: form.customerEmail } } }}
          onReady={() => setElement('ready')}
          onLoadError={() => setElement('failed')}
        />
      </div>
      {element === 'ready' && (
        <>
          <div className="my-6 flex items-baseline justify-between border-line border-t pt-5">
            <span className="font-medium">{t('cart.total')}</span>
            <Price value={intent.total} className="font-semibold text-2xl" />
          </div>
          {decline && <DeclineNotice decline={decline} />}
          <Button type="submit" size="lg" className="w-full" isPending={isPaying}>
            <Lock size={16} aria-hidden />
            {t('checkout.pay', { total: usd(centsFromDecimal(intent.total)) })}
          </Button>
          <p className="mt-4 text-center text-muted text-xs">{t('footer.ssl')}</p>
        </>
      )}
    </form>
  );
}

/** Stays until the next attempt, and says what to do. */
function DeclineNotice({ decline: { reason, advice, isUncharged } }: { decline: Decline }) {
  const { t } = useLanguage();
  return (
    <Notice tone="danger" isUrgent takesFocus title={t(reason)} className="mb-4">
      <p className="mt-0.5">
        {t(advice)} {isUncharged && t('decline.not_charged')}
      </p>
    </Notice>
  );
}

/** Confirms the payment once per press, and takes what Stripe says of it as the only truth. */
function usePayment({ form, intent, onRefused, onPaid }: StripePaymentFormProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [decline, setDecline] = useState<Decline>();
  const inFlight = useRef(false);
  const returnUrl = `${window.location.origin}${paths.checkoutSuccess}`;

  /** True once the payment is made or being processed. */
  const isSettled = (paymentIntent: Pick<PaymentIntent, 'status'> | undefined): boolean => {
    if (paymentIntent?.status === 'succeeded') {
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

  const showDecline = (error: StripeError | undefined) => {
    setDecline(toDecline(error));
    toastError(t('payment.failed'), error?.message ?? t('error.try_again'));
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
        receipt_email: form.customerEmail,
        // The order can be made again from it where the store loses its data.
        shipping: { name: form.customerName, address: { line1: form.customerAddress } },
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
      toastError(t('payment.error'), t('error.try_again'));
    } finally {
      inFlight.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying, decline };
}
