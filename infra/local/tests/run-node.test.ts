import { describe, expect, it } from 'vitest';
import { runNode } from './run-node';

const run = (code: string) => runNode(['-e', code], {}, false);

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
});
