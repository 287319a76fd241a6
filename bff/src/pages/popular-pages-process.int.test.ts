import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from '../test-changing-catalog';
import { prepareBffProcess } from '../test-process';
import { forgetLimits, redisForLimits } from '../test-store';

let catalog: ChangingCatalog;
let bff: Awaited<ReturnType<typeof prepareBffProcess>>;
let child: ChildProcess | undefined;

beforeAll(async () => {
  catalog = await startChangingCatalog();
  bff = await prepareBffProcess(catalog.url);
});
beforeEach(forgetLimits);
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  await catalog.close();
  await bff.remove();
});

function start() {
  const started = bff.start();
  ({ child } = started);
  return started;
}

it('a process saves the pages of its visitors when it stops, and the next one makes them', async () => {
  const { address } = await start().find((line) => line.address !== undefined);
  const redis = connectRedis(redisForLimits(), 'producer', createLogger('popular pages test', 'silent'));
  try {
    await vi.waitFor(() => redis.ping(), eventually);
    // A page is counted once the process knows what the catalog has changed.
    const isHit = async () => {
      const response = await fetch(`http://127.0.0.1:${address?.port}/about`, { headers: { 'accept-language': 'de' } });
      return response.headers.has('cache-status');
    };
    await vi.waitUntil(isHit, eventually);
    const exited = once(child!, 'exit');
    child!.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await redis.get('popular-pages')).toBe('de /about');
  } finally {
    redis.disconnect();
  }
  expect(await start().find(({ msg }) => msg === 'popular pages were made')).toMatchObject({ pages: 1 });
});
