import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { useTotalRows } from '../../components/total-rows';
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
  const toRows = useTotalRows();
  const isUnreachable = quote?.refused.some(({ reason }) => reason === 'no_rate');
  return (
    <Card className="grid gap-3 p-4 text-sm sm:p-5" aria-busy={isBehind}>
      <h2 className="font-semibold text-lg">{t('draft_orders.totals')}</h2>
      {quote ? (
        <dl className="grid gap-1.5" aria-live="polite">
          {toRows(quote.totals).map(({ label, text }, index) => (
            <div key={`${label} ${String(index)}`} className="flex justify-between gap-4">
              <dt dir="auto" className="text-muted">
                {label}
              </dt>
              <dd className="tabular">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
            <dt>{t('shared.cart.total')}</dt>
            <dd className="tabular">
              <bdi>{formatPrice(quote.total)}</bdi>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-muted">{t('draft_orders.totals_none')}</p>
      )}
      {quote?.exemption && <Notice>{t(`shared.exemption_${quote.exemption}`)}</Notice>}
      {isUnreachable && <Notice tone="warning">{t('draft_orders.unreachable')}</Notice>}
    </Card>
  );
}
