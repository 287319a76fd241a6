import type { ServerResponse } from 'node:http';
import { type Priority, priorities } from '@shopwright/contracts/priority';
import { createLabelLimit, otherRoute } from './label-limit';
import { type RoutedRequest, routeOf } from './route-of';
import { type Series, toSeries, type Value } from './series';

/** Bounds in seconds. Each is a series of every route. */
const durationBounds = [0.05, 0.25, 1, 5] as const;

interface Durations {
  labels: Value['labels'];
  /** Within each bound, and above all. */
  counts: number[];
  sumSeconds: number;
}

const limitLabels = createLabelLimit();
const byRoute = new Map<string, Durations>();
const shed = Object.fromEntries(priorities.map((priority) => [priority, 0])) as Record<Priority, number>;
let inFlight = 0;

/** Counts by hand: prom-client's histogram takes several times as long. */
export function recordRequest(method: string, route: string | undefined, status: number, seconds: number): void {
  const durations = findDurations(method, route, status);
  let bound = 0;
  while (bound < durationBounds.length && seconds > (durationBounds[bound] as number)) bound += 1;
  durations.counts[bound] = (durations.counts[bound] as number) + 1;
  durations.sumSeconds += seconds;
}

/** Counts responses from memory with no time: measuring would take a noticeable part of them. */
export function createQuickRecord(route: string | undefined, status: number): () => void {
  const { counts } = findDurations('GET', route, status);
  return () => {
    counts[0] = (counts[0] as number) + 1;
  };
}

const findDurations = (method: string, route: string | undefined, status: number): Durations => {
  const key = `${method} ${route} ${Math.floor(status / 100)}`;
  return byRoute.get(key) ?? addRoute(key, method, route, status);
};

/** Unknown methods and paths are chosen by the client and must not add keys. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function addRoute(key: string, method: string, route: string | undefined, status: number): Durations {
  const isKnown = route !== undefined && methods.has(method);
  const asked = isKnown ? { method, route } : { method: otherRoute, route: otherRoute };
  const labels = limitLabels({ ...asked, status: `${Math.floor(status / 100)}xx` });
  const shared = `${labels.method} ${labels.route} ${labels.status}`;
  const durations = byRoute.get(shared) ?? {
    labels: { ...labels },
    counts: durationBounds.map(() => 0).concat(0),
    sumSeconds: 0,
  };
  byRoute.set(shared, durations);
  if (isKnown) byRoute.set(key, durations);
  return durations;
}

export function beginRequest(): (req: RoutedRequest, res: Pick<ServerResponse, 'statusCode'>) => void {
  const startedAt = performance.now();
  inFlight += 1;
  return (req, res) => {
    inFlight -= 1;
    recordRequest(req.method ?? '', routeOf(req), res.statusCode, (performance.now() - startedAt) / 1000);
  };
}

export function recordShed(priority: Priority): void {
  shed[priority] += 1;
}

export function readRequestSeries(): Series[] {
  return [
    toSeries('http_requests_in_flight', 'Requests that are being answered', inFlight),
    {
      name: 'http_requests_shed_total',
      help: 'Requests refused because there were too many, by priority',
      type: 'counter',
      aggregator: 'sum',
      values: priorities.map((priority) => ({ labels: { priority }, value: shed[priority] })),
    },
    {
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by method, route and status class',
      type: 'histogram',
      aggregator: 'sum',
      values: [...new Set(byRoute.values())].flatMap(toHistogram),
    },
  ];
}

function toHistogram({ labels, counts, sumSeconds }: Durations): Value[] {
  const name = 'http_request_duration_seconds';
  let count = 0;
  const buckets = [...durationBounds, '+Inf'].map((le, at) => {
    count += counts[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sumSeconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
