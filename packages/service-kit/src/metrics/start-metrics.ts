import cluster from 'node:cluster';
import type { ServiceConfig } from '../runtime/config';
import type { Logger } from '../runtime/logger';
import type { Stoppable } from '../runtime/shutdown';
import { answerInstancesPage } from './instance-answer';
import { createSampling, type Sampler } from './sampler';
import type { Series } from './series';
import { serveMetrics } from './serve-metrics';

interface MetricsOptions {
  service: string;
  config: ServiceConfig;
  logger: Logger;
  /** Cheap to read. */
  readLoad?: () => Series[];
  samplers: readonly Sampler[];
}

// Loaded with the first scrape.
const load = () => import('./read-metrics');

/** Serves METRICS_PORT, if set. An instance answers the process above it. */
export async function startMetrics(options: MetricsOptions): Promise<Stoppable[]> {
  const { service, config, logger, readLoad = () => [], samplers } = options;
  if (config.metricsPort === undefined) return [];
  const sampling = createSampling({ logger });
  sampling.add(samplers);
  const read = async () => {
    const { readMetrics } = await load();
    return readMetrics(service, [...readLoad(), ...(await sampling.read())]);
  };
  if (cluster.isWorker) {
    answerInstancesPage(read);
    return [];
  }
  const server = await serveMetrics({
    port: config.metricsPort,
    host: config.http.host,
    logger,
    read: async () => {
      const { contentType, writeMetrics } = await load();
      return { type: contentType, text: await writeMetrics([await read()]) };
    },
  });
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return [{ name: 'metrics', timeoutMs: 1000, stop }];
}

/** Serves the process above the instances. */
export async function startInstancesMetrics({ http, metricsPort }: ServiceConfig, logger: Logger): Promise<void> {
  if (metricsPort === undefined) return;
  let writePage: (() => Promise<string>) | undefined;
  await serveMetrics({
    port: metricsPort,
    host: http.host,
    logger,
    read: async () => {
      writePage ??= (await import('./instances')).createInstancesPage();
      return { type: (await load()).contentType, text: await writePage() };
    },
  });
}
