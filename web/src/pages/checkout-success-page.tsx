import { useQuery } from '@tanstack/react-query';
import { CircleX, CloudOff, Hourglass, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '../components/use-title';
import { useCart } from '../features/cart/cart-store';
import { dropDraft, readDraft } from '../features/checkout/draft';
import { PaymentSuccess } from '../features/checkout/payment-success';
import { Preparing } from '../features/checkout/preparing';
import { awaitReturn } from '../features/checkout/return-state';
import { stripeFor } from '../features/checkout/stripe';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { configQuery } from '../lib/queries/config';
import { queryClient } from '../lib/query-client';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

export function CheckoutSuccessPage() {
  const { t } = useLanguage();
  useTitle(t('checkout.title'));
  const [params] = useSearchParams();
  const clientSecret = params.get('payment_intent_client_secret');
  const {
    data: state,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['payment-return', clientSecret],
    queryFn: async () => {
      const stripe = await stripeFor(await queryClient.fetchQuery(configQuery));
      return awaitReturn(stripe, clientSecret ?? '');
    },
    enabled: clientSecret !== null,
    gcTime: 0,
  });
  if (clientSecret === null) {
    return (
      <EmptyState level={1} icon={<ReceiptText aria-hidden />} title={t('return.none')} text={t('return.none_text')}>
        <Ways />
      </EmptyState>
    );
  }
  if (state === 'paid') return <Paid paymentIntentId={params.get('payment_intent') ?? ''} />;
  if (isFetching) return <Preparing />;
  if (state === 'processing') {
    return (
      <EmptyState
        level={1}
        icon={<Hourglass aria-hidden />}
        title={t('return.processing')}
        text={t('return.processing_text')}
      >
        <Button onClick={() => refetch()}>{t('return.check')}</Button>
        <Ways />
      </EmptyState>
    );
  }
  if (state === 'failed') {
    return (
      <EmptyState
        level={1}
        icon={<CircleX aria-hidden />}
        title={t('payment.failed')}
        text={t('return.failed_text')}
        isUrgent
      >
        <Link to={paths.checkout} className={buttonClass()}>
          {t('return.again')}
        </Link>
      </EmptyState>
    );
  }
  return (
    isError && (
      <EmptyState
        level={1}
        icon={<CloudOff aria-hidden />}
        title={t('return.unknown')}
        text={t('return.unknown_text')}
        isUrgent
      >
        <Button onClick={() => refetch()}>{t('error.retry')}</Button>
      </EmptyState>
    )
  );
}

/** Empties the cart only if it is still the one that was paid for. */
function Paid({ paymentIntentId }: { paymentIntentId: string }) {
  const [draft] = useState(readDraft);
  const own = draft?.paymentIntentId === paymentIntentId ? draft : undefined;
  useEffect(() => {
    if (!own) return;
    if (useCart.getState().checkoutId === own.checkoutId) useCart.getState().clearCart();
    dropDraft();
  }, [own]);
  return <PaymentSuccess order={own && { ...own.form, total: own.total, paymentIntentId }} />;
}

function Ways() {
  const { t } = useLanguage();
  return (
    <>
      <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
        {t('cart.continue')}
      </Link>
      <Link to={paths.account} state={{ tab: 'orders' }} className={buttonClass({ variant: 'ghost' })}>
        {t('checkout.history')}
      </Link>
    </>
  );
}
