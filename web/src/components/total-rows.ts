import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useLanguage } from '../i18n/language-provider';

export interface SumRow {
  label: string;
  text: string;
}

/** Returns the rows above the total: what was added up, by names that the store gave its rates and discounts. */
export function useTotalRows(): (totals: readonly TotalRow[]) => SumRow[] {
  const { t, formatPrice } = useLanguage();
  const labelOf = ({ type, label, code, isReward, isIncluded, rate = '0' }: TotalRow): string => {
    if (type === 'subtotal') return t('shared.summary.subtotal');
    if (type === 'shipping') return t('shared.totals.shipping', { name: label });
    if (type === 'tax')
      return t(isIncluded ? 'shared.totals.tax_included' : 'shared.totals.tax', { name: label, rate });
    if (isReward) return t('shared.totals.reward');
    return code === undefined ? label : `${label} (${code})`;
  };
  return (totals) =>
    totals
      .filter(({ type }) => type !== 'total')
      .map((row) => {
        const cents = centsFromDecimal(row.amount);
        return { label: labelOf(row), text: formatPrice(row.type === 'discount' ? -cents : cents) };
      });
}
