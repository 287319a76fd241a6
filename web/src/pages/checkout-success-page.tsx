import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { CircleX, CloudOff, Hourglass, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { useCart } from '../features/cart/cart-store';
import { placedOrderQuery } from '../features/checkout/api';
import { Preparing } from '../features/checkout/checkout-steps';
import { dropDraft, readDraft } from '../features/checkout/draft';
import { PaymentSuccess } from '../features/checkout/payment-success';
import { stripeFor } from '../features/checkout/stripe';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { configQuery } from '../lib/queries/paying';
import { queryClient } from '../lib/query-client';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

export function CheckoutSuccessPage() {
  const { t } = useLanguage();
  useTitle(t('shared.checkout.title'));
  const [params] = useSearchParams();
  const paymentIntentId = params.get('payment_intent');
  const clientSecret = params.get('payment_intent_client_secret');
  const payment = useQuery({
    queryKey: ['payment-return', clientSecret],
    queryFn: async () => {
      const stripe = await stripeFor(await queryClient.fetchQuery(configQuery));
      return awaitReturn(stripe, clientSecret ?? '');
    },
    enabled: clientSecret !== null,
    gcTime: 0,
  });
  if (clientSecret === null && paymentIntentId !== null) return <Placed paymentIntentId={paymentIntentId} />;
  if (clientSecret === null || paymentIntentId === null) {
    return (
      <EmptyState
        level={1}
        icon={<ReceiptText aria-hidden />}
        title={t('checkout.return.none')}
        text={t('checkout.return.none_text')}
      >
        <Ways />
      </EmptyState>
    );
  }
  if (payment.data === 'paid') return <Paid paymentIntentId={paymentIntentId} />;
  if (payment.isFetching) return <Preparing />;
  if (payment.data === 'processing') return <Processing onCheck={payment.refetch} />;
  if (payment.data === 'failed') return <Failed />;
  return payment.isError && <Unknown onRetry={payment.refetch} />;
}

function Processing({ onCheck }: { onCheck: () => void }) {
  const { t } = useLanguage();
  const icon = <Hourglass aria-hidden />;
  return (
    <EmptyState
      level={1}
      icon={icon}
      title={t('checkout.return.processing')}
      text={t('checkout.return.processing_text')}
    >
      <Button onClick={() => onCheck()}>{t('checkout.return.check')}</Button>
      <Ways />
    </EmptyState>
  );
}

const failed = { level: 1, isUrgent: true } as const;

function Failed() {
  const { t } = useLanguage();
  return (
    <EmptyState
      {...failed}
      icon={<CircleX aria-hidden />}
      title={t('checkout.payment.failed')}
      text={t('checkout.return.failed_text')}
    >
      <ButtonLink to={paths.checkout}>{t('checkout.return.again')}</ButtonLink>
    </EmptyState>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      {...failed}
      icon={<CloudOff aria-hidden />}
      title={t('checkout.return.unknown')}
      text={t('checkout.return.unknown_text')}
    >
      <Button onClick={() => onRetry()}>{t('shared.error.retry')}</Button>
    </EmptyState>
  );
}

/** Takes what was paid out of the cart, if it is still the one that was paid for. */
function Paid({ paymentIntentId }: { paymentIntentId: string }) {
  const [draft] = useState(readDraft);
  const own = draft?.paymentIntentId === paymentIntentId ? draft : undefined;
  useEffect(() => {
    if (!own) return;
    const { checkoutId, removePaid, clearCart } = useCart.getState();
    if (checkoutId === own.checkoutId) own.lines ? removePaid(own.lines) : clearCart();
    dropDraft();
  }, [own]);
  return (
    <PaymentSuccess
      paymentIntentId={paymentIntentId}
      paid={own && { ...own.form, total: own.total, paymentIntentId }}
    />
  );
}

/** The address that the checkout takes after a payment. Shows the order to the browser that paid, after a reload too. */
function Placed({ paymentIntentId }: { paymentIntentId: string }) {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(placedOrderQuery(paymentIntentId));
  if (data && data.status !== 'pending') return <PaymentSuccess paymentIntentId={paymentIntentId} placed={data} />;
  if (isFetching) return <Preparing />;
  if (data) return <Processing onCheck={refetch} />;
  if (isApiError(error, 'conflict')) return <Failed />;
  if (!isApiError(error, 'not_found') && !isApiError(error, 'invalid_request')) return <Unknown onRetry={refetch} />;
  return (
    <EmptyState
      level={1}
      icon={<ReceiptText aria-hidden />}
      title={t('checkout.return.elsewhere')}
      text={t('checkout.return.elsewhere_text')}
    >
      <ButtonLink to={paths.trackOrder}>{t('checkout.track')}</ButtonLink>
      <Ways />
    </EmptyState>
  );
}

function Ways() {
  const { t } = useLanguage();
  return (
    <>
      <ButtonLink to={paths.home} variant="secondary">
        {t('shared.cart.continue')}
      </ButtonLink>
      <ButtonLink to={paths.account} state={{ tab: 'orders' }} variant="ghost">
        {t('checkout.history')}
      </ButtonLink>
    </>
  );
}

type ReturnState = 'paid' | 'processing' | 'failed';

const pauseMs = 2000;
const roundsMax = 15;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the state of a payment after the bank's page. Polls for a while while it is being processed. */
async function awaitReturn(stripe: Stripe, clientSecret: string, pause = sleep): Promise<ReturnState> {
  for (let round = 0; round < roundsMax; round += 1) {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (error) throw new Error(error.message);
    if (paymentIntent.status === 'succeeded') return 'paid';
    if (paymentIntent.status !== 'processing') return 'failed';
    await pause(pauseMs);
  }
  return 'processing';
}
