import * as z from 'zod';
import { endpoint, processNames } from '../endpoint';
import { maxInteger, sentTimestamp, timestamp } from '../fields';

/** The processes that report how they are, in the order in which operators see them. */
export const watchedProcesses = ['bff', 'catalog', 'order', 'auth', 'workers', 'collector'] as const;
export type WatchedProcess = (typeof watchedProcesses)[number];

export const heartbeatEveryMs = 10_000;
/** Three heartbeats are missing. */
export const silentAfterMs = 35_000;

/**
 * What is kept of the last 24 hours. Sums add up over the instances and the time; of the others, the highest value counts.
 */
export const dayMetrics = {
  requests: 'sum',
  failed_requests: 'sum',
  request_ms: 'sum',
  cpu_ms: 'sum',
  orders_confirmed: 'sum',
  emails_sent: 'sum',
  webhooks_received: 'sum',
  lag_ms: 'max',
  memory_mb: 'max',
  jobs_waiting: 'max',
  jobs_parked: 'max',
} as const;
export type DayMetric = keyof typeof dayMetrics;
export const dayMetricNames = Object.keys(dayMetrics) as [DayMetric, ...DayMetric[]];

/** The time that one value of a chart stands for. */
export const bucketMs = 15 * 60_000;
/** The values of 24 hours. */
export const bucketCount = 96;

const processName = z.enum(watchedProcesses);
const measured = z.number().min(0).max(maxInteger);

const load = {
  process: processName,
  /** The machine or container. */
  host: z.string().min(1).max(255),
  pid: z.number().int().min(1).max(maxInteger),
  version: z.string().max(50),
  memoryMb: measured,
  /** Of one core, since the heartbeat before. */
  cpuPercent: measured,
  /** The longest that the event loop was blocked since the heartbeat before. */
  lagMs: measured,
};

const heartbeat = z.strictObject({
  ...load,
  startedAt: sentTimestamp,
  /** The last one: the instance was told to stop. */
  isEnding: z.boolean(),
  /** What happened since the last heartbeat that had any. */
  metrics: z.partialRecord(z.enum(dayMetricNames), measured).optional(),
});
export type Heartbeat = z.infer<typeof heartbeat>;

export const sendHeartbeat = endpoint('traces', 'POST /internal/heartbeats', {
  access: 'system',
  callers: processNames,
  body: heartbeat,
  response: z.undefined(),
});

const instance = z.object({ ...load, startedAt: timestamp, seenAt: timestamp });
export type Instance = z.infer<typeof instance>;

/** An instance that was told to stop is left out, one that is silent only after ten minutes. */
export const listInstances = endpoint('traces', 'GET /ops/instances', {
  summary: 'Lists the running instances of each process',
  access: 'operator',
  permission: 'operations:read',
  response: z.object({
    /** By the clock that `seenAt` is from. */
    now: timestamp,
    instances: z.array(instance),
  }),
});

/** `values` has `bucketCount` numbers, the oldest first; null where nothing was reported. */
const series = z.object({
  process: processName,
  metric: z.enum(dayMetricNames),
  values: z.array(z.number().nullable()),
});
export type DaySeries = z.infer<typeof series>;

export const getDayMetrics = endpoint('traces', 'GET /ops/metrics', {
  summary: 'Returns metrics of each process for the last 24 hours, per 15 minutes',
  access: 'operator',
  permission: 'operations:read',
  response: z.object({ from: timestamp, series: z.array(series) }),
});
export type DayMetrics = z.infer<typeof getDayMetrics.response>;
