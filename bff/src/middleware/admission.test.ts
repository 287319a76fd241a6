import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestSeries } from '@shopwright/service-kit/metrics/requests';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission';

const places = { browsing: 1, account: 1, checkout: 1, essential: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const warn = vi.fn();
  const admission = createAdmission({ logger: { warn } as never, places });
  const statuses: number[] = [];
  const ask = () => {
    const req = { method: 'GET', url: '/api/products', headers: {} } as IncomingMessage;
    const res = {
      once: () => res,
      writeHead: (status: number) => {
        statuses.push(status);
        return res;
      },
      end: () => res,
    };
    admission.isFull(req);
    admission.enter(req, res as unknown as ServerResponse, () => statuses.push(200));
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
});
