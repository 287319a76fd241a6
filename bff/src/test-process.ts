import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@shopwright/testing/deadlines';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';
import { vi } from 'vitest';
import { nowhere, redisForLimits } from './test-store';

const renderer = `export const createPageRenderer = async () => ({
  shell: () => '<!doctype html>',
  prepare: async ({ language, address }) => ({ status: 200, language, fingerprint: address, render: () => '<!doctype html>' }),
});`;

type Line = Record<string, unknown> & { address?: { port: number } };

interface BffProcess {
  child: ChildProcess;
  /** Waits for a line of its log. */
  find: (isFound: (line: Line) => boolean) => Promise<Line>;
}

/** Prepares programs of the BFF with a web app of empty pages, in front of a catalog alone. */
export async function prepareBffProcess(catalogUrl: string) {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'shopwright-bff-'));
  await mkdir(path.join(webRoot, 'client/.vite'), { recursive: true });
  await mkdir(path.join(webRoot, 'server'));
  await writeFile(path.join(webRoot, 'client/index.html'), '<!doctype html>');
  await writeFile(path.join(webRoot, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(webRoot, 'server/entry-server.mjs'), renderer);
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    NODE_ENV: 'development',
    WEB_ROOT: webRoot,
    PUBLIC_URL: 'http://localhost',
    ...testKeysOf('bff'),
    LINK_SECRET: 'a secret for tests of 32 characters',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_popular',
    REDIS_URL: redisForLimits(),
    CATALOG_URL: catalogUrl,
    ORDER_URL: nowhere,
    AUTH_URL: nowhere,
    TRACES_URL: nowhere,
    DRAIN_SECONDS: '0',
  };
  return {
    start(options: string[] = [], more: NodeJS.ProcessEnv = {}): BffProcess {
      const child = spawn(process.execPath, [...options, programFile('bff/src/main')], {
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines: Line[] = [];
      createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line) as Line));
      return { child, find: (isFound) => vi.waitUntil(() => lines.find(isFound), eventually) };
    },
    remove: () => rm(webRoot, { recursive: true, force: true }),
  };
}
