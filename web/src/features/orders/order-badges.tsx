import type { DeskOrder, OrderDetail, PaymentState } from '@shopwright/contracts/http/order-desk';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Inbox,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  ReceiptText,
  Truck,
  Undo2,
} from 'lucide-react';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { relativeDay } from '../../lib/relative-day';
import { Badge, type Tone } from '../../ui/badge';

interface Look {
  key: MessageKey;
  tone: Tone;
  icon: LucideIcon;
}

const payments: Record<PaymentState, Look> = {
  unpaid: { key: 'orders.payment_unpaid', tone: 'neutral', icon: CircleDashed },
  invoiced: { key: 'orders.payment_invoiced', tone: 'accent', icon: ReceiptText },
  processing: { key: 'orders.payment_processing', tone: 'info', icon: Clock },
  paid: { key: 'orders.payment_paid', tone: 'success', icon: CircleCheck },
  partially_refunded: { key: 'orders.payment_partially_refunded', tone: 'info', icon: Undo2 },
  refunded: { key: 'orders.payment_refunded', tone: 'neutral', icon: Undo2 },
  disputed: { key: 'orders.payment_disputed', tone: 'danger', icon: CircleAlert },
  needs_review: { key: 'orders.payment_needs_review', tone: 'danger', icon: CircleAlert },
};

const statuses: Record<DeskOrder['status'], Look> = {
  pending: { key: 'shared.order.pending', tone: 'neutral', icon: CircleDashed },
  confirmed: { key: 'shared.order.confirmed', tone: 'accent', icon: Clock },
  processing: { key: 'shared.order.processing', tone: 'accent', icon: PackageOpen },
  shipped: { key: 'shared.order.shipped', tone: 'info', icon: Truck },
  delivered: { key: 'shared.order.delivered', tone: 'success', icon: PackageCheck },
  cancelled: { key: 'shared.order.cancelled', tone: 'neutral', icon: CircleX },
};

const partlyShipped: Look = { key: 'orders.shipment_partial', tone: 'accent', icon: Truck };
const failedRefund: Look = { key: 'orders.refund_state_failed', tone: 'danger', icon: CircleAlert };

const unanswered: Look = { key: 'orders.has_message', tone: 'danger', icon: Inbox };

const refunds: Record<OrderDetail['refunds'][number]['state'], Look> = {
  pending: { key: 'orders.refund_state_pending', tone: 'info', icon: Clock },
  succeeded: { key: 'orders.refund_state_succeeded', tone: 'success', icon: CircleCheck },
  failed: failedRefund,
};

/** Text and a symbol: no state is told by its color alone. */
function StateBadge({ look: { key, tone, icon: Icon } }: { look: Look }) {
  const { t } = useLanguage();
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden className="shrink-0" />
      {t(key)}
    </Badge>
  );
}

type Paid = Pick<DeskOrder, 'paymentState' | 'hasFailedRefund' | 'disputeDueBy'>;

export function PaymentBadge({ order }: { order: Paid }) {
  const { t, language } = useLanguage();
  const { paymentState, hasFailedRefund, disputeDueBy } = order;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StateBadge look={payments[paymentState]} />
      {hasFailedRefund && <StateBadge look={failedRefund} />}
      {disputeDueBy !== null && (
        <span className="text-danger text-xs">
          {t('orders.dispute_due', {
            date: dateText(disputeDueBy, language),
            when: relativeDay(disputeDueBy, language),
          })}
        </span>
      )}
    </span>
  );
}

/** The customer wrote and has no answer yet. */
export function MessageBadge({ order }: { order: Pick<DeskOrder, 'hasOpenMessage'> }) {
  return order.hasOpenMessage ? <StateBadge look={unanswered} /> : null;
}

export function FulfillmentBadge({ order }: { order: Pick<DeskOrder, 'status' | 'shipmentState'> }) {
  const isPartial = order.status === 'processing' && order.shipmentState === 'partial';
  return <StateBadge look={isPartial ? partlyShipped : statuses[order.status]} />;
}

export const RefundBadge = ({ state }: { state: keyof typeof refunds }) => <StateBadge look={refunds[state]} />;
