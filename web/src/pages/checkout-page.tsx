import type { User } from '@shopwright/contracts/http/auth';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTitle } from '../components/use-title';
import { cartTotalCents, useCart } from '../features/cart/cart-store';
import { CheckoutSteps } from '../features/checkout/checkout-steps';
import { EmptyCart } from '../features/checkout/empty-cart';
import { OrderSummary } from '../features/checkout/order-summary';
import { PaymentStep } from '../features/checkout/payment-step';
import { PaymentSuccess } from '../features/checkout/payment-success';
import { Preparing } from '../features/checkout/preparing';
import { PriceChangePanel, ShortagePanel } from '../features/checkout/problem-panel';
import { RewardChoice } from '../features/checkout/reward-choice';
import { RewardRefusedPanel } from '../features/checkout/reward-refused-panel';
import { discountCents } from '../features/checkout/rewards';
import { ShippingForm } from '../features/checkout/shipping-form';
import { ShippingRecap } from '../features/checkout/shipping-recap';
import { useCheckout } from '../features/checkout/use-checkout';
import { useLanguage } from '../i18n/language-provider';
import { dollars } from '../lib/format';
import { meQuery } from '../lib/queries/session';
import { Card } from '../ui/card';

export function CheckoutPage() {
  const { t } = useLanguage();
  useTitle(t('checkout.title'));
  const isEmpty = useCart((state) => state.items.length === 0);
  const checkout = useCheckout();
  const { data: user, isPending: isAsking } = useQuery(meQuery);
  const { stage, problem, form, reward } = checkout;
  const cartCents = useCart(cartTotalCents);
  const chosenCents = reward.chosen ? discountCents : 0;
  const offCents = stage.name === 'payment' ? centsFromDecimal(stage.intent.discount) : chosenCents;
  const heading = useRef<HTMLHeadingElement>(null);
  const isPreparing = checkout.isStarting && stage.name === 'shipping';
  const hasFailed = checkout.error !== null;
  // The button that was pressed is gone: whoever uses the keyboard goes on from the top of what is there now.
  const shown = useRef(stage.name);
  useEffect(() => {
    if (shown.current === stage.name && !hasFailed) return;
    shown.current = stage.name;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [stage.name, hasFailed]);
  if (stage.name === 'paid') return <PaymentSuccess order={stage.order} />;
  if (isEmpty) return <EmptyCart />;
  const retry = () => form && checkout.start(form);
  return (
    <div className="page py-8 sm:py-12">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-32 font-bold text-2xl outline-none sm:text-3xl">
        {t('checkout.title')}
      </h1>
      <CheckoutSteps current={isPreparing || stage.name === 'payment' ? 2 : 1} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-6 sm:p-8">
          {problem?.kind === 'price_changed' && (
            <PriceChangePanel
              details={problem.change}
              discountCents={chosenCents}
              isPending={checkout.isStarting}
              onMended={retry}
            />
          )}
          {problem?.kind === 'out_of_stock' && (
            <ShortagePanel details={problem.shortage} isPending={checkout.isStarting} onMended={retry} />
          )}
          {problem?.kind === 'reward_refused' && form && (
            <RewardRefusedPanel
              reason={problem.reason}
              isPending={checkout.isStarting}
              onGoOn={() => checkout.startWithoutReward(form)}
            />
          )}
          {stage.name === 'payment' ? (
            <>
              <ShippingRecap form={stage.form} onEdit={checkout.edit} />
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
          ) : isPreparing || isAsking ? (
            <Preparing />
          ) : (
            <ShippingForm initial={form ?? addressOf(user)} error={checkout.error} onSubmit={checkout.start}>
              <RewardChoice reward={reward} />
            </ShippingForm>
          )}
        </Card>
        <div className="lg:sticky lg:top-32">
          <OrderSummary
            totalCents={cartCents - offCents}
            rows={
              offCents > 0
                ? [
                    { label: t('summary.subtotal'), text: dollars(cartCents) },
                    { label: t('summary.discount'), text: dollars(-offCents) },
                  ]
                : []
            }
          />
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
