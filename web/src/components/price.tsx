import { centsFromDecimal } from '@shopwright/contracts/money';
import clsx from 'clsx';
import { useCurrency } from '../i18n/use-currency';
import { dollars } from '../lib/format';

interface PriceProps {
  /** Cents, or a decimal as it came over the wire. */
  value: number | string;
  className?: string;
  noteClassName?: string;
  /** The note on a line of its own, so that nothing moves when its rate arrives. */
  isStacked?: boolean;
}

/** Shows the price that is charged and, beside it, an approximate price in the visitor's currency. */
export function Price({ value, className, noteClassName, isStacked }: PriceProps) {
  const { getNote, explanation } = useCurrency();
  const cents = typeof value === 'string' ? centsFromDecimal(value) : value;
  return (
    <span className={isStacked ? 'inline-flex flex-col' : 'inline-flex flex-wrap items-baseline gap-x-1.5'}>
      <bdi className={clsx('tabular', className)}>{dollars(cents)}</bdi>
      <bdi title={explanation} className={clsx('tabular text-muted', noteClassName ?? 'text-xs')}>
        {getNote(cents)}
      </bdi>
    </span>
  );
}
