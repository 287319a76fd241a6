import { translateCountry } from '@shopwright/contracts/country-names';
import type { MyOrder } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderLines } from '../../components/order-lines';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useTotalRows } from '../../components/total-rows';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { hasPage, useStoreSettings } from '../../lib/queries/store-settings';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { myOrdersQuery } from './api';

export function OrderHistory() {
  const { t } = useLanguage();
  const settings = useStoreSettings();
  const orders = useInfiniteQuery(myOrdersQuery);
  if (orders.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (!orders.data) return <QueryError title={t('account.orders.failed')} query={orders} />;
  if (orders.data.length === 0) {
    return (
      <EmptyState illustration="no-orders" title={t('account.orders.none')} text={t('account.orders.none_text')}>
        {hasPage(settings) ? (
          <ButtonLink to={paths.streaming}>{t('account.orders.browse')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.products}>{t('shared.cart.continue')}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{t('account.orders.title')}</h2>
        <Button variant="ghost" size="sm" onClick={() => orders.refetch()} isPending={orders.isRefetching}>
          {t('shared.list.refresh')}
        </Button>
      </div>
      <ul className="grid gap-4">
        {orders.data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <ShowMore query={orders} label={t('account.orders.more')} className="mt-6 text-center" />
    </div>
  );
}

function OrderCard({ order }: { order: MyOrder }) {
  const { t, language, formatPrice } = useLanguage();
  const toRows = useTotalRows();
  const refundedCents = centsFromDecimal(order.refundedTotal ?? '0');
  const discountCents = centsFromDecimal(order.discount);
  const reward = { label: t('account.orders.discount'), text: formatPrice(-discountCents) };
  const rows = order.totals ? toRows(order.totals) : discountCents > 0 ? [reward] : [];
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-sunken/60 px-5 py-4">
        <div>
          <h3 className="font-semibold">{t('shared.orders.number', { id: order.id })}</h3>
          <p className="text-muted text-sm">{dateText(order.placedAt ?? order.createdAt, language)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RefundBadge order={order} />
          <OrderStatusBadge order={order} />
          <Link
            to={paths.customerOrder(order.id)}
            aria-label={t('account.purchase.view_named', { id: order.id })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('account.purchase.view')}
          </Link>
        </div>
      </div>
      <OrderLines
        lines={order.items.map((item) => ({ ...item, note: <bdi>{formatPrice(centsFromDecimal(item.price))}</bdi> }))}
        className="px-5"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4">
        <p className="wrap-anywhere max-w-md whitespace-pre-line text-muted text-sm">
          <bdi>{translateCountry(order.customerAddress, language)}</bdi>
        </p>
        <div className="ms-auto text-end">
          {rows.map(({ label, text }) => (
            <p key={label} className="tabular text-muted text-sm">
              <bdi>{label}</bdi> <bdi>{text}</bdi>
            </p>
          ))}
          <p className="tabular font-semibold">
            {t('shared.cart.total')} <bdi>{formatPrice(centsFromDecimal(order.total))}</bdi>
          </p>
          {refundedCents > 0 && (
            <p className="tabular text-sm">
              {t('shared.order.refunded_total')} <bdi>{formatPrice(refundedCents)}</bdi>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The refund of a cancelled order is part of its status. */
function RefundBadge({ order: { refundState, refundedTotal = '0', total } }: { order: MyOrder }) {
  const { t } = useLanguage();
  const refundedCents = centsFromDecimal(refundedTotal);
  if (refundState !== 'none' || refundedCents === 0) return null;
  const isInFull = refundedCents >= centsFromDecimal(total);
  return <Badge tone="info">{t(isInFull ? 'shared.order.refunded' : 'account.orders.partly_refunded')}</Badge>;
}
