import type { Order, OrderStatus } from '@shopwright/contracts/http/orders';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';
import { Badge, type Tone } from '../ui/badge';
import { ProductImage } from './product-image';

interface OrderLine {
  id: number;
  name: string;
  image: string;
  quantity: number;
  /** Makes the name a link to the product. */
  productId?: number;
  /** Stands after the quantity. */
  note?: ReactNode;
  /** Stands at the end of the line. */
  totalCents?: number;
}

/** The lines of an order, or of a cart that becomes one. */
export function OrderLines({ lines, className }: { lines: OrderLine[]; className?: string }) {
  const { t, usd } = useLanguage();
  return (
    <ul className={clsx('divide-y divide-line', className)}>
      {lines.map(({ id, name, image, quantity, productId, note, totalCents }) => (
        <li key={id} className="flex items-center gap-4 py-3.5">
          <ProductImage src={image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1 text-sm">
            {productId === undefined ? (
              <bdi className="line-clamp-2 font-medium">{name}</bdi>
            ) : (
              <Link to={paths.product(productId)} className="line-clamp-2 font-medium hover:underline">
                <bdi>{name}</bdi>
              </Link>
            )}
            <p className="tabular text-muted">
              {t('quantity.short', { quantity })}
              {note && <> · {note}</>}
            </p>
          </div>
          {totalCents !== undefined && <bdi className="tabular font-medium text-sm">{usd(totalCents)}</bdi>}
        </li>
      ))}
    </ul>
  );
}

const statuses: Record<OrderStatus, { key: MessageKey; tone: Tone }> = {
  pending: { key: 'order.pending', tone: 'neutral' },
  confirmed: { key: 'order.confirmed', tone: 'success' },
  processing: { key: 'order.processing', tone: 'accent' },
  shipped: { key: 'order.shipped', tone: 'info' },
  delivered: { key: 'order.delivered', tone: 'primary' },
  cancelled: { key: 'order.cancelled', tone: 'danger' },
};

/** An order's status, and before it the state of its refund where there is one. An order that was not paid says so. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'refundState' | 'paymentFailedAt'> }) {
  const { t } = useLanguage();
  // A status of a later release has no message here yet: it is shown as it is, in gray.
  const status: (typeof statuses)[OrderStatus] | undefined = statuses[order.status];
  if (order.paymentFailedAt) return <Badge tone="danger">{t('order.payment_failed')}</Badge>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {order.refundState !== 'none' && (
        <Badge tone="info">{t(order.refundState === 'refunded' ? 'order.refunded' : 'order.refund_pending')}</Badge>
      )}
      <Badge tone={status?.tone}>{status ? t(status.key) : order.status}</Badge>
    </div>
  );
}
