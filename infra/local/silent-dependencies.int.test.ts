import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromRoot } from './paths';
import { assertRedisAnswers, checkPostgres } from './preflight/server-checks';
import { freePort } from './servers/ports';
import { readSettings } from './settings';
import { Shop } from './shop';

describe('a start whose dependency never answers', () => {
  let silent: Server;
  let port: number;

  beforeEach(async () => {
    // Takes connections, and says nothing.
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    port = (silent.address() as { port: number }).port;
  });
  afterEach(() => silent.close());

  const start = async (code: string) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      cwd: fromRoot('.'),
      timeout: 60_000,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    }
    const [exitCode, signal] = await once(child, 'close');
    return { exitCode, signal, printed };
  };

  it('gives up on REDIS_URL, by name', async () => {
    await expect(assertRedisAnswers(`redis://127.0.0.1:${port}`)).rejects.toThrow(
      /REDIS_URL cannot be used: Gave up waiting for an answer after 5 s/,
    );
  });

  it('gives up on DATABASE_URL, by name', async () => {
    expect(await checkPostgres(`postgres://me:secret@127.0.0.1:${port}/shop`)).toEqual([
      expect.objectContaining({
        setting: 'DATABASE_URL',
        message: expect.stringMatching(/^cannot be used: .*TIMEOUT/),
      }),
    ]);
  });

  it.each([
    ['in an endless loop', 'for (;;);'],
    ['on itself', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
  ])('is ended with a reason when its thread is blocked %s', async (_what, blocked) => {
    const watchdog = fromRoot('infra/local/start-watchdog.ts');
    const code = `const { watchStart } = await import(${JSON.stringify(watchdog)}); watchStart(1500, 100); setTimeout(() => { ${blocked} }, 500);`;
    const { signal, printed } = await start(code);
    expect(signal).toBe('SIGKILL');
    expect(printed).toMatch(/The start has not moved for \d+ s: its process is blocked/);
  });

  it.each(['DATABASE_URL', 'REDIS_URL'])('gives up as a whole, with %s in the reason', async (name) => {
    const home = mkdtempSync(path.join(tmpdir(), 'shopwright-silent-'));
    const scheme = name === 'REDIS_URL' ? 'redis' : 'postgres';
    const env = {
      PORT: String(await freePort()),
      SHOP_HOME: home,
      [name]: `${scheme}://me:secret@127.0.0.1:${port}/0`,
    };
    const shop = new Shop(readSettings(env, '/'), { verbose: false, dev: false });
    try {
      await expect(shop.start()).rejects.toThrow(name);
    } finally {
      await shop.stop();
      rmSync(home, { recursive: true });
    }
  });

  it('is left alone while it works, and afterwards', async () => {
    const watchdog = fromRoot('infra/local/start-watchdog.ts');
    const code = `const { watchStart } = await import(${JSON.stringify(watchdog)}); const end = watchStart(1000, 100);
      setTimeout(() => { end(); const until = Date.now() + 2500; while (Date.now() < until); console.log('done'); }, 2500);`;
    expect(await start(code)).toMatchObject({ exitCode: 0, printed: 'done\n' });
  });
});
