import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { configQuery } from '../../lib/queries/paying';
import { useTheme } from '../../lib/theme';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Preparing } from './checkout-steps';
import { getStripeAppearance, stripeFor } from './stripe';
import { StripePaymentForm } from './stripe-payment-form';
import type { PaymentProps } from './use-payment';

export function PaymentStep({ intent, ...props }: PaymentProps) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const config = useQuery(configQuery);
  const stripe = useQuery({
    queryKey: ['stripe'],
    queryFn: () => (config.data ? stripeFor(config.data) : Promise.reject(new Error('no configuration'))),
    enabled: config.isSuccess,
    // Not data: an object with methods, which must stay the same one.
    structuralSharing: false,
  });
  if (config.isError || stripe.isError) {
    return (
      <Notice tone="danger" isUrgent title={t('shared.toast.error')}>
        <p>{t('checkout.init_failed')}</p>
        <Button className="mt-3" onClick={() => (config.isError ? config.refetch() : stripe.refetch())}>
          {t('shared.error.retry')}
        </Button>
      </Notice>
    );
  }
  if (!stripe.data) return <Preparing />;
  return (
    <Elements
      key={intent.clientSecret}
      stripe={stripe.data}
      options={{ clientSecret: intent.clientSecret, appearance: getStripeAppearance(theme), locale: language }}
    >
      <StripePaymentForm intent={intent} {...props} />
    </Elements>
  );
}
