import { withDeadline } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';
import type { Series } from './series';

export interface Sampler {
  name: string;
  read: () => Promise<Gauge[]>;
}

export interface Gauge {
  name: string;
  help: string;
  /** Which value of several instances counts. Most read the same: the highest one. */
  aggregator?: 'max' | 'min';
  values: { labels?: Record<string, string>; value: number }[];
}

interface SamplingOptions {
  readEveryMs?: number;
  timeoutMs?: number;
  logger: Pick<Logger, 'debug'>;
}

interface Sampled {
  sampler: Sampler;
  readAt: number;
  reading?: Promise<void>;
  series: Series[];
  errors: number;
}

/**
 * Reads at most every 10 s. One that fails or takes over a second has no values, and counts in
 * `metrics_read_errors_total`.
 */
export function createSampling({ readEveryMs = 10_000, timeoutMs = 1000, logger }: SamplingOptions) {
  const all: Sampled[] = [];

  const readOne = async (each: Sampled): Promise<void> => {
    each.readAt = performance.now();
    try {
      const gauges = await withDeadline(each.sampler.read(), timeoutMs, each.sampler.name);
      each.series = gauges.map(toGaugeSeries);
    } catch (error) {
      each.series = [];
      each.errors += 1;
      logger.debug({ err: safeError(error), source: each.sampler.name }, 'metrics cannot be read');
    }
  };
  const refresh = (each: Sampled): Promise<void> => {
    if (performance.now() - each.readAt < readEveryMs) return each.reading ?? Promise.resolve();
    each.reading = readOne(each).finally(() => {
      each.reading = undefined;
    });
    return each.reading;
  };

  return {
    add(samplers: readonly Sampler[]) {
      for (const sampler of samplers) all.push({ sampler, readAt: Number.NEGATIVE_INFINITY, series: [], errors: 0 });
    },
    async read(): Promise<Series[]> {
      await Promise.all(all.map(refresh));
      return [...all.flatMap(({ series }) => series), toErrorSeries(all)];
    },
  };
}

const toGaugeSeries = ({ name, help, aggregator = 'max', values }: Gauge): Series => ({
  name,
  help,
  type: 'gauge',
  aggregator,
  values: values.map(({ labels = {}, value }) => ({ labels, value })),
});

const toErrorSeries = (all: readonly Sampled[]): Series => ({
  name: 'metrics_read_errors_total',
  help: 'Metrics that could not be read in time, by source',
  type: 'counter',
  aggregator: 'sum',
  values: all.map(({ sampler, errors }) => ({ labels: { source: sampler.name }, value: errors })),
});
