import type { OrderDetail } from '@shopwright/contracts/http/order-desk';

import type { LanguageContext, Translate } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';

type OrderEvent = OrderDetail['timeline'][number];

/** Says in words what happened to an order. A kind of a later release is shown by its name. */
export function eventText(
  { kind, fromStatus, toStatus, details }: OrderEvent,
  t: Translate,
  formatPrice: LanguageContext['formatPrice'],
): string {
  const amount = typeof details.amount === 'string' ? formatPrice(details.amount) : '';
  const values = {
    amount,
    pieces: String(details.pieces ?? ''),
    number: String(details.trackingNumber ?? ''),
    from: fromStatus ? t(`shared.order.${fromStatus}`) : '',
    to: toStatus ? t(`shared.order.${toStatus}`) : '',
  };
  if (kind === 'confirmed' && details.isInvoice === true) return t('orders.event_confirmed_invoice');
  if (kind === 'edited' && typeof details.added === 'string') {
    return t('orders.event_edited_added', { ...values, added: formatPrice(details.added) });
  }
  if (kind === 'edited' && details.isCredit === true) return t('orders.event_edited_credit', values);
  const key = `orders.event_${kind}` as const;
  const text = t(key, values);
  return text === key ? kind : text;
}

/** Says why a charge is disputed, in words where the reason is a known one of Stripe. */
export function disputeReason(reason: string, t: Translate): string {
  const key = `orders.dispute_${reason}` as MessageKey;
  const text = t(key);
  return text === key ? reason : text;
}

/** Returns the reason that someone gave, or that Stripe has; of an address, the earlier one. */
export function eventReason({ kind, details }: OrderEvent, t: Translate): string | undefined {
  const { reason, failureReason } = details;
  if (kind.startsWith('dispute_') && typeof reason === 'string') return disputeReason(reason, t);
  if (kind === 'refund_failed' && typeof failureReason === 'string') return failureReason;
  if (kind === 'address_changed' && typeof details.previousAddress === 'string') return details.previousAddress;
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}
