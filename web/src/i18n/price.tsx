import { centsFromDecimal } from '@shopwright/contracts/money';
import clsx from 'clsx';
import { dollars } from '../lib/format';
import { currencyNote } from './currency';
import { useLanguage } from './language-provider';

interface PriceProps {
  /** Cents, or a decimal as it came over the wire. */
  value: number | string;
  className?: string;
  noteClassName?: string;
}

/** What is charged, and beside it the reader's own currency as an orientation. */
export function Price({ value, className, noteClassName }: PriceProps) {
  const { t, language } = useLanguage();
  const cents = typeof value === 'string' ? centsFromDecimal(value) : value;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <bdi className={clsx('tabular', className)}>{dollars(cents)}</bdi>
      <bdi title={t('price.note')} className={clsx('tabular text-muted', noteClassName ?? 'text-xs')}>
        {currencyNote(cents, language)}
      </bdi>
    </span>
  );
}
