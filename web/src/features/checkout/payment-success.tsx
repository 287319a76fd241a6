import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { rewardsQuery } from '../../lib/queries/paying';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { placedOrderKey } from './api';
import { CreateAccountOffer, PlacedOrderDetails } from './placed-order-details';
import { type PaidOrder, readPaidOrder, recordPaidOrder } from './record-order';

interface PaymentSuccessProps {
  paymentIntentId: string | undefined;
  /** The details that the server gets of a payment that was made on this page. */
  paid?: PaidOrder;
  /** The order, where the page knows it already. */
  placed?: PlacedOrder;
}

/** After a round of calls without an order, and so often at most: the address may be that of no order. */
const askAgainMs = 10_000;
const askedMax = 20;

/** Shown for a payment that succeeded, even while the order is still being recorded. */
export function PaymentSuccess({ paymentIntentId, paid, placed }: PaymentSuccessProps) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Points and rewards follow a moment after the order, so they are read again when the customer leaves this page.
  useEffect(() => refreshAccount, []);
  const { data: order, isPending } = useQuery({
    queryKey: placedOrderKey(paymentIntentId),
    queryFn: async () => {
      const response = await (paid ? recordPaidOrder(paid) : readPaidOrder(paymentIntentId ?? ''));
      refreshAccount();
      return response ?? null;
    },
    enabled: paymentIntentId !== undefined,
    initialData: placed,
    // A store that is away longer than the calls wait shows the order once it is back.
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < askedMax ? askAgainMs : false),
  });
  const isGuest = user === null && order?.trackingToken != null;
  const isFree = paymentIntentId === undefined && order != null;
  const isShown = order && order.status !== 'cancelled';
  return (
    <div className="page grid place-items-center py-10 sm:py-16">
      <Card className="w-full max-w-xl p-6 text-center shadow-card sm:p-10">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success-ink">
          <CircleCheckBig size={32} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1} className="mt-6 font-bold text-2xl outline-none sm:text-3xl">
          {t(isFree ? 'checkout.placed' : 'checkout.paid')}
        </h1>
        {!isFree && <p className="mt-3 text-muted">{t('checkout.paid_text')}</p>}
        <div role="status" className="mt-3 min-h-6 text-muted text-sm">
          {(paymentIntentId || isFree) && <RecordState isPending={isPending} order={order} />}
        </div>
        {isShown && <PlacedOrderDetails order={order} />}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {isGuest && (
            <Link to={paths.trackedOrder(order.id, order.trackingToken ?? '')} className={buttonClass()}>
              {t('checkout.track')}
            </Link>
          )}
          <Link to={paths.home} className={buttonClass({ variant: isGuest ? 'secondary' : 'primary' })}>
            {t('shared.cart.continue')}
          </Link>
          <Link to={paths.account} state={{ tab: 'orders' }} className={buttonClass({ variant: 'secondary' })}>
            {t('checkout.history')}
          </Link>
        </div>
        {isGuest && <CreateAccountOffer order={order} />}
      </Card>
    </div>
  );
}

/** Reads again what the order changes of an account. A guest has none, and the answer would be an error. */
function refreshAccount(): void {
  if (queryClient.getQueryData(meQuery.queryKey) === null) return;
  for (const { queryKey } of [{ queryKey: ['orders'] }, rewardsQuery, meQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function RecordState({ isPending, order }: { isPending: boolean; order: PlacedOrder | null | undefined }) {
  const { t } = useLanguage();
  // An order is usually there immediately: the text would be gone before it is read.
  if (isPending) return <span className="animate-fade-in-late">{t('checkout.finishing')}</span>;
  if (!order) return t('checkout.finishing');
  if (order.status === 'cancelled') return t('checkout.refunded');
  return (
    <>
      {t('checkout.placed')}{' '}
      <span className="block font-medium text-ink">{t('shared.orders.number', { id: order.id })}</span>
    </>
  );
}
