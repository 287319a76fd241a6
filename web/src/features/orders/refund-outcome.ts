import type { OrderDetail } from '@shopwright/contracts/http/order-desk';

import type { LanguageContext, Translate } from '../../i18n/language-provider';

/** Says what Stripe answered to the newest attempt: a refund is done only when Stripe says so. */
export function refundOutcome({ refunds }: OrderDetail, t: Translate, formatPrice: LanguageContext['formatPrice']) {
  const last = refunds.at(-1);
  const amount = formatPrice(last?.amount ?? '0');
  if (last?.state === 'failed') {
    return {
      title: t('orders.refund_failed'),
      text: t('orders.refund_failed_text', { reason: last.failureReason ?? '' }),
      isError: true,
    };
  }
  return {
    title: t(last?.state === 'succeeded' ? 'orders.refund_state_succeeded' : 'orders.refund_state_pending'),
    text: amount,
  };
}

/** Returns the attempt that staff must repeat. */
export const findFailedRefund = ({ hasFailedRefund, refunds }: Pick<OrderDetail, 'hasFailedRefund' | 'refunds'>) =>
  hasFailedRefund ? refunds.findLast(({ state }) => state === 'failed') : undefined;
