import type { Sales } from '@shopwright/contracts/http/store-analytics';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { percentChange } from './statistics';

const none = '–';

type Period = Sales['current'];

/** A statistic of a period, as a number to compare and as a text; null where there is none. */
interface Statistic {
  key: 'revenue' | 'orders' | 'average' | 'conversion';
  numberOf: (period: Period) => number | null;
  textOf: (period: Period) => string;
  note?: string;
}

/** Revenue, orders, average order and conversion, each with the period before. */
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
      key: 'conversion',
      numberOf: ({ conversionRate }) => conversionRate,
      textOf: ({ conversionRate }) => rateText(conversionRate),
      note: t('dashboard.visits', { count: current.visits }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {statistics.map(({ key, numberOf, textOf, note }) => (
        <Metric
          key={key}
          label={t(`dashboard.${key}`)}
          value={textOf(current)}
          before={textOf(previous) === none ? undefined : textOf(previous)}
          change={percentChange(numberOf(current), numberOf(previous))}
          note={note}
        />
      ))}
    </dl>
  );
}

interface MetricProps {
  label: string;
  value: string;
  /** Absent where there was nothing. */
  before: string | undefined;
  /** In percent; absent where nothing can be compared. */
  change: number | undefined;
  note?: string | undefined;
}

function Metric({ label, value, before, change, note }: MetricProps) {
  const { t } = useLanguage();
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular mt-1">
        <span className="wrap-anywhere block font-semibold text-lg tracking-tight sm:text-2xl lg:text-xl xl:text-2xl">
          <bdi>{value}</bdi>
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          {change !== undefined && <Change percent={change} />}
          {before !== undefined && <span className="text-muted">{t('dashboard.before', { value: before })}</span>}
        </span>
        {note && <span className="mt-1 block text-muted text-xs">{note}</span>}
      </dd>
    </Card>
  );
}

/** The arrow and the sign say it without color. */
function Change({ percent }: { percent: number }) {
  const { language } = useLanguage();
  const Icon = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : ArrowRight;
  const tone =
    percent > 0 ? 'bg-success-soft text-success-ink' : percent < 0 ? 'bg-danger-soft text-danger-ink' : 'bg-sunken';
  const text = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100);
  return (
    <span className={`inline-flex items-center gap-0.5 rounded-full px-1.5 py-0.5 font-semibold ${tone}`}>
      <Icon size={12} aria-hidden className="rtl:-scale-x-100" />
      <bdi dir="ltr">{text}</bdi>
    </span>
  );
}
