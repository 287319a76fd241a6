import type { PeriodDays, Sales } from '@shopwright/contracts/http/store-analytics';
import { useState } from 'react';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import { lazyPart } from '../../components/lazy-part';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Segments } from '../../ui/radio-group';
import { Skeleton } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { stepText } from './statistics';

const SalesChart = lazyPart(async () => (await import('./sales-chart')).SalesChart, {
  fallback: <Skeleton className="h-65 xl:h-92" />,
  failed: (retry) => <ChunkErrorNotice onRetry={retry} />,
});

const forms = ['chart', 'table'] as const;
type Step = Sales['series'][number];

/** Revenue over the period, as a chart or as a table. */
export function SalesPanel({ sales, days }: { sales: Sales; days: PeriodDays }) {
  const { t, language, formatPrice } = useLanguage();
  const [form, setForm] = useState<(typeof forms)[number]>('chart');
  const name = (step: Step) => stepText(step.startsAt, days === 1, language);
  const title = t(days === 1 ? 'dashboard.by_hour' : 'dashboard.by_day');
  const columns: Column<Step>[] = [
    { id: 'time', head: t(days === 1 ? 'dashboard.hour' : 'dashboard.day'), cell: name },
    {
      id: 'orders',
      head: t('shared.metrics.orders'),
      cell: (step) => step.orders.toLocaleString(language),
      isNumeric: true,
    },
    { id: 'revenue', head: t('shared.metrics.revenue'), cell: (step) => formatPrice(step.revenue), isNumeric: true },
    {
      id: 'previous',
      head: t('dashboard.previous'),
      cell: (step) => formatPrice(step.previousRevenue),
      isNumeric: true,
      cellClass: 'text-muted',
    },
  ];
  return (
    <Card className="p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{title}</h2>
          {form === 'chart' && (
            <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs">
              <LineName name={t('dashboard.current')} lineClass="border-primary border-t-2" />
              <LineName name={t('dashboard.previous')} lineClass="border-muted border-t-2 border-dashed" />
            </p>
          )}
        </div>
        <Segments
          label={t('dashboard.form')}
          options={forms.map((value) => ({ value, label: t(`dashboard.form_${value}`) }))}
          value={form}
          onChange={setForm}
        />
      </div>
      {form === 'chart' ? (
        <SalesChart
          label={`${title}: ${formatPrice(sales.current.revenue)}, ${t('dashboard.before', { value: formatPrice(sales.previous.revenue) })}`}
          points={sales.series.map((step) => ({ ...step, label: name(step) }))}
        />
      ) : (
        <Table columns={columns} rows={sales.series} rowKey={({ startsAt }) => startsAt} isDense />
      )}
    </Card>
  );
}

function LineName({ name, lineClass }: { name: string; lineClass: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`w-6 ${lineClass}`} />
      {name}
    </span>
  );
}
