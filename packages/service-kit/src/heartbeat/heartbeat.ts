import { hostname } from 'node:os';
import {
  type Heartbeat,
  heartbeatEveryMs,
  sendHeartbeat,
  type WatchedProcess,
} from '@shopwright/contracts/http/instances';
import { createServiceClient } from '../http/client';
import type { InternalTokens } from '../http/internal-token';
import { createSampling, type Sampler } from '../metrics/sampler';
import { sleep, withDeadline } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';
import type { Stoppable } from '../runtime/shutdown';
import { version } from '../version';
import { createCountReader, toJobMetrics } from './day-metrics';
import { createLoadReader } from './read-load';

export type SendHeartbeat = (heartbeat: Heartbeat) => Promise<unknown>;

/** Has a connection of its own: a collector that is silent keeps no other call waiting. */
export function sendHeartbeatTo(url: string, tokens: InternalTokens): SendHeartbeat {
  const collector = createServiceClient(url, tokens, { role: 'system' }, { hasOwnConnection: true });
  return (body) => collector.call(sendHeartbeat, { body });
}

interface HeartbeatOptions {
  name: string;
  send: SendHeartbeat;
  samplers: readonly Sampler[];
  logger: Logger;
  everyMs?: number;
}

/** Metrics are read less often: they ask Postgres and Redis. */
const beatsPerMetrics = 6;
const sendWithinMs = 3000;

/**
 * Reports this instance until it stops. What could not be sent is lost, and no part of the process waits for it: the
 * operators' page then says that the instance is silent.
 */
export function startHeartbeat({ name, send, samplers, logger, everyMs = heartbeatEveryMs }: HeartbeatOptions) {
  const stopping = new AbortController();
  const readLoad = createLoadReader();
  const readCounts = createCountReader(name);
  const sampling = createSampling({ logger, readEveryMs: 0 });
  sampling.add(samplers);
  const self = {
    process: name as WatchedProcess,
    host: hostname().slice(0, 255) || 'unknown',
    pid: process.pid,
    version,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
  let cpuMs = 0;
  let lagMs = 0;
  let wasSent = true;

  const beat = async ({ withMetrics = false, isEnding = false }) => {
    const load = readLoad();
    cpuMs += load.cpuMs;
    lagMs = Math.max(lagMs, load.lagMs);
    const { cpuMs: _, ...shown } = load;
    const metrics = withMetrics
      ? {
          ...readCounts(),
          ...toJobMetrics(isEnding ? [] : await sampling.read()),
          cpu_ms: cpuMs,
          lag_ms: lagMs,
          memory_mb: load.memoryMb,
        }
      : undefined;
    if (withMetrics) [cpuMs, lagMs] = [0, 0];
    await withDeadline(send({ ...self, ...shown, isEnding, metrics }), sendWithinMs, 'heartbeat').then(
      () => {
        wasSent = true;
      },
      (error: unknown) => {
        if (wasSent) logger.warn({ err: safeError(error) }, 'heartbeats are not received');
        wasSent = false;
      },
    );
  };
  const run = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await beat({ withMetrics: count % beatsPerMetrics === beatsPerMetrics - 1 });
      // Spreads instances.
      await sleep(everyMs * (0.95 + Math.random() * 0.1), stopping.signal);
    }
    await beat({ withMetrics: true, isEnding: true });
  };
  const running = run();
  return {
    name: 'heartbeat',
    timeoutMs: 1000,
    async stop() {
      stopping.abort();
      await running;
    },
  } satisfies Stoppable;
}
