import type { DeskOrder } from '@shopwright/contracts/http/order-desk';

import { Link } from 'react-router-dom';
import { type LanguageContext, type Translate, useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';
import type { TableSelection } from '../../ui/table-selection';
import { OpenDisputes } from './open-disputes';
import { OpenReturns } from './open-returns';
import { FulfillmentBadge, MessageBadge, PaymentBadge } from './order-badges';

interface OrdersTableProps {
  orders: DeskOrder[];
  selection: Pick<TableSelection<DeskOrder>, 'isSelected' | 'toggle'>;
  isBusy: boolean;
}

/** On a phone each row is a card: its other columns stand below the number. */
export function OrdersTable({ orders, selection, isBusy }: OrdersTableProps) {
  const { t, formatPrice, language } = useLanguage();
  return (
    <Card aria-busy={isBusy}>
      <h2 className="sr-only">{t('shared.staff.orders')}</h2>
      <Table
        columns={orderColumns(t, formatPrice, language).filter(
          ({ id }) =>
            (id !== 'returns' || orders.some(({ openReturns }) => openReturns)) &&
            (id !== 'disputes' || orders.some(({ openDisputes }) => openDisputes)),
        )}
        rows={orders}
        rowKey={({ id }) => id}
        isDense
        selection={{
          ...selection,
          selectAllLabel: t('shared.table.select_all'),
          selectLabel: ({ id }) => t('shared.table.select', { name: t('orders.number', { id }) }),
        }}
      />
    </Card>
  );
}

const wide = 'hidden md:table-cell';
const moment = ({ placedAt, createdAt }: DeskOrder) => placedAt ?? createdAt;

const countUnits = ({ items }: DeskOrder) => items.reduce((sum, { quantity }) => sum + quantity, 0);

function orderColumns(
  t: Translate,
  formatPrice: LanguageContext['formatPrice'],
  language: string,
): Column<DeskOrder>[] {
  return [
    { id: 'order', head: t('orders.order'), cell: (order) => <OrderHeading order={order} /> },
    {
      id: 'date',
      head: t('orders.date'),
      cell: (order) => <time dateTime={moment(order)}>{momentText(moment(order), language)}</time>,
      className: 'hidden lg:table-cell',
      cellClass: 'text-muted whitespace-nowrap',
    },
    {
      id: 'customer',
      head: t('orders.customer'),
      cell: ({ customerName }) => (
        <span className="wrap-anywhere line-clamp-2 min-w-32">
          <bdi>{customerName}</bdi>
        </span>
      ),
      className: wide,
    },
    {
      id: 'returns',
      head: t('orders.view_returns'),
      cell: ({ openReturns = [] }) => <OpenReturns returns={openReturns} />,
      className: wide,
    },
    {
      id: 'disputes',
      head: t('orders.disputed'),
      cell: ({ openDisputes = [] }) => <OpenDisputes disputes={openDisputes} />,
      className: wide,
    },
    { id: 'payment', head: t('orders.payment'), cell: (order) => <PaymentBadge order={order} />, className: wide },
    {
      id: 'fulfillment',
      head: t('orders.fulfillment'),
      cell: (order) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <FulfillmentBadge order={order} />
          <MessageBadge order={order} />
        </span>
      ),
      className: wide,
    },
    {
      id: 'items',
      head: t('orders.items_head'),
      cell: (order) => countUnits(order).toLocaleString(language),
      isNumeric: true,
      className: 'hidden lg:table-cell',
    },
    {
      id: 'total',
      head: t('orders.total'),
      cell: (order) => <bdi className="font-medium">{formatPrice(order.total)}</bdi>,
      isNumeric: true,
      className: wide,
    },
  ];
}

function OrderHeading({ order }: { order: DeskOrder }) {
  const { t, formatPrice, language } = useLanguage();
  return (
    <>
      <Link
        to={paths.order(order.id)}
        data-row={order.id}
        aria-label={t('orders.number', { id: order.id })}
        className="tabular inline-flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center font-semibold hover:underline"
      >
        #{order.id}
      </Link>
      <span className="grid gap-1.5 pb-1.5 font-normal md:hidden">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="wrap-anywhere min-w-0">{order.customerName}</bdi>
          <bdi className="tabular shrink-0 font-medium">{formatPrice(order.total)}</bdi>
        </span>
        <span className="text-muted text-xs">
          <bdi>{momentText(moment(order), language)}</bdi> · {t('orders.items', { count: countUnits(order) })}
        </span>
        {order.openReturns && <OpenReturns returns={order.openReturns} />}
        {order.openDisputes && <OpenDisputes disputes={order.openDisputes} />}
        <span className="flex flex-wrap gap-1.5">
          <PaymentBadge order={order} />
          <FulfillmentBadge order={order} />
          <MessageBadge order={order} />
        </span>
      </span>
    </>
  );
}
