import { trackOrderByLink } from '@shopwright/contracts/http/order-tracking';
import type { TrackedOrder } from '@shopwright/contracts/http/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InfoLayout, NextStep } from '../features/info/info-layout';
import { TrackingForm } from '../features/tracking/tracking-form';
import { Withdrawal } from '../features/tracking/withdrawal';
import { useLanguage } from '../i18n/language-provider';
import { call } from '../lib/api-client';
import { paths } from '../lib/paths';
import { Skeleton } from '../ui/skeleton';

interface Found {
  order: TrackedOrder;
  proof: { email: string } | { token: string };
}

/** Withdrawing from an order in two steps, without an account: name the order, confirm. */
export function WithdrawPage() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [found, setFound] = useState<Found>();
  const token = params.get('token') ?? '';
  const orderNumber = (params.get('order') ?? '').slice(0, 11);
  const linked = useQuery({
    queryKey: ['withdrawn-order', orderNumber, token],
    queryFn: () => call(trackOrderByLink, { body: { orderNumber, token } }),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  });
  const current = linked.data ? { order: linked.data, proof: { token } } : found;
  const goBack = () => {
    setFound(undefined);
    setParams({}, { replace: true });
  };
  return (
    <InfoLayout titleKey="purchase.withdraw" leadKey="withdraw.lead">
      {current ? (
        <Withdrawal order={current.order} proof={current.proof} onBack={goBack} />
      ) : linked.isLoading ? (
        <Skeleton className="h-72 rounded-card" />
      ) : (
        <section>
          <h2 className="mb-4 font-semibold text-xl">{t('withdraw.step_1')}</h2>
          <TrackingForm
            orderNumber={orderNumber}
            submitLabel={t('withdraw.continue')}
            onFound={(order, email) => setFound({ order, proof: { email } })}
          />
        </section>
      )}
      <NextStep titleKey="contact.order" textKey="contact.reply_text" to={paths.contact} labelKey="nav.contact" />
    </InfoLayout>
  );
}
