import { describe, expect, it } from 'vitest';
import { processStart } from '../supervisor/process-identity';
import { runNode } from './run-node';

const run = (code: string, limitMs = 60_000) => runNode(['-e', code], false, limitMs);

describe('a run of Node', () => {
  it('returns the exit code and both streams', async () => {
    const { code, printed } = await run('console.log("out"); console.error("err"); process.exitCode = 3');
    expect(code).toBe(3);
    expect(printed.split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('returns all of a long output', async () => {
    const { printed } = await run('process.stdout.write("x".repeat(3_000_000))');
    expect(printed.length).toBe(3_000_000);
  });

  it('counts an end by a signal as a failure', async () => {
    expect((await run('process.kill(process.pid, "SIGKILL")')).code).toBe(1);
  });

  it('ends although a process that it left behind holds its output open', async () => {
    const left = `
      const options = { detached: true, stdio: 'inherit' };
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], options);
      child.unref();
      console.log(child.pid);`;
    const startedAt = performance.now();
    const { code, printed } = await run(left);
    // Without a pid, `kill` would end this run.
    expect(printed).toMatch(/^\d+\n$/);
    process.kill(Number(printed));
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it.each([
    ['in an endless loop', 'for (;;);'],
    ['that takes no SIGTERM', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"],
  ])('%s is ended at its limit, and has failed', { concurrent: true }, async (_what, code) => {
    expect(await run(code, 1_000)).toEqual({ code: 1, printed: '', isLate: true });
  });

  it('is ended with everything that it started', async () => {
    const started = `
      const options = { detached: true, stdio: 'ignore' };
      const child = require('child_process').spawn(process.execPath, ['-e', 'for (;;);'], options);
      console.log(child.pid);
      for (;;);`;
    const { printed } = await run(started, 5_000);
    expect(Number(printed)).toBeGreaterThan(0);
    expect(processStart(Number(printed))).toBeUndefined();
  });
});
