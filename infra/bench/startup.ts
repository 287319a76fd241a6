import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../local/paths';
import { freePort } from '../local/servers/ports';

/**
 * How long it takes from nothing to a shop that is ready: `npm run bench:startup`. The last commit is cloned, and started
 * with an empty SHOP_HOME and an empty cache of ours (npm's cache stays as it is), then twice more.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-startup-'));
  const clone = path.join(folder, 'clone');
  try {
    const cloneMs = timed(() =>
      execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${fromRoot()}`, clone]),
    );
    print('git clone', cloneMs);
    print('first npm start, install included', await start(clone, folder, 'SIGTERM'));
    print('second npm start', await start(clone, folder, 'SIGKILL'));
    print('npm start after kill -9', await start(clone, folder, 'SIGTERM'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds until `Ready`. The shop is then ended by the signal. */
async function start(clone: string, folder: string, end: NodeJS.Signals): Promise<number> {
  const startedAt = performance.now();
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    SHOP_HOME: path.join(folder, 'home'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  };
  // What `npm start` does, without npm and its shell between this process and the one that gets the signal.
  const child = spawn(process.execPath, ['infra/local/start.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const ready = new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (/^Ready$/m.test(output)) resolve(performance.now() - startedAt);
    });
  });
  const readyMs = await Promise.race([ready, exited.then(() => undefined)]);
  if (readyMs === undefined) throw new Error(`the shop did not start:\n${output}`);
  child.kill(end);
  await exited;
  return readyMs;
}

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function print(what: string, ms: number): void {
  process.stdout.write(`${what.padEnd(36)} ${(ms / 1000).toFixed(1).padStart(6)} s\n`);
}

void main();
