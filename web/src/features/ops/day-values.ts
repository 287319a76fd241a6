import {
  bucketCount,
  bucketMs,
  type DayMetric,
  type DayMetrics,
  dayMetrics,
  type WatchedProcess,
} from '@shopwright/contracts/http/instances';

/** The values of a chart, the oldest first; null where nothing is known. */
export type DayValues = readonly (number | null)[];

/** Of one process, or of the whole store. */
export type Shown = WatchedProcess | 'store';

/** Customers and staff send their requests to it, and it calls the others. */
const front = 'bff';

const known = (values: DayValues): number[] => values.filter((value) => value !== null);

/** Returns a metric of a process, or of the store: sums and jobs of all processes together, else the highest of them. */
function read({ series }: DayMetrics, metric: DayMetric, shown: Shown): DayValues {
  const isMeant = series.filter((each) => each.metric === metric && (shown === 'store' || each.process === shown));
  const adds = dayMetrics[metric] === 'sum' || metric === 'jobs_parked';
  return Array.from({ length: bucketCount }, (_, at) => {
    const values = known(isMeant.map((each) => each.values[at] ?? null));
    if (values.length === 0) return null;
    return adds ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
}

const divide = (values: DayValues, by: (at: number) => number | null): DayValues =>
  values.map((value, at) => {
    const divisor = by(at);
    return value === null || !divisor ? null : value / divisor;
  });

const chartNames = [
  'requests',
  'failed_requests',
  'response_ms',
  'cpu',
  'lag_ms',
  'memory_mb',
  'jobs_waiting',
  'jobs_parked',
  'orders_confirmed',
  'emails_sent',
  'webhooks_received',
] as const;
export type ChartName = (typeof chartNames)[number];

function readChart(metrics: DayMetrics, name: ChartName, shown: Shown): DayValues {
  const ofRequests = shown === 'store' ? front : shown;
  if (name === 'requests' || name === 'failed_requests') return read(metrics, name, ofRequests);
  if (name === 'response_ms') {
    const counts = read(metrics, 'requests', ofRequests);
    return divide(read(metrics, 'request_ms', ofRequests), (at) => counts[at] ?? null);
  }
  if (name === 'cpu') {
    // The present quarter of an hour is not over: divided by all of it, the processes would look idle.
    return divide(read(metrics, 'cpu_ms', shown), (at) => (at === bucketCount - 1 ? null : bucketMs / 100));
  }
  return read(metrics, name, shown);
}

export interface DayChart {
  name: ChartName;
  values: DayValues;
  /** The highest of the values. */
  max: number;
  /** The last known value, or what the day adds up to. */
  figure: number | null;
}

/** What adds up to a number of the day. */
const totalled: readonly ChartName[] = [
  'requests',
  'failed_requests',
  'orders_confirmed',
  'emails_sent',
  'webhooks_received',
];

/** Returns the charts that a process has something to say in. The store has all of them. */
export function toCharts(metrics: DayMetrics, shown: Shown): DayChart[] {
  return chartNames
    .map((name) => {
      const values = readChart(metrics, name, shown);
      const numbers = known(values);
      const total = numbers.reduce((sum, value) => sum + value, 0);
      const figure = totalled.includes(name) ? total : (numbers.at(-1) ?? null);
      return { name, values, max: Math.max(0, ...numbers), figure };
    })
    .filter(({ values }) => shown === 'store' || known(values).length > 0);
}
