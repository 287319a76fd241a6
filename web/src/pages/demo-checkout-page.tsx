import { checkoutTotals } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { cartTotalCents, useCart } from '../features/cart/store';
import { EmptyCart } from '../features/checkout/empty-cart';
import { OrderSummary } from '../features/checkout/order-summary';
import { blankDemoForm, demoForm } from '../features/demo-checkout/demo-form';
import { useLanguage } from '../i18n/language-provider';
import { dollars } from '../lib/format';
import { paths } from '../lib/paths';
import { configQuery } from '../lib/queries/config';
import { useTitle } from '../lib/use-title';
import { useZodForm } from '../lib/use-zod-form';
import { Button, buttonClass } from '../ui/button';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { TextArea, TextField } from '../ui/field';
import { Notice } from '../ui/notice';

const processingMs = 2000;

export function DemoCheckoutPage() {
  const { t } = useLanguage();
  useTitle(t('checkout.title'));
  const { data: config } = useQuery(configQuery);
  const { items, clearCart } = useCart();
  const totals = checkoutTotals(useCart(cartTotalCents));
  const [stage, setStage] = useState<'form' | 'processing' | 'confirmed'>('form');
  const form = useZodForm(demoForm, blankDemoForm);
  if (config?.demoCheckout === false) return <Navigate to={paths.checkout} replace />;
  if (stage === 'confirmed') {
    return (
      <EmptyState level={1} icon={<CircleCheckBig aria-hidden />} title={t('demo.confirmed')} text={t('demo.notice')}>
        <Link to={paths.home} className={buttonClass()}>
          {t('cart.continue')}
        </Link>
      </EmptyState>
    );
  }
  if (items.length === 0) return <EmptyCart />;
  const submit = form.handleSubmit(() => {
    setStage('processing');
    setTimeout(() => {
      setStage('confirmed');
      clearCart();
    }, processingMs);
  });
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-5 font-bold text-2xl sm:text-3xl">{t('checkout.title')}</h1>
      <Notice tone="warning" className="mb-6">
        {t('demo.notice')}
      </Notice>
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-6 sm:p-8">
          <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-5 sm:grid-cols-2">
            <h2 className="font-semibold text-lg sm:col-span-2">{t('checkout.step_shipping')}</h2>
            <TextField label={t('field.full_name')} className="sm:col-span-2" {...form.field('customerName')} />
            <TextField
              label={t('field.email')}
              type="email"
              className="sm:col-span-2"
              {...form.field('customerEmail')}
            />
            <TextArea label={t('field.address')} className="sm:col-span-2" {...form.field('customerAddress')} />
            <h2 className="mt-3 font-semibold text-lg sm:col-span-2">{t('checkout.step_payment')}</h2>
            <TextField label={t('demo.cardholder')} className="sm:col-span-2" {...form.field('cardholderName')} />
            <TextField
              label={t('demo.card_number')}
              inputMode="numeric"
              className="sm:col-span-2"
              {...form.field('cardNumber')}
            />
            <TextField label={t('demo.expiry')} {...form.field('expiryDate')} />
            <TextField label={t('demo.cvv')} inputMode="numeric" maxLength={4} {...form.field('cvv')} />
            <Button type="submit" size="lg" className="sm:col-span-2" isPending={stage === 'processing'}>
              {t('demo.complete', { total: dollars(totals.totalCents) })}
            </Button>
          </form>
        </Card>
        <OrderSummary
          totalCents={totals.totalCents}
          rows={[
            { label: t('demo.subtotal'), text: dollars(totals.subtotalCents) },
            {
              label: t('demo.shipping'),
              text: totals.shippingCents === 0 ? t('demo.free') : dollars(totals.shippingCents),
            },
            { label: t('demo.tax'), text: dollars(totals.taxCents) },
          ]}
        />
      </div>
    </div>
  );
}
