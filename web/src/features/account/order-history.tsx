import type { Order, OrderStatus } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { dateText, dollars } from '../../lib/format';
import { illustrations } from '../../lib/illustrations';
import { paths } from '../../lib/paths';
import { Badge, type Tone } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { myOrdersQuery } from './api';

const statuses: Record<OrderStatus, { key: MessageKey; tone: Tone }> = {
  pending: { key: 'order.pending', tone: 'neutral' },
  confirmed: { key: 'order.confirmed', tone: 'success' },
  processing: { key: 'order.processing', tone: 'accent' },
  shipped: { key: 'order.shipped', tone: 'info' },
  delivered: { key: 'order.delivered', tone: 'primary' },
  cancelled: { key: 'order.cancelled', tone: 'danger' },
};

export function OrderHistory() {
  const { t } = useLanguage();
  const orders = useInfiniteQuery(myOrdersQuery);
  if (orders.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (!orders.data) return <QueryError title={t('orders.failed')} query={orders} />;
  if (orders.data.length === 0) {
    return (
      <EmptyState illustration={illustrations.noOrders} title={t('orders.none')} text={t('orders.none_text')}>
        <Link to={paths.streaming} className={buttonClass()}>
          {t('orders.browse')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{t('orders.title')}</h2>
        <Button variant="ghost" size="sm" onClick={() => orders.refetch()} isPending={orders.isRefetching}>
          {t('list.refresh')}
        </Button>
      </div>
      <ul className="grid gap-4">
        {orders.data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <div className="mt-6 text-center">
          <Button variant="secondary" onClick={() => orders.fetchNextPage()} isPending={orders.isFetchingNextPage}>
            {t('orders.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function OrderCard({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  // A status of a later release has no words here yet: it shows as it is, in gray.
  const status: (typeof statuses)[OrderStatus] | undefined = statuses[order.status];
  const discountCents = centsFromDecimal(order.discount);
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-sunken/60 px-5 py-4">
        <div>
          <h3 className="font-semibold">{t('orders.number', { id: order.id })}</h3>
          <p className="text-muted text-sm">{dateText(order.createdAt, language)}</p>
        </div>
        <div className="flex items-center gap-2">
          {order.refundState !== 'none' && (
            <Badge tone="info">{t(order.refundState === 'refunded' ? 'order.refunded' : 'order.refund_pending')}</Badge>
          )}
          <Badge tone={status?.tone}>{status ? t(status.key) : order.status}</Badge>
        </div>
      </div>
      <ul className="divide-y divide-line px-5">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-3.5">
            <ProductImage src={item.image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
            <div className="min-w-0 flex-1">
              <Link to={paths.product(item.productId)} className="line-clamp-1 font-medium text-sm hover:underline">
                <bdi>{item.name}</bdi>
              </Link>
              <p className="tabular text-muted text-sm">
                {t('quantity.short', { quantity: item.quantity })} · <bdi>{dollars(centsFromDecimal(item.price))}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4">
        <p className="wrap-anywhere max-w-md whitespace-pre-line text-muted text-sm">
          <bdi>{order.customerAddress}</bdi>
        </p>
        <div className="ms-auto text-end">
          {discountCents > 0 && (
            <p className="tabular text-muted text-sm">
              {t('orders.discount')} <bdi>{dollars(-discountCents)}</bdi>
            </p>
          )}
          <p className="tabular font-semibold">
            {t('cart.total')} <bdi>{dollars(centsFromDecimal(order.total))}</bdi>
          </p>
        </div>
      </div>
    </Card>
  );
}
