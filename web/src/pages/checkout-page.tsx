import type { User } from '@shopwright/contracts/http/auth';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCart } from '../features/cart/store';
import { CheckoutSteps } from '../features/checkout/checkout-steps';
import { EmptyCart } from '../features/checkout/empty-cart';
import { OrderSummary } from '../features/checkout/order-summary';
import { PaymentStep } from '../features/checkout/payment-step';
import { PaymentSuccess } from '../features/checkout/payment-success';
import { Preparing } from '../features/checkout/preparing';
import { PriceChangePanel, ShortagePanel } from '../features/checkout/problem-panel';
import { ShippingForm } from '../features/checkout/shipping-form';
import { useCheckout } from '../features/checkout/use-checkout';
import { useLanguage } from '../i18n/language-provider';
import { meQuery } from '../lib/queries/session';
import { useTitle } from '../lib/use-title';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

export function CheckoutPage() {
  const { t } = useLanguage();
  useTitle(t('checkout.title'));
  const isEmpty = useCart((state) => state.items.length === 0);
  const checkout = useCheckout();
  const { data: user, isPending: isAsking } = useQuery(meQuery);
  const { stage, problem, form } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: whoever uses the keyboard goes on from the new step.
  useEffect(() => {
    if (stage.name === 'payment') heading.current?.focus();
  }, [stage.name]);
  if (stage.name === 'paid') return <PaymentSuccess order={stage.order} />;
  if (isEmpty) return <EmptyCart />;
  const retry = () => form && checkout.start(form);
  return (
    <div className="page py-8 sm:py-12">
      <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none sm:text-3xl">
        {t('checkout.title')}
      </h1>
      <CheckoutSteps current={stage.name === 'payment' ? 2 : 1} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-6 sm:p-8">
          {problem?.kind === 'price_changed' && (
            <PriceChangePanel details={problem.change} isPending={checkout.isStarting} onMended={retry} />
          )}
          {problem?.kind === 'out_of_stock' && (
            <ShortagePanel details={problem.shortage} isPending={checkout.isStarting} onMended={retry} />
          )}
          {stage.name === 'payment' ? (
            <>
              <div className="mb-6 flex items-start justify-between gap-4 rounded-control bg-sunken p-4 text-sm">
                <div className="min-w-0">
                  <p className="font-semibold">
                    <bdi>{stage.form.customerName}</bdi>
                  </p>
                  <p className="text-muted">{stage.form.customerEmail}</p>
                  <p dir="auto" className="text-muted">
                    {stage.form.customerAddress}
                  </p>
                </div>
                <Button variant="ghost" size="sm" onClick={checkout.edit}>
                  <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
                  {t('checkout.edit')}
                </Button>
              </div>
              <PaymentStep
                form={stage.form}
                intent={stage.intent}
                onPaid={() =>
                  checkout.finish({
                    ...stage.form,
                    total: stage.intent.total,
                    paymentIntentId: stage.intent.paymentIntentId,
                  })
                }
              />
            </>
          ) : checkout.isResuming || isAsking ? (
            <Preparing />
          ) : (
            <ShippingForm initial={form ?? addressOf(user)} isPending={checkout.isStarting} onSubmit={checkout.start} />
          )}
        </Card>
        <div className="lg:sticky lg:top-32">
          <OrderSummary />
        </div>
      </div>
    </div>
  );
}

/** What a signed-in shopper has told us before. */
function addressOf(user: User | null | undefined) {
  if (!user) return undefined;
  const { firstName, lastName, email, address, zipCode, city, country } = user;
  return {
    customerName: `${firstName} ${lastName}`,
    customerEmail: email,
    customerAddress: [address, zipCode && city ? `${zipCode} ${city}` : city, country].filter(Boolean).join(', '),
  };
}
