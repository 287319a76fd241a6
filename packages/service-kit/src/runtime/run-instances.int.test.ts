import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testKeys } from '@shopwright/testing/test-keys';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const file = (name: string) => path.join(import.meta.dirname, name);

const script = `
  import { setTimeout as pause } from 'node:timers/promises';
  import * as z from 'zod';
  import { createServiceApp } from '${file('../http/server.ts')}';
  import { loadConfig, processConfig, processEnv } from '${file('config.ts')}';
  import { runService } from '${file('run-service.ts')}';
  void runService({
    name: 'example',
    hasInstances: true,
    readConfig: () => loadConfig(z.object(processEnv).transform(processConfig)),
    deps: ({ config, tokens, logger }) => {
      if (config.http.host === '127.0.0.2') throw new Error('nothing to work with');
      return { tokens, logger };
    },
    app: ({ tokens, logger }) => createServiceApp({
      tokens,
      logger,
      readiness: {},
      routes: ({ app }) => {
        app.get('/pid', (_req, res) => void res.json(process.pid));
        app.get('/slow', async (_req, res) => {
          await pause(1000);
          res.json(process.pid);
        });
      },
    }),
  });
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(import.meta.dirname, '.instances-'));
  // Starts in half the time.
  const stdin = { contents: script, resolveDir: import.meta.dirname };
  await build({ stdin, outfile: path.join(folder, 'main.cjs'), bundle: true, platform: 'node', format: 'cjs' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start(env: Record<string, string> = {}) {
  const node = spawn(process.execPath, [path.join(folder, 'main.cjs')], {
    env: { PATH: process.env.PATH, PORT: '0', INTERNAL_PUBLIC_KEYS: testKeys.publicKeys, WEB_CONCURRENCY: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(node);
  const lines: { msg: string; address?: { port: number } }[] = [];
  node.stdout.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line));
  });
  const exited = once(node, 'exit').then(([code]) => code as number | null);
  const listening = () => lines.filter(({ msg }) => msg === 'example listens');
  const get = async (where: string) => {
    const url = `http://127.0.0.1:${listening()[0]?.address?.port}${where}`;
    const response = await fetch(url, { headers: { connection: 'close' } });
    return { status: response.status, value: (await response.json()) as unknown };
  };
  const pids = async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => get('/pid')));
    return new Set(responses.map(({ value }) => value as number));
  };
  const listen = (count: number) => vi.waitFor(() => expect(listening()).toHaveLength(count), 40_000);
  return { node, lines, exited, get, pids, listen };
}

describe('runInstances', { timeout: 90_000 }, () => {
  it('answers by every instance on one port, and replaces one that dies', async () => {
    const service = await start();
    await service.listen(2);
    const before = await service.pids();
    expect(before.size).toBe(2);
    expect(before).not.toContain(service.node.pid);

    const [killed = 0] = before;
    process.kill(killed, 'SIGKILL');
    await service.listen(3);
    await vi.waitFor(async () => {
      const after = await service.pids();
      expect(after.size).toBe(2);
      expect(after).not.toContain(killed);
    }, 20_000);
    expect(service.lines.map(({ msg }) => msg)).toContain('an instance ended and is replaced');
  });

  it('replaces an instance that is stopped, while the other one answers', async () => {
    const service = await start();
    await service.listen(2);
    const [stopped = 0] = await service.pids();
    process.kill(stopped, 'SIGSTOP');
    await service.listen(3);
    await vi.waitFor(async () => expect((await service.pids()).size).toBe(2), 20_000);
    expect(await service.pids()).not.toContain(stopped);
  });

  it('on SIGTERM every instance is not ready, answers what has begun, and all end with 0', async () => {
    const service = await start({ DRAIN_SECONDS: '2' });
    await service.listen(2);
    const pids = await service.pids();
    const slow = Promise.all(Array.from({ length: 6 }, () => service.get('/slow')));
    await pause(300);
    service.node.kill('SIGTERM');
    await pause(300);
    const ready = await Promise.all(Array.from({ length: 6 }, () => service.get('/readyz')));
    expect(ready.map(({ status }) => status)).toEqual(Array(6).fill(503));
    expect((await slow).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await service.exited).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
  });

  it('tells the metrics of all instances as those of one process, and never less than before', async () => {
    const service = await start({ METRICS_PORT: '0' });
    await service.listen(2);
    const metricsPort = service.lines.find(({ msg }) => msg === 'metrics are served')?.address?.port;
    const answered = async () => {
      const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(page.match(/^nodejs_eventloop_lag_p99_seconds\{.*$/gm)?.length ?? 0).toBeLessThan(2);
      const line = /^http_request_duration_seconds_count\{.*route="\/pid".*status="2xx".*\} (\d+)$/m.exec(page);
      return Number(line?.[1]);
    };
    const [killed = 0] = await service.pids();
    expect(await answered()).toBe(10);
    process.kill(killed, 'SIGKILL');
    await service.listen(3);
    expect(await answered()).toBe(10);
    await service.pids();
    expect(await answered()).toBe(20);
    // It counts with its last answer.
    const [stopped = 0] = await service.pids();
    expect(await answered()).toBe(30);
    process.kill(stopped, 'SIGSTOP');
    expect(await answered()).toBe(30);
    process.kill(stopped, 'SIGCONT');
  });

  it('takes its instances with it when it is killed', async () => {
    const service = await start();
    await service.listen(2);
    const pids = await service.pids();
    service.node.kill('SIGKILL');
    await service.exited;
    await vi.waitFor(() => {
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
    }, 20_000);
  });

  it('exits with 1 where no instance can start', async () => {
    const service = await start({ HOST: '127.0.0.2' });
    expect(await service.exited).toBe(1);
  });
});
