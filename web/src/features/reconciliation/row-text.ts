import { currencyCodes } from '@shopwright/contracts/currencies';
import type { CauseName, ReconciliationRow, Repair } from '@shopwright/contracts/http/reconciliation';
import type { LanguageContext, Translate } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';

const amounts = ['paid', 'ordered', 'recorded', 'refunded', 'amount'] as const;

/** Says in a sentence what differs. */
export function causeText(
  { cause, details, orderId, userId }: ReconciliationRow,
  t: Translate,
  { formatPrice, currency: charged }: Pick<LanguageContext, 'formatPrice' | 'currency'>,
): string {
  const values: Record<string, string | number> = { ...details, order: orderId ?? '', user: userId ?? '' };
  const { currency } = details;
  for (const name of amounts) {
    const amount = details[name];
    if (typeof amount !== 'string') continue;
    // Only what Stripe received may be of another currency.
    const isForeign = name === 'paid' && typeof currency === 'string' && currency !== charged;
    values[name] = isForeign ? foreignText(amount, currency, formatPrice) : formatPrice(amount);
  }
  return t(`reconciliation.cause_${cause}`, values);
}

/** A currency in which no store can sell is named by its code. */
function foreignText(amount: string, currency: string, formatPrice: LanguageContext['formatPrice']): string {
  const known = currencyCodes.find((code) => code === currency);
  return known ? formatPrice(amount, known) : `${amount}\u00a0${currency.toUpperCase()}`;
}

const ofAmount: readonly CauseName[] = ['held_amount', 'held_review', 'paid_differs'];
const ofSale: readonly CauseName[] = ['sale_not_taken', 'sale_not_returned'];

const ofDocuments: readonly CauseName[] = ['invoice_missing', 'credit_note_missing'];

/** Names a repair by what it does about this difference. */
export function repairKey(repair: Repair, cause: CauseName): MessageKey {
  if (repair === 'adopt') {
    if (cause === 'stock_on_hand') return 'reconciliation.do_adopt_stock';
    return ofAmount.includes(cause) ? 'reconciliation.do_adopt_amount' : 'reconciliation.do_adopt_payment';
  }
  if (repair === 'release')
    return cause === 'stock_reserved' ? 'reconciliation.do_release_stock' : 'reconciliation.do_release_order';
  if (repair !== 'retry') return `reconciliation.do_${repair}`;
  if (cause === 'refund_failed') return 'reconciliation.do_refund_again';
  if (cause === 'stock_on_hand' || cause === 'account_points') return 'reconciliation.do_retry_ledger';
  if (ofDocuments.includes(cause)) return 'reconciliation.do_retry_document';
  if (cause === 'order_points') return 'reconciliation.do_retry_points';
  return ofSale.includes(cause) ? 'reconciliation.do_retry_stock' : 'reconciliation.do_retry';
}
