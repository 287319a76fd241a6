import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestSeries } from '@shopwright/service-kit/metrics/requests';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitBody, createAdmission } from './admission';

const places = { browsing: 1, account: 1, checkout: 1, essential: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const warn = vi.fn();
  const admission = createAdmission({ logger: { warn } as never, places });
  const statuses: number[] = [];
  const ask = (headers: IncomingMessage['headers'] = {}) => {
    const req = { method: 'GET', url: '/api/products', headers } as IncomingMessage;
    const ends: (() => void)[] = [];
    const res = {
      once: (_event: string, end: () => void) => {
        ends.push(end);
        return res;
      },
      writeHead: (status: number) => {
        statuses.push(status);
        return res;
      },
      end: () => res,
    };
    admission.isFull(req);
    admission.enter(req, res as unknown as ServerResponse, () => statuses.push(200));
    return { req, end: () => ends.forEach((each) => void each()) };
  };
  return { ask, statuses, warn };
}

/** Returns the time of all requests that this process has counted. */
const readSeconds = () =>
  readRequestSeries()
    .flatMap(({ values }) => values)
    .reduce((sum, { metricName, value }) => sum + (metricName?.endsWith('_sum') ? value : 0), 0);

describe('createAdmission', () => {
  it('logs and counts how long a refused request was in the process', async () => {
    const { ask, statuses, warn } = setUp();
    const before = readSeconds();
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses).toEqual([200, 503]);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ refused: { browsing: 1 }, longestMs: 40 }]);
    expect(readSeconds() - before).toBeCloseTo(0.04);
  });

  it('keeps the place of a request that announces a body that is never read', async () => {
    const { ask, statuses } = setUp();
    ask({ 'content-length': '5' });
    await vi.advanceTimersByTimeAsync(1000);
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(statuses).toEqual([200, 503]);
  });

  it('gives away the place of a request whose body is late, which competes for one again', async () => {
    const { ask, statuses } = setUp();
    const late = ask();
    await vi.advanceTimersByTimeAsync(0);
    let arrive: (body: string) => void = () => undefined;
    const read = awaitBody(late.req, new Promise<string>((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(200);
    const other = ask();
    await vi.advanceTimersByTimeAsync(200);
    expect(statuses).toEqual([200, 200]);
    arrive('body');
    const refused = expect(read).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(200);
    await refused;
    other.end();
    await expect(awaitBody(late.req, Promise.resolve('body'))).resolves.toBe('body');
  });
});
