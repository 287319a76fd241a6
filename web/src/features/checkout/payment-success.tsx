import { type Order, recordOrder, type ShippingForm } from '@shopwright/contracts/http/orders';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { meQuery, rewardsQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** Shown for a payment that succeeded, even while the order is still being recorded. */
export function PaymentSuccess({ order }: { order?: PaidOrder }) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Points and rewards follow a moment after the order, so they are read again when the customer leaves this page.
  useEffect(() => refreshAccount, []);
  const recorded = useQuery({
    queryKey: ['recorded-order', order?.paymentIntentId],
    queryFn: async () => {
      const reply = order ? await recordPaidOrder(order) : undefined;
      refreshAccount();
      return reply ?? null;
    },
    enabled: order !== undefined,
  });
  return (
    <div className="page grid place-items-center py-14 sm:py-20">
      <Card className="w-full max-w-lg p-8 text-center shadow-card sm:p-12">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success-ink">
          <CircleCheckBig size={32} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1} className="mt-6 font-bold text-2xl outline-none sm:text-3xl">
          {t('checkout.paid')}
        </h1>
        <p className="mt-3 text-muted">{t('checkout.paid_text')}</p>
        <div role="status" className="mt-3 min-h-6 text-muted text-sm">
          {order && <RecordState isPending={recorded.isPending} order={recorded.data} />}
        </div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={paths.home} className={buttonClass()}>
            {t('cart.continue')}
          </Link>
          <Link to={paths.account} state={{ tab: 'orders' }} className={buttonClass({ variant: 'secondary' })}>
            {t('checkout.history')}
          </Link>
        </div>
      </Card>
    </div>
  );
}

function refreshAccount(): void {
  for (const { queryKey } of [{ queryKey: ['orders'] }, rewardsQuery, meQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function RecordState({ isPending, order }: { isPending: boolean; order: Order | null | undefined }) {
  const { t } = useLanguage();
  if (isPending || !order) return t('checkout.finishing');
  if (order.status === 'cancelled') return t('checkout.refunded');
  return (
    <>
      {t('checkout.placed')} <span className="block font-medium text-ink">{t('orders.number', { id: order.id })}</span>
    </>
  );
}

export interface PaidOrder extends ShippingForm {
  total: string;
  paymentIntentId: string;
}

const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tells the server of a payment that succeeded, a few times where it is slow. It hears of it from Stripe anyway,
 * so that giving up is no failure: undefined then, and the order follows by itself.
 */
export async function recordPaidOrder(paid: PaidOrder, pause = sleep): Promise<Order | undefined> {
  for (const ms of pausesMs) {
    await pause(ms);
    try {
      const order = await call(recordOrder, { body: paid });
      if (order.status !== 'pending') return order;
    } catch {
      // The next round asks again.
    }
  }
  return undefined;
}
