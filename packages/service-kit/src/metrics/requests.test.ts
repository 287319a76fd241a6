import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labelSetsMax } from './label-limit';

beforeEach(() => vi.resetModules());

/** Of a new process. */
async function record(requests: [method: string, route: string | undefined, status: number, seconds: number][]) {
  const { readRequestSeries, recordRequest } = await import('./requests');
  for (const request of requests) recordRequest(...request);
  const histogram = readRequestSeries().find(({ name }) => name === 'http_request_duration_seconds');
  return (histogram?.values ?? []).map(
    ({ metricName, labels: { method, route, status, le }, value }) =>
      `${metricName?.replace('http_request_duration_seconds_', '')} ${method} ${route} ${status}${le ? ` ${le}` : ''} ${value}`,
  );
}

describe('recordRequest', () => {
  it('counts requests in each bound that they are within', async () => {
    const route = ['GET', '/products/:id'] as const;
    const lines = await record([
      [...route, 200, 0.05],
      [...route, 204, 0.06],
      [...route, 200, 7],
    ]);
    expect(lines).toEqual([
      'bucket GET /products/:id 2xx 0.05 1',
      'bucket GET /products/:id 2xx 0.25 2',
      'bucket GET /products/:id 2xx 1 2',
      'bucket GET /products/:id 2xx 5 2',
      'bucket GET /products/:id 2xx +Inf 3',
      'sum GET /products/:id 2xx 7.11',
      'count GET /products/:id 2xx 3',
    ]);
  });

  it('has no series, and keeps no memory, for methods that clients make up and paths that no route has', async () => {
    const lines = await record([
      ['PROPFIND', '/products', 405, 0],
      ['GET', undefined, 404, 0],
      ['MKCOL', undefined, 404, 0],
    ]);
    expect(lines.filter((line) => line.startsWith('count'))).toEqual(['count other other 4xx 3']);
  });

  it('has at most so many series, however many routes there are', async () => {
    const routes = Array.from({ length: 500 }, (_, n) => `/r${n}`);
    const lines = await record(
      routes.flatMap((route) => [200, 302, 404, 503].map((status) => ['GET', route, status, 0] as never)),
    );
    expect(lines).toHaveLength((labelSetsMax + 4) * 7);
    const counts = lines.filter((line) => line.startsWith('count')).map((line) => Number(line.split(' ').at(-1)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  });
});

describe('createQuickRecord', () => {
  it('counts answers from memory as requests of no time', async () => {
    const { createQuickRecord, readRequestSeries, recordRequest } = await import('./requests');
    recordRequest('GET', '/products', 200, 0.3);
    const record = createQuickRecord('/products', 200);
    record();
    record();
    const values = readRequestSeries()
      .at(-1)
      ?.values.map(({ value }) => value);
    expect(values).toEqual([2, 2, 3, 3, 3, 0.3, 3]);
  });
});

describe('beginRequest', () => {
  it('counts what is in flight, and names the route by its pattern', async () => {
    const { beginRequest, readRequestSeries } = await import('./requests');
    const inFlight = () => readRequestSeries()[0]?.values[0]?.value;
    const end = beginRequest();
    expect(inFlight()).toBe(1);
    end({ method: 'GET', baseUrl: '/api', route: { path: '/orders/:id' } }, { statusCode: 200 });
    expect(inFlight()).toBe(0);
    expect(JSON.stringify(readRequestSeries())).toContain('/api/orders/:id');
  });
});
