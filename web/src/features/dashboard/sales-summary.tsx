import type { Sales } from '@shopwright/contracts/http/store-analytics';
import clsx from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { type Metric as MetricKey, MetricName } from '../../components/metric-name';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { percentChange } from './statistics';

const none = '–';

type Period = Sales['current'];

/** A statistic of a period, as a number to compare and as a text; null where there is none. */
interface Statistic {
  key: MetricKey;
  numberOf: (period: Period) => number | null;
  textOf: (period: Period) => string;
  note?: string;
  /** Less is better. */
  isCost?: true;
}

/** Revenue, orders, average order, refunds and conversion, each with the period before. */
export function SalesSummary({ current, previous }: Pick<Sales, 'current' | 'previous'>) {
  const { t, language, formatPrice } = useLanguage();
  const rateText = (rate: number | null) =>
    rate === null
      ? none
      : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100);
  const decimal = (text: string | null) => (text === null ? null : Number(text));
  const statistics: Statistic[] = [
    { key: 'revenue', numberOf: ({ revenue }) => Number(revenue), textOf: ({ revenue }) => formatPrice(revenue) },
    { key: 'orders', numberOf: ({ orders }) => orders, textOf: ({ orders }) => orders.toLocaleString(language) },
    {
      key: 'average',
      numberOf: ({ averageOrder }) => decimal(averageOrder),
      textOf: ({ averageOrder }) => (averageOrder === null ? none : formatPrice(averageOrder)),
    },
    {
      key: 'refunds',
      numberOf: ({ refunds }) => Number(refunds),
      textOf: ({ refunds }) => formatPrice(refunds),
      isCost: true,
    },
    {
      key: 'conversion',
      numberOf: ({ conversionRate }) => conversionRate,
      textOf: ({ conversionRate }) => rateText(conversionRate),
      note: t('dashboard.visits', { count: current.visits }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
      {statistics.map(({ key, numberOf, textOf, note, isCost = false }) => (
        <Metric
          key={key}
          metric={key}
          value={textOf(current)}
          before={textOf(previous) === none ? undefined : textOf(previous)}
          change={percentChange(numberOf(current), numberOf(previous))}
          note={note}
          isCost={isCost}
        />
      ))}
    </dl>
  );
}

interface MetricProps {
  metric: MetricKey;
  value: string;
  /** Absent where there was nothing. */
  before: string | undefined;
  /** In percent; absent where nothing can be compared. */
  change: number | undefined;
  note?: string | undefined;
  isCost: boolean;
}

function Metric({ metric, value, before, change, note, isCost }: MetricProps) {
  const { t } = useLanguage();
  return (
    <Card className={clsx('min-w-0 p-4 sm:p-5', metric === 'revenue' && 'max-lg:col-span-2')}>
      <dt className="text-muted">
        <MetricName metric={metric} />
      </dt>
      <dd className="tabular mt-1">
        <span className="wrap-anywhere block font-semibold text-lg tracking-tight sm:text-2xl lg:text-xl xl:text-2xl">
          <bdi>{value}</bdi>
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          {change !== undefined && <Change percent={change} isCost={isCost} />}
          {before !== undefined && <span className="text-muted">{t('dashboard.before', { value: before })}</span>}
        </span>
        {note && <span className="mt-1 block text-muted text-xs">{note}</span>}
      </dd>
    </Card>
  );
}

/** The arrow and the sign say it without color. */
function Change({ percent, isCost }: { percent: number; isCost: boolean }) {
  const { language } = useLanguage();
  const Icon = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : ArrowRight;
  const tone =
    percent === 0
      ? 'bg-sunken'
      : percent > 0 === isCost
        ? 'bg-danger-soft text-danger-ink'
        : 'bg-success-soft text-success-ink';
  const text = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100);
  return (
    <span className={`inline-flex items-center gap-0.5 rounded-full px-1.5 py-0.5 font-semibold ${tone}`}>
      <Icon size={12} aria-hidden className="rtl:-scale-x-100" />
      <bdi dir="ltr">{text}</bdi>
    </span>
  );
}
