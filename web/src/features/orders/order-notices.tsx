import { countryName } from '@shopwright/contracts/country-names';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { StripeLink } from '../../components/stripe-link';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';
import { disputeReason } from './event-text';
import { findFailedRefund } from './refund-outcome';
import { UnansweredNotice } from './unanswered-notice';

/**
 * The notices that need staff before anything else: a payment that does not match, a failed refund, an open dispute, a
 * delivery to another country, a message without an answer.
 */
export function OrderNotices({ order }: { order: OrderDetail }) {
  const { t, formatPrice, language } = useLanguage();
  const { payment, hasFailedRefund, disputes, selling } = order;
  const open = disputes.filter(({ closedAt }) => closedAt === null);
  return (
    <>
      {payment.reviewReason !== null && (
        <Notice tone="danger" title={t('orders.payment_needs_review')} className="mb-5">
          <p>{t('orders.review_text', { reason: payment.reviewReason })}</p>
        </Notice>
      )}
      {hasFailedRefund && (
        <Notice tone="danger" title={t('orders.refund_failed')} className="mb-5">
          <p>{t('orders.refund_failed_text', { reason: findFailedRefund(order)?.failureReason ?? '' })}</p>
        </Notice>
      )}
      {selling?.pricedCountry && (
        <Notice tone="warning" title={t('orders.country_changed')} className="mb-5">
          <p>{t('orders.country_changed_text', { country: countryName(selling.pricedCountry, language) })}</p>
        </Notice>
      )}
      <UnansweredNotice order={order} />
      {open.map(({ id, amount, reason, dueBy }) => (
        <Notice key={id} tone="warning" title={t('orders.payment_disputed')} className="mb-5">
          <p>
            {t('orders.dispute_text', { amount: formatPrice(amount), reason: disputeReason(reason, t) })}{' '}
            {dueBy && t('orders.due', { date: dateText(dueBy, language) })}
          </p>
          {payment.paymentIntentId !== null && (
            <StripeLink payment={payment.paymentIntentId}>{t('shared.dispute.respond')}</StripeLink>
          )}
        </Notice>
      ))}
    </>
  );
}
