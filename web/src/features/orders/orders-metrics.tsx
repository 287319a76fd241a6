import { useQuery } from '@tanstack/react-query';
import { type Metric, MetricName } from '../../components/metric-name';
import { useLanguage } from '../../i18n/language-provider';
import { orderMetricsQuery } from './api';
import type { OrderFilters } from './order-params';

/** What the orders of some days amount to, as the home and the export count it. A search is no period, and has no sum. */
export function OrdersMetrics({ filters }: { filters: OrderFilters }) {
  const { t, language, formatPrice } = useLanguage();
  const { search, sort: _sort, ...listed } = filters;
  const isPeriod = search === undefined && (listed.from !== undefined || listed.to !== undefined);
  const { data } = useQuery({ ...orderMetricsQuery(listed), enabled: isPeriod });
  if (!isPeriod || !data) return null;
  const shown: [metric: Metric, value: string][] = [
    ['revenue', formatPrice(data.revenue)],
    ['orders', data.orders.toLocaleString(language)],
    ['average', data.averageOrder === null ? '–' : formatPrice(data.averageOrder)],
    ['refunds', formatPrice(data.refunds)],
  ];
  return (
    <dl aria-label={t('orders.metrics')} className="mb-4 flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {shown.map(([metric, value]) => (
        <div key={metric}>
          <dt className="text-muted">
            <MetricName metric={metric} />
          </dt>
          <dd className="tabular mt-0.5 font-semibold text-base">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
