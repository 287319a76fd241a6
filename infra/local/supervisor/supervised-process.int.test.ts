import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@shopwright/testing/deadlines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../paths';
import { freePort } from '../servers/ports';
import { pidFileOf, stopStaleProcesses } from './home-lock';
import { processStart } from './process-identity';
import type { Program } from './program';
import { SupervisedProcess } from './supervised-process';

const isAlive = (pid: number) => processStart(pid) !== undefined;

describe('SupervisedProcess', () => {
  let home: string;
  let supervised: SupervisedProcess | undefined;
  let notices: string[];

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shopwright-supervised-'));
    notices = [];
  });

  afterEach(async () => {
    await supervised?.stop();
    supervised = undefined;
    rmSync(home, { recursive: true });
  });

  const supervise = (script: string, changes: Partial<Program> = {}) => {
    supervised = new SupervisedProcess(
      {
        name: 'example',
        command: process.execPath,
        args: ['-e', script],
        env: process.env,
        ready: { line: 'at your service' },
        firstStarts: 1,
        stopSignal: 'SIGTERM',
        noteworthy: (line) => (line.startsWith('!') ? line : undefined),
        ...changes,
      },
      {
        restart: true,
        heartbeat: true,
        logFile: path.join(home, 'logs/example.log'),
        pidFile: pidFileOf(home, 'example'),
        onNotice: (text) => notices.push(text),
      },
    );
    return supervised;
  };
  const serve = 'console.log("at your service"); setInterval(() => {}, 1000)';

  it('restarts a killed program', async () => {
    const example = supervise(serve);
    await example.start();
    const first = example.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await vi.waitUntil(() => notices.some((notice) => notice.startsWith('is back')), eventually);
    expect(example.pid).not.toBe(first);
    expect(notices[0]).toBe('was killed by SIGKILL; restarting');
  });

  it('starts a paused program again after the time, or when it is told to', async () => {
    const example = supervise(serve);
    await example.start();
    const first = example.pid;
    example.pause(300);
    await vi.waitUntil(() => example.pid === undefined, eventually);
    await vi.waitUntil(() => example.pid !== undefined, eventually);
    expect(example.pid).not.toBe(first);
    expect(notices.filter((notice) => notice.includes('restarting'))).toEqual([]);
    await vi.waitUntil(() => notices.some((notice) => notice.startsWith('is back')), eventually);
    example.pause(600_000);
    await vi.waitUntil(() => example.pid === undefined, eventually);
    example.resume();
    await vi.waitUntil(() => example.pid !== undefined, eventually);
  });

  it('restarts a program that is made to crash', async () => {
    const example = supervise(serve);
    await example.start();
    const first = example.pid;
    example.crash();
    await vi.waitUntil(() => example.pid !== undefined && example.pid !== first, eventually);
    expect(notices[0]).toBe('was killed by SIGKILL; restarting');
  });

  describe('a program that does not answer any more', () => {
    const server = (onFreeze = '') => `
      const server = require('http').createServer((req, res) => {
        if (req.url === '/freeze') { ${onFreeze} }
        res.end('alive');
      });
      server.listen(Number(process.argv[1]), '127.0.0.1', () => console.log('at your service'));`;

    const startServer = async (script: string) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const example = supervise(script, {
        args: ['-e', script, String(port)],
        heartbeatUrl: `${url}/livez`,
        ready: { url: `${url}/livez` },
      });
      await example.start();
      return { example, url, first: example.pid ?? 0 };
    };
    const untilBack = () => vi.waitUntil(() => notices.some((notice) => notice.startsWith('is back')), eventually);

    it('is killed and replaced within 15 s when it is stopped', async () => {
      const { example, url, first } = await startServer(server());
      // It is watched once it has answered.
      await sleep(1500);
      const frozenAt = performance.now();
      process.kill(first, 'SIGSTOP');
      await untilBack();
      expect(performance.now() - frozenAt).toBeLessThan(15_000);
      expect(notices.slice(0, 2)).toEqual(['does not answer any more', 'was killed by SIGKILL; restarting']);
      expect(example.pid).not.toBe(first);
      expect(isAlive(first)).toBe(false);
      expect((await fetch(url)).status).toBe(200);
    });

    it('is replaced when its event loop is blocked', async () => {
      const { example, url, first } = await startServer(server('for (;;);'));
      await sleep(1500);
      await expect(fetch(`${url}/freeze`)).rejects.toThrow();
      await untilBack();
      expect(example.pid).not.toBe(first);
    });

    it('is left alone when it is only busy for some seconds', async () => {
      const busy = 'const end = Date.now() + 4000; while (Date.now() < end);';
      const { example, url, first } = await startServer(server(busy));
      await sleep(1500);
      expect((await fetch(`${url}/freeze`)).status).toBe(200);
      await sleep(1500);
      expect(example.pid).toBe(first);
      expect(notices).toEqual([]);
    });
  });

  it('does not restart a program that was asked to stop', async () => {
    const example = supervise(serve);
    await example.start();
    const pid = example.pid ?? 0;
    await example.stop();
    expect(isAlive(pid)).toBe(false);
    expect(notices).toEqual([]);
  });

  it('says why a program did not become ready', async () => {
    const example = supervise('console.error("no such setting: X"); process.exit(3)');
    await expect(example.start()).rejects.toMatchObject({
      message: expect.stringContaining('example ended before it was ready'),
      detail: 'no such setting: X',
    });
  });

  it('says why a program cannot be started', async () => {
    const example = supervise('', { command: '/nowhere/program' });
    await expect(example.start()).rejects.toMatchObject({ detail: expect.stringContaining('ENOENT') });
  });

  it('keeps the output, and prints warnings and errors', async () => {
    await supervise(`console.log("quiet"); console.log("! loud"); ${serve}`).start();
    expect(notices).toEqual(['! loud']);
    expect(readFileSync(path.join(home, 'logs/example.log'), 'utf8')).toBe('quiet\n! loud\nat your service\n');
  });

  it('rotates a log of ten megabytes', async () => {
    mkdirSync(path.join(home, 'logs'));
    writeFileSync(path.join(home, 'logs/example.log'), Buffer.alloc(11 * 1024 * 1024, 'x\n'));
    await supervise(serve).start();
    expect(readFileSync(path.join(home, 'logs/example.log'), 'utf8')).toBe('at your service\n');
  });

  it('ends its Node children when it is killed', async () => {
    // The middle process stands for the supervisor; it prints its child's pid and is killed.
    const child = `spawn(process.execPath, ['--require', ${JSON.stringify(fromRoot('infra/local/supervisor/die-with-parent.cjs'))}, '-e', 'setInterval(() => {}, 1000)'], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })`;
    const middle = spawn(process.execPath, [
      '-e',
      `const { spawn } = require('child_process'); console.log(${child}.pid); setInterval(() => {}, 1000)`,
    ]);
    const pid = await new Promise<number>((resolve) => middle.stdout.once('data', (text) => resolve(Number(text))));
    expect(isAlive(pid)).toBe(true);
    middle.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(pid), eventually);
  });

  it('leaves a file by which the next start finds and stops remaining processes', async () => {
    const left = spawn(process.execPath, [
      '-e',
      'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000)',
    ]);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    mkdirSync(path.join(home, 'run'));
    writeFileSync(pidFileOf(home, 'bff'), `${left.pid} ${processStart(left.pid ?? 0)}`);
    writeFileSync(pidFileOf(home, 'order'), `${stranger.pid} at another time`);
    expect(await stopStaleProcesses(home)).toEqual(['bff']);
    expect(isAlive(left.pid ?? 0)).toBe(false);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill('SIGKILL');
  });
});
