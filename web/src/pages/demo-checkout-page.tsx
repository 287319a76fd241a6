import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { cartTotalCents, useCart } from '../features/cart/cart-store';
import { EmptyCart } from '../features/checkout/checkout-steps';
import { OrderSummary } from '../features/checkout/order-summary';
import { DemoCheckoutForm, demoTotals } from '../features/demo-checkout/demo-checkout-form';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { configQuery, rewardsQuery } from '../lib/queries/paying';
import { meQuery } from '../lib/queries/session';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { toastError } from '../ui/toast-store';

export function DemoCheckoutPage() {
  const { t, formatPrice } = useLanguage();
  useTitle(t('shared.checkout.title'));
  const { data: config } = useQuery(configQuery);
  const isEmpty = useCart((state) => state.items.length === 0);
  const hasFreeShipping = useFreeShipping();
  const totals = demoTotals(useCart(cartTotalCents), hasFreeShipping);
  const { stage, pay } = useSimulatedPayment();
  if (config?.demoCheckout === false) return <Navigate to={paths.checkout} replace />;
  if (stage === 'confirmed') {
    return (
      <EmptyState
        level={1}
        icon={<CircleCheckBig aria-hidden />}
        title={t('demo_checkout.confirmed')}
        text={t('demo_checkout.notice')}
      >
        <ButtonLink to={paths.home}>{t('shared.cart.continue')}</ButtonLink>
      </EmptyState>
    );
  }
  if (isEmpty) return <EmptyCart />;
  const isFree = totals.shippingCents === 0;
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-5 font-bold text-2xl sm:text-3xl">{t('shared.checkout.title')}</h1>
      <Notice tone="warning" className="mb-6">
        {t('demo_checkout.notice')}
      </Notice>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-6 sm:p-8">
          <DemoCheckoutForm totalCents={totals.totalCents} isProcessing={stage === 'processing'} onSubmit={pay} />
        </Card>
        <div className="lg:sticky lg:top-32">
          <OrderSummary
            totalCents={totals.totalCents}
            rows={[
              { label: t('shared.summary.subtotal'), text: formatPrice(totals.subtotalCents) },
              {
                label: t('demo_checkout.shipping'),
                text: isFree ? t('demo_checkout.free') : formatPrice(totals.shippingCents),
              },
              { label: t('demo_checkout.tax'), text: formatPrice(totals.taxCents) },
            ]}
            note={hasFreeShipping ? t('demo_checkout.free_by_reward') : undefined}
          />
        </div>
      </div>
    </div>
  );
}

/** Returns true where the user has a free-shipping reward. The demo does not use it up. */
function useFreeShipping(): boolean {
  const { data: user } = useQuery(meQuery);
  const { data: rewards } = useQuery({ ...rewardsQuery, enabled: Boolean(user) });
  const hasOne = rewards?.some(({ kind, state }) => kind === 'free-shipping' && state === 'available');
  return Boolean(user && hasOne);
}

const processingMs = 2000;

type Stage = 'form' | 'processing' | 'confirmed';

/**
 * Takes as long as a payment would, and sends nothing. A customer who leaves the page meanwhile has bought nothing;
 * it fails where the cart is no longer the one that was to be paid, after a change in another tab.
 */
function useSimulatedPayment() {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>('form');
  const items = useCart((state) => state.items);
  const settle = useEffectEvent((paidItems: typeof items) => {
    if (items !== paidItems) {
      setStage('form');
      toastError(t('checkout.payment.failed'), t('demo_checkout.failed'));
      return;
    }
    setStage('confirmed');
    useCart.getState().clearCart();
  });
  useEffect(() => {
    if (stage !== 'processing') return;
    const { items: paidItems } = useCart.getState();
    const timer = setTimeout(() => settle(paidItems), processingMs);
    return () => clearTimeout(timer);
  }, [stage]);
  return { stage, pay: () => setStage('processing') };
}
