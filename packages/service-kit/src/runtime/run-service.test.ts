import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { eventually } from '@shopwright/testing/deadlines';
import { testKeys } from '@shopwright/testing/test-keys';
import { afterEach, describe, expect, it, vi } from 'vitest';

const file = (name: string) => path.join(import.meta.dirname, name);

/** Says when its parts run and stop. */
const program = bundleProgram(`
  import { once } from 'node:events';
  import * as z from 'zod';
  import { createServiceApp } from '${file('../http/server.ts')}';
  import { loadConfig, processConfig, processEnv } from '${file('config.ts')}';
  import { runService } from '${file('run-service.ts')}';
  const part = (logger, name) => [{ name, timeoutMs: 1000, stop: async () => logger.info(name + ' stopped') }];
  void runService({
    name: 'example',
    readConfig: () => loadConfig(z.object(processEnv).transform(processConfig)),
    deps: ({ config, tokens, logger, database }) => {
      if (config.http.host === '127.0.0.2') throw new Error('nothing to work with');
      return { tokens, logger, database };
    },
    app: ({ tokens, logger, database }) => createServiceApp({
      tokens,
      logger,
      readiness: { example: async () => {} },
      routes: ({ app }) => app
        .get('/quick', (_req, res) => res.end())
        .get('/slow', async (_req, res) => {
          const released = once(process, 'SIGUSR2');
          logger.info('request begun');
          await released;
          res.send('answered without a database: ' + (database === undefined));
        }),
    }),
    samplers: () => [
      { name: 'works', read: async () => [{ name: 'pieces', help: 'x', values: [{ labels: { state: 'new' }, value: 7 }] }] },
      { name: 'fails', read: async () => { throw new Error('away'); } },
    ],
    periodicTasks: ({ logger }) => [{ name: 'tick', everyMs: 20, work: async () => logger.info('tick') }],
    consumers: ({ logger }) => part(logger, 'consumer'),
    resources: ({ logger }) => part(logger, 'resource'),
  });
`);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string> = {}) {
  const node = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: '0', INTERNAL_PUBLIC_KEYS: testKeys.publicKeys, DRAIN_SECONDS: '0', ...env },
  });
  children.push(node);
  const lines: { msg: string; level: number; address?: { port: number } }[] = [];
  createInterface(node.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  return {
    node,
    lines,
    stderr: text(node.stderr),
    /** `close` comes after the last line, unlike `exit`. */
    exited: once(node, 'close').then(([code]) => code as number | null),
    said: (msg: string) =>
      vi.waitFor(() => {
        const line = lines.find((candidate) => candidate.msg === msg);
        if (!line) throw new Error(`never said: ${msg}`);
        return line;
      }, eventually),
  };
}

describe('runService', () => {
  it('is ready once it listens, and on SIGTERM answers what has begun and stops its parts in order', async () => {
    const service = start();
    const { address } = await service.said('example listens');
    const url = `http://127.0.0.1:${address?.port}`;
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
    await service.said('tick');

    const slow = fetch(`${url}/slow`, { headers: { connection: 'close' } });
    await service.said('request begun');
    service.node.kill('SIGTERM');
    await service.said('consumer stopped');
    expect(service.lines.map((line) => line.msg)).not.toContain('resource stopped');
    service.node.kill('SIGUSR2');
    expect(await (await slow).text()).toBe('answered without a database: true');
    expect(await service.exited).toBe(0);
    const stops = service.lines.map((line) => line.msg).filter((msg) => msg.endsWith('stopped'));
    expect(stops).toEqual(['consumer stopped', 'resource stopped']);
  });

  it('on SIGTERM is first not ready, goes on answering while it drains, and closes each connection', async () => {
    const service = start({ DRAIN_SECONDS: '10' });
    const { address } = await service.said('example listens');
    const url = `http://127.0.0.1:${address?.port}`;
    service.node.kill('SIGTERM');
    await service.said('consumer stopped');

    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })]);
    const late = await fetch(`${url}/quick`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(service.node.exitCode).toBeNull();
    expect(await service.exited).toBe(0);
    await expect(fetch(`${url}/quick`)).rejects.toThrow();
  });

  it('answers GET /metrics on the port of METRICS_PORT and on no other, with what could be read', async () => {
    const service = start({ METRICS_PORT: '0' });
    const metricsPort = (await service.said('metrics are served')).address?.port;
    const { address } = await service.said('example listens');
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    expect((await fetch(`http://127.0.0.1:${address?.port}/metrics`)).status).toBe(404);
    const response = await fetch(metrics);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const page = await response.text();
    expect(page).toContain('pieces{service="example",state="new"} 7\n');
    expect(page).toContain('metrics_read_errors_total{service="example",source="fails"} 1\n');
    expect(page).toMatch(/^process_resident_memory_bytes\{service="example"\} \d+$/m);
    expect(page).toMatch(/^http_request_duration_seconds_count\{.*route="other",status="4xx"\} 1$/m);
    // Longer while other processes have the CPU.
    const lag = /^nodejs_eventloop_lag_p99_seconds\{service="example"\} 0\.\d+$/m;
    await vi.waitFor(async () => expect(await (await fetch(metrics)).text()).toMatch(lag), eventually);
    expect((await fetch(`${metrics}/more`)).status).toBe(404);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
    service.node.kill('SIGTERM');
    expect(await service.exited).toBe(0);
  });

  it('exits with 1 and one line for a bad variable', async () => {
    const service = start({ PORT: 'seven' });
    expect(await service.exited).toBe(1);
    expect(service.lines).toEqual([]);
    expect((await service.stderr).trim().split('\n')).toEqual([
      expect.any(String),
      expect.stringMatching(/^ {2}PORT: /),
    ]);
  });

  it('exits with 1 and one line when it cannot make its deps, or its address is not there', async () => {
    for (const service of [start({ HOST: '127.0.0.2' }), start({ HOST: '192.0.2.1' })]) {
      expect(await service.exited).toBe(1);
      expect(service.lines).toEqual([expect.objectContaining({ level: 60, msg: 'example cannot start' })]);
      expect(await service.stderr).toBe('');
    }
  });
});
