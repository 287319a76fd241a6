import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer, ScanSearch, ShoppingBag } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { ShipmentList } from '../components/shipment-list';
import { useTitle } from '../components/use-head';
import { HistoryCard } from '../features/audit/history-card';
import { orderQuery } from '../features/orders/api';
import { OfflinePayment } from '../features/orders/offline-payment';
import { OrderActions } from '../features/orders/order-actions';
import { OrderAdditions } from '../features/orders/order-additions';
import { FulfillmentBadge, PaymentBadge } from '../features/orders/order-badges';
import { OrderCustomer } from '../features/orders/order-customer';
import { OrderDocuments } from '../features/orders/order-documents';
import { OrderLinesCard } from '../features/orders/order-lines-card';
import { OrderMessages } from '../features/orders/order-messages';
import { OrderNotes } from '../features/orders/order-notes';
import { OrderNotices } from '../features/orders/order-notices';
import { OrderRefunds } from '../features/orders/order-refunds';
import { OrderReturns } from '../features/orders/order-returns';
import { OrderTimeline } from '../features/orders/order-timeline';
import { OrderPurchases } from '../features/orders/purchases/order-purchases';
import { EditTracking } from '../features/orders/tracking-dialog';
import { UndoBar } from '../features/orders/undo-bar';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { momentText } from '../lib/format';
import { paths } from '../lib/paths';
import { ButtonLink, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function OrderPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  useTitle(t('orders.number', { id }));
  const order = useQuery(orderQuery(id));
  return (
    <div className="page py-6 sm:py-8">
      <Link to={paths.orders} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('shared.staff.orders')}
      </Link>
      {order.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(order.error) ? (
        <EmptyState
          level={1}
          icon={<ShoppingBag aria-hidden />}
          title={t('shared.unknown')}
          text={t('shared.unknown_text')}
        />
      ) : !order.data ? (
        <QueryError title={t('orders.failed')} query={order} level={1} />
      ) : (
        <Order order={order.data} />
      )}
    </div>
  );
}

function Order({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  return (
    <>
      <OrderHeader order={order} />
      <UndoBar order={order} />
      <OrderNotices order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <OrderLinesCard order={order} />
          <OrderAdditions order={order} />
          <ShipmentList
            shipments={order.shipments}
            lines={order.items}
            texts={{
              title: t('orders.shipments'),
              track: t('orders.track'),
              withoutTracking: t('orders.no_tracking'),
            }}
            toWhen={(at) => momentText(at, language)}
            actionOf={(id) =>
              order.shipments
                .filter((shipment) => shipment.id === id)
                .map((shipment) => <EditTracking key={id} order={order} shipment={shipment} />)
            }
          />
          <OrderPurchases order={order} />
          <OrderReturns order={order} />
          <OrderRefunds order={order} />
          <OrderDocuments order={order} />
        </div>
        {/* On phones above the timeline. */}
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderCustomer order={order} />
          <OfflinePayment order={order} />
          <OrderMessages order={order} />
          <OrderNotes order={order} />
          <HistoryCard target="order" id={order.id} />
        </div>
        <OrderTimeline order={order} />
      </div>
    </>
  );
}

function OrderHeader({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  const placed = order.placedAt ?? order.createdAt;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="font-bold text-2xl">{t('orders.number', { id: order.id })}</h1>
          <PaymentBadge order={order} />
          <FulfillmentBadge order={order} />
        </div>
        <p className="mt-1 text-muted">
          <time dateTime={placed}>{momentText(placed, language)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <OrderActions order={order} />
        <a
          href={paths.orderPrint('slips', [order.id])}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Printer size={16} aria-hidden />
          {t('orders.print_slips', { count: 1 })}
        </a>
        <ButtonLink to={paths.orderXRay(order.id)} variant="secondary">
          <ScanSearch size={16} aria-hidden />
          {t('x_ray.open')}
        </ButtonLink>
      </div>
    </header>
  );
}
