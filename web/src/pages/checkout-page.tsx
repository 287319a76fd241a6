import type { User } from '@shopwright/contracts/http/auth';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTotalRows } from '../components/total-rows';
import { useTitle } from '../components/use-head';
import { cartTotalCents, useCart } from '../features/cart/cart-store';
import { type CheckoutForm, toCustomer } from '../features/checkout/checkout-form';
import { CheckoutProblem } from '../features/checkout/checkout-problem';
import { CheckoutSteps, EmptyCart, Preparing } from '../features/checkout/checkout-steps';
import { OrderSummary } from '../features/checkout/order-summary';
import { PaymentStep } from '../features/checkout/payment-step';
import { PaymentSuccess } from '../features/checkout/payment-success';
import { RewardChoice } from '../features/checkout/reward-choice';
import { CodeField } from '../features/checkout/selling/code-field';
import { FreeOrderStep } from '../features/checkout/selling/free-order-step';
import { PricedForm } from '../features/checkout/selling/priced-form';
import { ShippingChoices } from '../features/checkout/selling/shipping-choices';
import { isRewardRefused, isShippingPaid, type QuoteState, useQuote } from '../features/checkout/selling/use-quote';
import { ShippingForm, ShippingRecap } from '../features/checkout/shipping-form';
import { useCheckout } from '../features/checkout/use-checkout';
import { useLanguage } from '../i18n/language-provider';
import { savedAddressesQuery } from '../lib/queries/saved-addresses';
import { sellingTermsQuery } from '../lib/queries/selling';
import { meQuery } from '../lib/queries/session';
import { Card } from '../ui/card';

export function CheckoutPage() {
  const { t, formatPrice } = useLanguage();
  useTitle(t('shared.checkout.title'));
  const isEmpty = useCart((state) => state.items.length === 0);
  const cartCents = useCart(cartTotalCents);
  const checkout = useCheckout();
  const { stage, reward } = checkout;
  const heading = useFocusOnChange(stage.name, checkout.error !== null);
  const { data: terms } = useQuery(sellingTermsQuery);
  const quote = useQuote(terms, checkout.form, reward.chosen?.kind);
  const toRows = useTotalRows();
  const isPreparing = checkout.isStarting && stage.name === 'shipping';
  const chosenCents = reward.chosen ? rewardOffers[reward.chosen.kind].discountCents : 0;
  const offCents = stage.name === 'payment' ? centsFromDecimal(stage.intent.discount) : chosenCents;
  const subtotal = [
    { label: t('shared.summary.subtotal'), text: formatPrice(cartCents) },
    { label: t('checkout.summary.discount'), text: formatPrice(-offCents) },
  ];
  const totals = stage.name === 'payment' ? stage.intent.totals : quote.quote?.totals;
  if (stage.name === 'paid')
    return <PaymentSuccess paymentIntentId={stage.paymentIntentId} paid={stage.order} placed={stage.placed} />;
  if (isEmpty) return <EmptyCart />;
  return (
    <div className="page py-8 sm:py-12">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-32 font-bold text-2xl outline-none sm:text-3xl">
        {t('shared.checkout.title')}
      </h1>
      <CheckoutSteps current={isPreparing || stage.name === 'payment' ? 2 : 1} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-6 sm:p-8">
          <CheckoutProblem checkout={checkout} discountCents={chosenCents} />
          {isPreparing ? <Preparing /> : <CurrentStep checkout={checkout} quote={quote} />}
        </Card>
        <div className="lg:sticky lg:top-32">
          {totals ? (
            <OrderSummary
              quoted={quote.quote?.lines}
              totalCents={centsFromDecimal(totals.at(-1)?.amount ?? '0')}
              rows={toRows(totals)}
            />
          ) : (
            <OrderSummary totalCents={cartCents - offCents} rows={offCents > 0 ? subtotal : []} />
          )}
        </div>
      </div>
    </div>
  );
}

interface CurrentStepProps {
  checkout: ReturnType<typeof useCheckout>;
  quote: QuoteState;
}

function CurrentStep({ checkout, quote }: CurrentStepProps) {
  const { stage, form, reward, error, start, startWithoutReward, edit, refuse, finish, showPlaced } = checkout;
  const { data: user, isPending } = useQuery(meQuery);
  const { data: terms, isPending: isReading } = useQuery(sellingTermsQuery);
  const book = useQuery({ ...savedAddressesQuery, enabled: !!user && terms?.needsAddress === true, retry: false });
  if (stage.name === 'payment') {
    const { total, paymentIntentId } = stage.intent;
    return (
      <>
        <ShippingRecap form={stage.form} onEdit={edit} />
        {paymentIntentId === '' ? (
          <FreeOrderStep form={stage.form} intent={stage.intent} onPlaced={showPlaced} />
        ) : (
          <PaymentStep
            form={stage.form}
            intent={stage.intent}
            onRefused={refuse}
            onPaid={() => finish({ ...toCustomer(stage.form), total, paymentIntentId })}
          />
        )}
      </>
    );
  }
  if (isPending || isReading || book.isLoading) return <Preparing />;
  const isPaid = isShippingPaid(quote);
  // Kept for an order that pays for shipping.
  const isIdle = reward.chosen?.kind === 'free-shipping' && (!isPaid || isRewardRefused(quote.quote));
  const startAtPrice = (values: CheckoutForm) =>
    (isIdle ? startWithoutReward : start)({
      ...values,
      ...(quote.rateId !== undefined && { shippingRateId: quote.rateId }),
      ...(quote.codes.length > 0 && { codes: [...quote.codes] }),
      ...(quote.quote && { quotedTotal: quote.quote.total }),
    });
  const choices = (
    <>
      {terms?.needsAddress && <ShippingChoices quote={quote} />}
      {(terms?.hasCodes || quote.codes.length > 0) && <CodeField quote={quote} />}
      <RewardChoice reward={reward} isShippingPaid={isPaid} />
    </>
  );
  const props = { initial: form ?? toShippingFields(user), error, onSubmit: startAtPrice };
  if (terms?.needsAddress) {
    return (
      <PricedForm terms={terms} quote={quote} saved={user ? (book.data ?? []) : undefined} {...props}>
        {choices}
      </PricedForm>
    );
  }
  return <ShippingForm {...props}>{choices}</ShippingForm>;
}

/** Gives the heading the focus after a step or an error that took the pressed button away. */
function useFocusOnChange(stage: string, hasFailed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage && !hasFailed) return;
    shown.current = stage;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [stage, hasFailed]);
  return heading;
}

/** Fills the shipping form from the customer's account. */
function toShippingFields(user: User | null | undefined) {
  if (!user) return undefined;
  const { firstName, lastName, email, address, zipCode, city, country } = user;
  return {
    customerName: `${firstName} ${lastName}`,
    customerEmail: email,
    customerAddress: [address, zipCode && city ? `${zipCode} ${city}` : city, country].filter(Boolean).join(', '),
  };
}
