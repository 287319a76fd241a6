import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { useLanguage } from '../../i18n/language-provider';
import { percentText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';

interface QuoteRowsProps {
  quote: PriceQuote;
  /** Quotes again with this shipping choice. */
  onChoose: (shippingRateId: string) => void;
}

/** What a quote comes to, what it offers, and what it refused. */
export function QuoteRows({ quote, onChoose }: QuoteRowsProps) {
  const { t, language, formatPrice } = useLanguage();
  const { totals, shippingChoices, refused, exemption } = quote;
  const price = (amount: string) => formatPrice(amount, quote.currency);
  const labelOf = ({ type, label, rate, isIncluded }: PriceQuote['totals'][number]) => {
    if (type === 'subtotal') return t('selling.row_subtotal');
    if (type === 'total') return t('selling.row_total');
    if (type !== 'tax') return label;
    return t(isIncluded ? 'selling.row_tax_included' : 'selling.row_tax', {
      tax: `${label} ${percentText(rate ?? 0, language)}`,
    });
  };
  return (
    <Card className="mt-4 grid gap-5 p-5 sm:px-6">
      <dl className="grid gap-2 text-sm">
        {totals.map((row, index) => (
          <div
            key={`${row.type} ${String(index)}`}
            className={`flex justify-between gap-4 ${row.type === 'total' ? 'border-line border-t pt-2 font-semibold' : ''}`}
          >
            <dt>
              <bdi>{labelOf(row)}</bdi>
              {row.code && <bdi className="ms-2 font-mono text-muted">{row.code}</bdi>}
            </dt>
            <dd className="tabular">
              {row.type === 'discount' && '−'}
              {price(row.amount)}
            </dd>
          </div>
        ))}
      </dl>
      {shippingChoices.length > 0 && (
        <div>
          <h4 className="mb-2 font-medium text-sm">{t('selling.choices')}</h4>
          <ul className="flex flex-wrap gap-2">
            {shippingChoices.map(({ id, name, price: amount }) => (
              <li key={id}>
                <Button variant="secondary" size="sm" onClick={() => onChoose(id)}>
                  <bdi>{name}</bdi> {price(amount)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {exemption && <Notice>{t(`shared.exemption_${exemption}`)}</Notice>}
      {refused.map(({ code, reason }) => (
        <Notice key={`${code ?? ''} ${reason}`} tone="warning" title={code}>
          {t(`selling.refused_${reason}`)}
        </Notice>
      ))}
    </Card>
  );
}
