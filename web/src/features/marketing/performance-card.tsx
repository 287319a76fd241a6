import { centsFromDecimal } from '@shopwright/contracts/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type Metric, MetricName } from '../../components/metric-name';
import { useLanguage } from '../../i18n/language-provider';
import { percentText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { campaignProductsQuery, storeMetricsQuery } from './api';

/** Performance Tracking: what the store did today. Before anything is sold, the product that leads its list is on top. */
export function PerformanceCard() {
  const { t, language, formatPrice, formatWholePrice } = useLanguage();
  // A day without sales needs no cents.
  const revenueText = (cents: number) => (cents === 0 ? formatWholePrice(0) : formatPrice(cents));
  const metrics = useQuery(storeMetricsQuery);
  const leading = useInfiniteQuery(campaignProductsQuery(language, ''));
  const { data } = metrics;
  const shown: { label: string; metric?: Metric; value: string | undefined }[] = [
    { label: t('marketing.visits'), value: data?.visitsToday.toLocaleString(language) },
    {
      label: t('marketing.conversion'),
      metric: 'conversion',
      value: data && (data.conversionRate === null ? '–' : percentText(data.conversionRate, language)),
    },
    {
      label: t('marketing.revenue'),
      metric: 'revenue',
      value: data && revenueText(centsFromDecimal(data.revenueToday)),
    },
    { label: t('marketing.top_product'), value: data && (data.topProduct?.name ?? leading.data?.[0]?.name ?? '–') },
  ];
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t('marketing.tracking')}</h2>
        <Button
          variant="ghost"
          size="icon"
          className="-my-2 -me-2"
          aria-label={t('shared.list.refresh')}
          isPending={metrics.isFetching}
          onClick={() => metrics.refetch()}
        >
          {!metrics.isFetching && <RefreshCw size={16} aria-hidden />}
        </Button>
      </div>
      {metrics.isError && (
        <Notice tone="danger" isUrgent className="mt-3">
          {t('marketing.analytics_failed')}
        </Notice>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {shown.map(({ label, metric, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{metric ? <MetricName metric={metric} name={label} /> : label}</dt>
            <dd className="tabular wrap-anywhere mt-0.5 font-semibold text-lg">
              {metrics.isPending ? <Skeleton className="my-1 h-5 w-16" /> : <bdi>{value ?? '–'}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      {data && data.sources.length > 0 && (
        <>
          <h3 className="mt-5 border-line border-t pt-4 font-medium text-sm">{t('marketing.sources')}</h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {data.sources.map(({ source, visits }) => (
              <li key={source} className="flex justify-between gap-3">
                <bdi className="text-muted">{source}</bdi>
                <span className="tabular font-medium">{visits.toLocaleString(language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
