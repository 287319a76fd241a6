import type { TrackedOrder as Order, OrderStatus } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { OrderLines } from '../../components/order-lines';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { useTotalRows } from '../../components/total-rows';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';

interface TrackedOrderProps {
  order: Order;
  /** True if the order's number is a heading here. A page of the order has it as its title. */
  isTitled?: boolean;
}

export function TrackedOrder({ order, isTitled = true }: TrackedOrderProps) {
  const { t, language } = useLanguage();
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-sunken/60 px-5 py-4 sm:px-6">
        <div>
          {isTitled && <h2 className="font-semibold text-lg">{t('shared.orders.number', { id: order.id })}</h2>}
          <p className="text-muted text-sm">
            {t('tracking.placed', { date: dateText(order.placedAt ?? order.createdAt, language) })}
          </p>
        </div>
        <OrderStatusBadge order={order} />
      </div>
      <div className="px-5 py-6 sm:px-6">
        <p role="status" className="font-medium">
          {order.paymentFailedAt
            ? t('tracking.purchase.payment_failed_text')
            : order.status === 'cancelled' && order.isUnpaid
              ? t('tracking.cancelled_unpaid_text')
              : t(`tracking.${order.status}_text`)}
        </p>
        {order.status !== 'cancelled' && !order.paymentFailedAt && <Progress order={order} />}
      </div>
      <Lines order={order} />
    </Card>
  );
}

function Progress({ order }: { order: Order }) {
  const { t } = useLanguage();
  return (
    <ol aria-label={t('tracking.steps')} className="mt-5 grid sm:grid-cols-4 sm:gap-3">
      {getProgress(order.status).map(({ status, state }) => (
        <li
          key={status}
          aria-current={state === 'current' ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2.5 text-sm max-sm:min-h-11 max-sm:border-s-3 max-sm:ps-4 sm:border-t-3 sm:pt-3',
            state === 'ahead' ? 'border-line text-muted' : 'border-primary font-medium',
          )}
        >
          {state === 'done' && <Check size={16} role="img" aria-label={t('tracking.done')} className="text-primary" />}
          {t(`shared.order.${status}`)}
        </li>
      ))}
    </ol>
  );
}

function Lines({ order }: { order: Order }) {
  const { t, formatPrice } = useLanguage();
  const toRows = useTotalRows();
  const discountCents = centsFromDecimal(order.discount);
  const reward = { label: t('tracking.discount'), text: formatPrice(-discountCents) };
  const rows = order.totals ? toRows(order.totals) : discountCents > 0 ? [reward] : [];
  return (
    <>
      <OrderLines
        lines={order.items.map((item) => ({ ...item, totalCents: centsFromDecimal(item.price) * item.quantity }))}
        className="border-line border-t px-5 sm:px-6"
      />
      <dl className="grid gap-1.5 border-line border-t px-5 py-4 sm:px-6">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-6 text-muted text-sm">
            <dt dir="auto">{label}</dt>
            <dd className="tabular">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 font-semibold">
          <dt>{t('shared.cart.total')}</dt>
          <dd className="tabular">
            <bdi>{formatPrice(centsFromDecimal(order.total))}</bdi>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The way of every order that is not cancelled. */
export const way: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

export interface Step {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

/** Returns the steps of an order. All are done for a delivered one and ahead for a pending one. */
export function getProgress(status: OrderStatus): Step[] {
  const reached = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    state: index < reached || status === 'delivered' ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
