import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { useLanguage } from '../i18n/language-provider';
import { useTotalRows } from './total-rows';

interface OrderTotalsProps {
  totals: readonly TotalRow[];
  /** As it is shown. */
  total: string;
  className?: string;
  isLive?: boolean;
}

/** What an order costs, row by row, and its total. */
export function OrderTotals({ totals, total, className = '', isLive = false }: OrderTotalsProps) {
  const { t } = useLanguage();
  const toRows = useTotalRows();
  return (
    <dl className={`grid gap-1.5 ${className}`} aria-live={isLive ? 'polite' : undefined}>
      {toRows(totals).map(({ label, text }, index) => (
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
          <bdi>{total}</bdi>
        </dd>
      </div>
    </dl>
  );
}
