import type { DayMetric } from '@shopwright/contracts/http/instances';
import { readCounterSeries } from '../metrics/counters';
import { readRequestSeries } from '../metrics/requests';
import type { Series, Value } from '../metrics/series';

type Metrics = Partial<Record<DayMetric, number>>;

const counted = {
  orders_confirmed_total: 'orders_confirmed',
  emails_sent_total: 'emails_sent',
  webhooks_received_total: 'webhooks_received',
} as const;

/** Returns what was counted since the call before. */
export function createCountReader(service: string): () => Metrics {
  let last = readCounts(service);
  return () => {
    const total = readCounts(service);
    const since = Object.fromEntries(
      Object.entries(total).map(([name, value]) => [name, value - (last[name as DayMetric] ?? 0)]),
    );
    last = total;
    return since;
  };
}

function readCounts(service: string): Metrics {
  const values = readRequestSeries().flatMap((series) => (series.type === 'histogram' ? series.values : []));
  const sum = (part: string, isMeant: (value: Value) => boolean = () => true) =>
    values
      .filter((value) => value.metricName?.endsWith(part) && isMeant(value))
      .reduce((total, { value }) => total + value, 0);
  const counters = readCounterSeries(service).flatMap(({ name, values: [first] }) =>
    name in counted ? [[counted[name as keyof typeof counted], first?.value ?? 0]] : [],
  );
  return {
    requests: sum('_count'),
    failed_requests: sum('_count', ({ labels }) => labels.status === '5xx'),
    request_ms: sum('_sum') * 1000,
    ...Object.fromEntries(counters),
  };
}

/** Takes the jobs out of what Prometheus reads too. */
export function toJobMetrics(series: readonly Series[]): Metrics {
  const sum = (name: string, ...states: string[]): number | undefined => {
    const found = series.find((each) => each.name === name);
    return found?.values
      .filter(({ labels }) => states.includes(String(labels.state)))
      .reduce((total, { value }) => total + value, 0);
  };
  const metrics = {
    jobs_waiting: sum('queue_jobs', 'waiting', 'delayed'),
    jobs_parked: sum('outbox_events', 'parked'),
  };
  return Object.fromEntries(Object.entries(metrics).filter(([, value]) => value !== undefined));
}
