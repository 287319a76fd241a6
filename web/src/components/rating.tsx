import clsx from 'clsx';
import { numberFormat } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';

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
  const mean = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
  return (
    <span className={clsx('relative inline-flex items-center gap-1.5 text-muted', className)}>
      <span className="sr-only">{t('shared.rating.label', { rating: mean, count })}</span>
      <Stars value={rating} size={size} />
      <span aria-hidden="true" className="tabular">
        <span className="font-semibold text-ink">{mean}</span> ({numberFormat(language).format(count)})
      </span>
    </span>
  );
}

const points = 'm10 1.5 2.6 5.4 5.9.8-4.3 4.2 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z';
const all = [0, 1, 2, 3, 4];

interface StarsProps {
  /** 0 to 5; parts of a star are drawn as such. */
  value: number;
  /** The text for screen readers; absent where visible text says the same. */
  label?: string;
  size?: number;
}

export function Stars({ value, label, size = 16 }: StarsProps) {
  return (
    <svg
      viewBox="0 0 100 20"
      width={size * 5}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="shrink-0 rtl:-scale-x-100"
    >
      <Row className="fill-line-strong/35" />
      {/* An inner drawing shows nothing beyond its own width. */}
      <svg aria-hidden="true" width={value * 20} height="20">
        <Row className="fill-star" />
      </svg>
    </svg>
  );
}

const Row = ({ className }: { className: string }) =>
  all.map((at) => <path key={at} d={points} transform={`translate(${at * 20})`} className={className} />);
