import clsx from 'clsx';
import { useLanguage } from '../i18n/language-provider';
import { Stars } from '../ui/stars';

interface RatingProps {
  /** Null without reviews: then there is nothing to show. */
  rating: number | null;
  count: number;
  size?: number;
  className?: string;
}

/** Stars, their mean and how many people gave them. */
export function Rating({ rating, count, size = 14, className }: RatingProps) {
  const { t, language } = useLanguage();
  if (rating === null || count === 0) return null;
  const mean = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
  return (
    <span className={clsx('relative inline-flex items-center gap-1.5 text-muted', className)}>
      <span className="sr-only">{t('rating.label', { rating: mean, count })}</span>
      <Stars value={rating} size={size} />
      <span aria-hidden="true" className="tabular">
        <span className="font-semibold text-ink">{mean}</span> ({new Intl.NumberFormat(language).format(count)})
      </span>
    </span>
  );
}
