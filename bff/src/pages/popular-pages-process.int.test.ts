import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { programFile } from '@shopwright/testing/test-program';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { internalTokenSecret } from '../test-auth-process';
import { type ChangingCatalog, startChangingCatalog } from '../test-changing-catalog';
import { forgetLimits, nowhere, redisForLimits } from '../test-store';

const renderer = `export const createPageRenderer = async () => ({
  shell: () => '<!doctype html>',
  prepare: async ({ language, address }) => ({ status: 200, language, fingerprint: address, render: () => '<!doctype html>' }),
});`;

let catalog: ChangingCatalog;
let webRoot: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  catalog = await startChangingCatalog();
  webRoot = await mkdtemp(path.join(tmpdir(), 'shopwright-popular-'));
  await mkdir(path.join(webRoot, 'client/.vite'), { recursive: true });
  await mkdir(path.join(webRoot, 'server'));
  await writeFile(path.join(webRoot, 'client/index.html'), '<!doctype html>');
  await writeFile(path.join(webRoot, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(webRoot, 'server/entry-server.mjs'), renderer);
});
beforeEach(forgetLimits);
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  await catalog.close();
  await rm(webRoot, { recursive: true, force: true });
});

type Line = Record<string, unknown> & { address?: { port: number } };

/** Starts the program of the BFF, and returns what it logs. */
function start(): Line[] {
  const env = {
    ...{
      PATH: process.env.PATH,
      PORT: '0',
      NODE_ENV: 'development',
      WEB_ROOT: webRoot,
      PUBLIC_URL: 'http://localhost',
    },
    ...{
      INTERNAL_TOKEN_SECRET: internalTokenSecret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_popular',
      REDIS_URL: redisForLimits(),
    },
    CATALOG_URL: catalog.url,
    ORDER_URL: nowhere,
    AUTH_URL: nowhere,
    TRACES_URL: nowhere,
    DRAIN_SECONDS: '0',
  };
  child = spawn(process.execPath, [programFile('bff/src/main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Line[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => lines.push(JSON.parse(line) as Line));
  return lines;
}

const find = (lines: Line[], isFound: (line: Line) => boolean) => vi.waitUntil(() => lines.find(isFound), eventually);

it('a process saves the pages of its visitors when it stops, and the next one makes them', async () => {
  const { address } = await find(start(), (line) => line.address !== undefined);
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
  expect(await find(start(), ({ msg }) => msg === 'popular pages were made')).toMatchObject({ pages: 1 });
});
