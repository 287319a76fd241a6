import { withDeadline } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';
import type { Series } from './series';

/** Gauges that are read from a database or from Redis while Prometheus asks. */
export interface Sampler {
  /** The name of the figure: `outbox`. */
  name: string;
  /** All instances of a process read the same, so that the highest value is that of the store. */
  read: () => Promise<Gauge[]>;
}

export interface Gauge {
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
}

interface SamplingOptions {
  readEveryMs?: number;
  timeoutMs?: number;
  logger: Pick<Logger, 'debug'>;
}

export interface Sampling {
  /** Adds gauges from now on. */
  add(samplers: readonly Sampler[]): void;
  read(): Promise<Series[]>;
}

interface Sampled {
  sampler: Sampler;
  readAt: number;
  reading?: Promise<void>;
  series: Series[];
  errors: number;
}

/**
 * Reads each sampler when it is asked for and at most every 10 s, however many ask. One that fails or takes longer than a
 * second has no values, since old ones would say that all is well; the others are not affected, and
 * `metrics_read_errors_total` counts it.
 */
export function createSampling({ readEveryMs = 10_000, timeoutMs = 1000, logger }: SamplingOptions): Sampling {
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
    add(samplers) {
      for (const sampler of samplers) all.push({ sampler, readAt: Number.NEGATIVE_INFINITY, series: [], errors: 0 });
    },
    async read() {
      await Promise.all(all.map(refresh));
      return [...all.flatMap(({ series }) => series), toErrorSeries(all)];
    },
  };
}

const toGaugeSeries = ({ name, help, values }: Gauge): Series => ({
  name,
  help,
  type: 'gauge',
  aggregator: 'max',
  values: values.map(({ labels = {}, value }) => ({ labels, value })),
});

const toErrorSeries = (all: readonly Sampled[]): Series => ({
  name: 'metrics_read_errors_total',
  help: 'Metrics that could not be read in time, by source',
  type: 'counter',
  aggregator: 'sum',
  values: all.map(({ sampler, errors }) => ({ labels: { source: sampler.name }, value: errors })),
});
