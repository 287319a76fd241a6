import type { Order, OrderStatus } from '@shopwright/contracts/http/orders';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { Badge, type Tone } from '../ui/badge';

const statuses: Record<OrderStatus, { key: MessageKey; tone: Tone }> = {
  pending: { key: 'shared.order.pending', tone: 'neutral' },
  confirmed: { key: 'shared.order.confirmed', tone: 'success' },
  processing: { key: 'shared.order.processing', tone: 'accent' },
  shipped: { key: 'shared.order.shipped', tone: 'info' },
  delivered: { key: 'shared.order.delivered', tone: 'primary' },
  cancelled: { key: 'shared.order.cancelled', tone: 'danger' },
};

/** An order's status, and before it the state of its refund where there is one. An order that was not paid says so. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'refundState' | 'paymentFailedAt'> }) {
  const { t } = useLanguage();
  // A status of a later release has no message here yet: it is shown as it is, in gray.
  const status: (typeof statuses)[OrderStatus] | undefined = statuses[order.status];
  if (order.paymentFailedAt) return <Badge tone="danger">{t('shared.order.payment_failed')}</Badge>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {order.refundState !== 'none' && (
        <Badge tone="info">
          {t(order.refundState === 'refunded' ? 'shared.order.refunded' : 'shared.order.refund_pending')}
        </Badge>
      )}
      <Badge tone={status?.tone}>{status ? t(status.key) : order.status}</Badge>
    </div>
  );
}
