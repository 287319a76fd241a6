import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { readCounterSeries } from './counters';
import { readRequestSeries } from './requests';
import type { Series } from './series';

/** They say little, or have a name for each kind of handle. */
const leftOut =
  /^nodejs_(heap_space_|active_|eventloop_lag_(seconds|min_|stddev_|p50_|p90_)|version_info)|^process_(virtual_|heap_|max_fds)/;

let defaults: Registry | undefined;

/** Loads the library on demand, to save memory; lag and garbage collection are measured from then on. */
export async function readMetrics(service: string, ownSeries: readonly Series[]): Promise<Series[]> {
  defaults ??= startDefaults();
  // Some of what is left out reads the rest.
  const ofNode = ((await defaults.getMetricsAsJSON()) as unknown as Series[]).filter(({ name }) => !leftOut.test(name));
  const all = [
    // The latest start tells of restarts.
    ...ofNode.map((each) =>
      each.name === 'process_start_time_seconds' ? { ...each, aggregator: 'max' as const } : each,
    ),
    ...readRequestSeries(),
    ...readCounterSeries(service),
    ...ownSeries,
  ];
  return all.map((each) => ({
    ...each,
    // Not a number in the first second.
    values: each.values
      .filter(({ value }) => Number.isFinite(value))
      .map((value) => ({ ...value, labels: { service, ...value.labels } })),
  }));
}

function startDefaults(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register, gcDurationBuckets: [0.1], eventLoopMonitoringPrecision: 20 });
  return register;
}

/** Writes Prometheus' text format. */
export const writeMetrics = (instances: readonly (readonly Series[])[]): Promise<string> =>
  AggregatorRegistry.aggregate(instances as unknown as object[]).metrics();

export const mergeSeries = async (instances: readonly (readonly Series[])[]): Promise<Series[]> =>
  (await AggregatorRegistry.aggregate(instances as unknown as object[]).getMetricsAsJSON()) as unknown as Series[];

export const contentType = Registry.PROMETHEUS_CONTENT_TYPE;
