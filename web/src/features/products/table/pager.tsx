import { pageSize } from '@shopwright/contracts/limits';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { buttonClass } from '../../../ui/button';

interface PagerProps {
  page: number;
  total: number;
  /** There are more than were counted. */
  hasMore: boolean;
  addressOf: (changes: { page: string }) => string;
}

/** The rows that are shown of how many, with links to the pages before and after. */
export function Pager({ page, total, hasMore, addressOf }: PagerProps) {
  const { t, language } = useLanguage();
  const from = (page - 1) * pageSize + 1;
  const to = hasMore ? page * pageSize : Math.min(page * pageSize, total);
  const shown = (number: number) => number.toLocaleString(language);
  const link = (target: number, label: string) => (
    <Link
      to={addressOf({ page: String(target) })}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      replace
    >
      {label}
    </Link>
  );
  return (
    <nav
      aria-label={t('products.pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t p-3 ps-4"
    >
      <p className="tabular text-muted text-sm">
        {t('products.range', {
          from: shown(Math.min(from, to)),
          to: shown(to),
          total: hasMore ? `${shown(Math.max(total, to))}+` : shown(total),
        })}
      </p>
      <span className="flex gap-2">
        {page > 1 && link(page - 1, t('products.previous'))}
        {(hasMore || to < total) && link(page + 1, t('products.next'))}
      </span>
    </nav>
  );
}
