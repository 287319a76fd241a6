import { bucketMs, type DayMetrics, watchedProcesses } from '@shopwright/contracts/http/instances';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, percentText, timeText } from '../../lib/format';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { dayMetricsQuery } from './api';
import { AsOf } from './as-of';
import { type ChartName, type DayChart, type Shown, toCharts } from './day-values';
import { memoryText } from './memory-text';
import { SparkChart } from './spark-chart';

/** The last 24 hours of the store, or of one of its processes, by quarters of an hour. */
export function DayCharts() {
  const { t } = useLanguage();
  const [shown, setShown] = useState<Shown>('store');
  const query = useQuery(dayMetricsQuery);
  return (
    <section className="mb-8" aria-labelledby="ops-day">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="ops-day" className="font-semibold text-lg">
          {t('ops.day')}
        </h2>
        <SelectField
          label={t('ops.day_of')}
          value={shown}
          onChange={(event) => setShown(event.target.value as Shown)}
          className="max-sm:basis-full sm:w-48"
        >
          <option value="store">{t('ops.day_store')}</option>
          {watchedProcesses.map((process) => (
            <option key={process}>{process}</option>
          ))}
        </SelectField>
      </div>
      {query.isPending && <Skeleton aria-busy className="h-96 rounded-card" />}
      {query.isError && !query.data && <QueryError title={t('ops.day_failed')} query={query} level={3} />}
      <AsOf query={query} />
      {query.data && <Charts metrics={query.data} shown={shown} />}
    </section>
  );
}

function Charts({ metrics, shown }: { metrics: DayMetrics; shown: Shown }) {
  const { t } = useLanguage();
  const charts = toCharts(metrics, shown);
  if (charts.length === 0) return <p className="text-muted text-sm">{t('ops.day_none')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {charts.map((chart) => (
        <li key={chart.name}>
          <Chart chart={chart} from={metrics.from} />
        </li>
      ))}
    </ul>
  );
}

function Chart({ chart: { name, values, max, figure }, from }: { chart: DayChart; from: string }) {
  const { t, language } = useLanguage();
  const text = (value: number) => figureText(name, value, language);
  const timeOf = (at: number) => timeText(new Date(Date.parse(from) + at * bucketMs).toISOString(), language);
  const title = t(`ops.chart.${name}`);
  const maxAt = max > 0 ? values.lastIndexOf(max) : -1;
  const maxTime = maxAt === -1 ? '' : ` (${timeOf(maxAt)})`;
  const shown = figure === null ? '–' : text(figure);
  return (
    <Card className="h-full p-3 sm:p-4">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 className="text-muted text-sm">{title}</h3>
        <bdi className="tabular whitespace-nowrap font-semibold">{shown}</bdi>
      </div>
      <SparkChart
        values={values}
        max={max}
        tone={name === 'failed_requests' || name === 'jobs_parked' ? 'danger' : 'primary'}
        label={t('ops.chart_label', { name: title, value: shown, max: text(max) }) + maxTime}
        titleOf={(value, at) => `${timeOf(at)}: ${text(value)}`}
      />
      <p className="tabular mt-1 flex justify-between gap-2 text-muted text-xs">
        <span className="max-sm:hidden">{timeOf(0)}</span>
        <span>
          {t('ops.chart_max', { max: text(max) })}
          <bdi>{maxTime}</bdi>
        </span>
        <span>{t('ops.now')}</span>
      </p>
    </Card>
  );
}

function figureText(name: ChartName, value: number, language: string): string {
  if (name.endsWith('_ms')) return durationText(value);
  if (name === 'cpu') return percentText(Math.round(value * 10) / 10, language);
  if (name === 'memory_mb') return memoryText(value, language);
  return value.toLocaleString(language);
}
