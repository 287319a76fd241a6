import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '../i18n/language-provider';

interface StockHintProps {
  available: number;
  /** At or below the product's low-stock threshold. */
  isLow: boolean;
  /** The quantity that the visitor wants; 0 if they have not chosen yet. */
  quantity?: number;
}

/** Says that few are left, from the low-stock threshold down, or fewer than wanted. It only warns: the server decides. */
export function StockHint({ available, isLow, quantity = 0 }: StockHintProps) {
  const { t } = useLanguage();
  const isShort = quantity > available;
  return (
    <p role="status" className="flex items-start gap-1.5 font-medium text-accent-ink text-sm empty:hidden">
      {isShort && <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />}
      {isShort && available <= 0
        ? t('shared.stock.none')
        : isShort
          ? t('shared.stock.short', { count: available })
          : isLow && available > 0 && t('shared.stock.left', { count: available })}
    </p>
  );
}
