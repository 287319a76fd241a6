import { toAsciiEmail } from '@shopwright/contracts/email-address';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { PaymentElement } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../components/price';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Preparing } from './checkout-steps';
import type { Decline } from './decline';
import { payLabel } from './pay-label';
import { type PaymentProps, usePayment } from './use-payment';

export function StripePaymentForm({ form, intent, onRefused, onPaid, returnPath }: PaymentProps) {
  const { t, formatPrice } = useLanguage();
  const settings = useStoreSettings();
  const [element, setElement] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { pay, isPaying, decline, onEdit } = usePayment({ form, intent, onRefused, onPaid, returnPath });
  if (element === 'failed')
    return (
      <Notice tone="danger" isUrgent title={t('shared.toast.error')}>
        {t('checkout.init_failed')}
      </Notice>
    );
  return (
    <form onSubmit={pay}>
      {element === 'loading' && <Preparing />}
      <div className={element === 'loading' ? 'invisible h-0 overflow-hidden' : undefined}>
        <PaymentElement
          options={{
            defaultValues: { billingDetails: { name: form.customerName, email: toAsciiEmail(form.customerEmail) } },
          }}
          onChange={onEdit}
          onReady={() => setElement('ready')}
          onLoadError={() => setElement('failed')}
        />
      </div>
      {element === 'ready' && (
        <>
          <div className="my-6 flex items-baseline justify-between border-line border-t pt-5">
            <span className="font-medium">{t('shared.cart.total')}</span>
            <Price value={intent.total} isTotal className="font-semibold text-2xl" />
          </div>
          {decline && <DeclineNotice decline={decline} />}
          <Button type="submit" size="lg" className="w-full" isPending={isPaying}>
            <Lock size={16} aria-hidden />
            {t(payLabel(settings), { total: formatPrice(centsFromDecimal(intent.total)) })}
          </Button>
          <p className="mt-4 text-center text-muted text-xs">{t('shared.footer.ssl')}</p>
        </>
      )}
    </form>
  );
}

/** Stays until the customer corrects the details or tries again, and says what to do. */
function DeclineNotice({ decline: { reason, advice, isUncharged } }: { decline: Decline }) {
  const { t } = useLanguage();
  return (
    <Notice tone="danger" isUrgent takesFocus title={t(reason)} className="mb-4">
      <p className="mt-0.5">
        {t(advice)} {isUncharged && t('checkout.decline.not_charged')}
      </p>
    </Notice>
  );
}
