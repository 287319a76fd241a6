import { type Heartbeat, sendHeartbeat } from '@shopwright/contracts/http/instances';
import { describe, expect, it, vi } from 'vitest';
import { countOne } from '../metrics/counters';
import { recordRequest } from '../metrics/requests';
import { createLogger } from '../runtime/logger';
import { startHeartbeat } from './heartbeat';

const logger = createLogger('heartbeat', 'silent');
const queues = {
  name: 'queues',
  read: async () => [
    {
      name: 'queue_jobs',
      help: '',
      values: [
        { labels: { queue: 'refunds', state: 'waiting' }, value: 2 },
        { labels: { queue: 'refunds', state: 'failed' }, value: 7 },
        { labels: { queue: 'loyalty', state: 'delayed' }, value: 3 },
      ],
    },
  ],
};

function start(send: (heartbeat: Heartbeat) => Promise<unknown>) {
  return startHeartbeat({ name: 'order', send, samplers: [queues], logger, everyMs: 5 });
}

describe('startHeartbeat', () => {
  it('tells how the process is, and every sixth time what it did since', async () => {
    const sent: Heartbeat[] = [];
    const heartbeat = start(async (each) => sent.push(each));
    recordRequest('GET', '/orders', 200, 0.25);
    recordRequest('GET', '/orders', 503, 0.25);
    countOne('orders_confirmed_total');
    await vi.waitUntil(() => sent.length >= 13);
    await heartbeat.stop();
    expect(sent.map((each) => each.metrics !== undefined).slice(0, 13)).toEqual(
      Array.from({ length: 13 }, (_, at) => at % 6 === 5),
    );
    expect(sent[5]?.metrics).toMatchObject({
      requests: 2,
      failed_requests: 1,
      request_ms: expect.closeTo(500),
      orders_confirmed: 1,
      jobs_waiting: 5,
      memory_mb: expect.any(Number),
    });
    // What was told is not told again.
    expect(sent[11]?.metrics).toMatchObject({ requests: 0, request_ms: 0, orders_confirmed: 0, jobs_waiting: 5 });
    expect(sent.slice(0, -1).every(({ isEnding }) => !isEnding)).toBe(true);
    expect(sent.at(-1)?.isEnding).toBe(true);
    for (const each of sent) expect(sendHeartbeat.body?.safeParse(each).error).toBeUndefined();
    expect(sent[0]).toMatchObject({ process: 'order', pid: process.pid, version: expect.stringMatching(/^\d+\.\d+/) });
  });

  it('goes on where no one receives it', async () => {
    let calls = 0;
    const heartbeat = start(async () => {
      calls += 1;
      throw new Error('away');
    });
    await vi.waitUntil(() => calls >= 3);
    await heartbeat.stop();
  });
});
