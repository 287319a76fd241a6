import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { useMay } from '../../lib/use-may';
import { useRequestKey } from '../../lib/use-request-key';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { refundPayment } from './api';
import { RefundBadge } from './order-badges';
import { findFailedRefund, refundOutcome } from './refund-outcome';
import { useOrderAction } from './use-order-action';

type Refund = OrderDetail['refunds'][number];

/** Every attempt to refund with what Stripe says of it. The one that failed can be repeated. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const { t, formatPrice, language } = useLanguage();
  const may = useMay();
  const requestKey = useRequestKey();
  const { mutation } = useOrderAction(
    order,
    {
      send: (refund: Refund) => {
        const requestId = requestKey(refund.id);
        return refundPayment(order, {
          ...repeat(refund),
          reason: refund.reason || t('orders.refund_repeated'),
          requestId,
        });
      },
      done: (changed) => refundOutcome(changed, t, formatPrice),
    },
    false,
  );
  if (order.refunds.length === 0) return null;
  const toRepeat = findFailedRefund(order);
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('orders.refunds')}</h2>
      <ul className="divide-y divide-line">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="flex items-center gap-2">
                <bdi className="tabular font-medium">{formatPrice(refund.amount)}</bdi>
                {refund.origin === 'reduction' ? (
                  <span className="text-muted">{t('orders.refund_reduction')}</span>
                ) : (
                  <RefundBadge state={refund.state} />
                )}
              </span>
              <time dateTime={refund.createdAt} className="text-muted">
                {momentText(refund.createdAt, language)}
              </time>
            </p>
            {refund.reason && (
              <p className="wrap-anywhere mt-1 text-muted">
                <bdi>{refund.reason}</bdi>
              </p>
            )}
            {refund.state === 'failed' && (
              <p className="mt-1 text-danger">
                {t('orders.refund_failed_text', { reason: refund.failureReason ?? '' })}
              </p>
            )}
            {refund === toRepeat && order.allowedActions.refund && may('orders:refund') && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                onClick={() => mutation.mutate(refund)}
                isPending={mutation.isPending}
              >
                {t('shared.error.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same units or the same amount, as an attempt with a key of its own. */
function repeat({ items, amount }: Refund) {
  if (items.length === 0) return { amount };
  return {
    items: items.map(({ orderItemId, quantity, restockQuantity }) => ({
      orderItemId,
      quantity,
      restock: restockQuantity > 0,
    })),
  };
}
