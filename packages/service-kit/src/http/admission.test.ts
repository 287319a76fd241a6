import { setTimeout as pause } from 'node:timers/promises';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { createLoadLimiter } from '../runtime/load-limiter';
import { createLogger } from '../runtime/logger';
import { createOverloadLog } from './admission';
import { createServiceApp } from './server';

function setUp(waitMs: number) {
  const responses: (() => void)[] = [];
  const app = createServiceApp({
    logger: createLogger('example', 'silent'),
    tokens: createTestTokens(),
    readiness: {},
    limiter: createLoadLimiter({ places: { browsing: 1, account: 2, checkout: 2, essential: 2 }, waitMs }),
    routes: (routes) => {
      routes.app.get('/slow', (_req, res) => void responses.push(() => res.send('done')));
    },
  });
  const get = (headers: Record<string, string> = {}) =>
    new Promise<request.Response>((resolve, reject) => {
      request(app)
        .get('/slow')
        .set(headers)
        .end((error, response) => (error ? reject(error) : resolve(response)));
    });
  const untilBegun = (count: number) => vi.waitFor(() => expect(responses).toHaveLength(count), 5000);
  return { app, get, responses, untilBegun };
}

describe('admission', () => {
  it('replies 503 with Retry-After to what has no place, and answers health checks and what is more important', async () => {
    const { app, get, responses, untilBegun } = setUp(20);
    const first = get();
    await untilBegun(1);
    const refused = await get();
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.requestId).toBe(refused.headers['x-request-id']);
    expect((await request(app).get('/readyz')).status).toBe(200);

    const important = get({ 'x-priority': 'account' });
    await untilBegun(2);
    for (const response of responses) response();
    expect([(await first).status, (await important).status]).toEqual([200, 200]);
    const after = get();
    await untilBegun(3);
    responses[2]?.();
    expect((await after).status).toBe(200);
  });

  it('does not begin a request whose deadline was over while it waited', async () => {
    const { get, responses, untilBegun } = setUp(2000);
    const first = get();
    await untilBegun(1);
    const late = get({ 'x-deadline-ms': '50' });
    await pause(150);
    responses[0]?.();
    expect((await first).status).toBe(200);
    expect((await late).status).toBe(503);
    expect(responses).toHaveLength(1);
  });
});

describe('createOverloadLog', () => {
  it('writes one line a second with the counts and the longest time', () => {
    vi.useFakeTimers();
    const warn = vi.fn();
    const refused = createOverloadLog({ warn });
    for (let count = 0; count < 1000; count += 1) refused('browsing', count / 100);
    refused('account', 2);
    vi.advanceTimersByTime(1000);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      { refused: { browsing: 1000, account: 1 }, longestMs: 10 },
    ]);
    vi.useRealTimers();
  });
});
