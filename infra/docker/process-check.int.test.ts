import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@shopwright/testing/deadlines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../local/servers/ports';
import { checkProcess } from './process-check';

/** A container: its init, and the process below it that answers. */
const init = `
  const { spawn } = require('child_process');
  const child = spawn(process.execPath, ['-e', process.argv[1], process.argv[2]], { stdio: 'inherit' });
  child.once('exit', (code, signal) => { console.log('ended by ' + signal); process.exit(1); });
  console.log(child.pid);`;
/** Answers the first request, by which the test sees that it runs, immediately. */
const server = (status: number, answersAfterMs = 0) => `
  let asked = 0;
  require('http').createServer((req, res) => {
    res.statusCode = req.url === '/readyz' ? ${status} : 200;
    setTimeout(() => res.end(), asked++ ? ${answersAfterMs} : 0);
  }).listen(Number(process.argv[1]), '127.0.0.1');`;

let container: ChildProcess | undefined;
let main = 0;

afterEach(() => {
  // The process may have been killed already.
  if (container?.exitCode === null) {
    process.kill(main, 'SIGKILL');
    container.kill('SIGKILL');
  }
});

const answerWithinMs = 500;

async function start(status = 200, answersAfterMs?: number) {
  const port = await freePort();
  const started = spawn(process.execPath, ['-e', init, server(status, answersAfterMs), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  container = started;
  let output = '';
  started.stdout.on('data', (text) => {
    output += text;
  });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200), eventually);
  main = Number.parseInt(output, 10);
  const check = (paths = {}) => checkProcess({ port, initPid: started.pid ?? 0, answerWithinMs, ...paths });
  return { started, check, output: () => output };
}

describe('checkProcess', () => {
  it('is content with a process that is ready', async () => {
    const { check, started } = await start();
    expect(await check()).toBe('ready');
    expect(started.exitCode).toBeNull();
  });

  it('leaves a process alone whose dependencies are away', async () => {
    const { check, started } = await start(503);
    expect(await check()).toBe('unready');
    expect(started.exitCode).toBeNull();
  });

  it('leaves a busy process alone, which answers later than in time', async () => {
    const { check, started } = await start(200, 1.5 * answerWithinMs);
    expect(await check()).toBe('unready');
    expect(started.exitCode).toBeNull();
  });

  it('asks the Stripe sandbox on its own path', async () => {
    const { check, started } = await start(503);
    const paths = { readyPath: '/_sandbox/healthz', livePath: '/_sandbox/healthz' };
    expect(await check(paths)).toBe('ready');
    process.kill(main, 'SIGSTOP');
    const ended = once(started, 'exit');
    expect(await check(paths)).toBe('killed');
    await ended;
  });

  it('kills a process that is stopped, so that its container ends and is started again', async () => {
    const { check, started, output } = await start();
    process.kill(main, 'SIGSTOP');
    const ended = once(started, 'exit');
    expect(await check()).toBe('killed');
    await ended;
    expect(output()).toContain('ended by SIGKILL');
  });

  it('reports a process that does not listen yet', async () => {
    const port = await freePort();
    expect(await checkProcess({ port, initPid: -1 })).toBe('unready');
  });
});
