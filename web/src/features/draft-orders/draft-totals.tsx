import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { OrderTotals } from '../../components/order-totals';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';

interface DraftTotalsProps {
  quote: PriceQuote | undefined;
  isBehind: boolean;
}

/** What the draft costs as it is typed. */
export function DraftTotals({ quote, isBehind }: DraftTotalsProps) {
  const { t, formatPrice } = useLanguage();
  const isUnreachable = quote?.refused.some(({ reason }) => reason === 'no_rate');
  return (
    <Card className="grid gap-3 p-4 text-sm sm:p-5" aria-busy={isBehind}>
      <h2 className="font-semibold text-lg">{t('draft_orders.totals')}</h2>
      {quote ? (
        <OrderTotals totals={quote.totals} total={formatPrice(quote.total)} isLive />
      ) : (
        <p className="text-muted">{t('draft_orders.totals_none')}</p>
      )}
      {quote?.exemption && <Notice>{t(`shared.exemption_${quote.exemption}`)}</Notice>}
      {isUnreachable && <Notice tone="warning">{t('draft_orders.unreachable')}</Notice>}
    </Card>
  );
}
