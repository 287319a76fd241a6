import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../local/paths';
import { freePort } from '../../local/servers/ports';
import { formatSeconds, print, timed } from '../print';

/**
 * Measures the time until a store is ready: `npm run lab -- startup`. Clones the last commit and starts it with an empty
 * SHOP_HOME and an empty cache (npm's own cache stays), then starts it twice more.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-startup-'));
  const clone = path.join(folder, 'clone');
  try {
    const gitClone = ['clone', '--quiet', '--depth', '1', `file://${fromRoot()}`, clone];
    print('git clone', await timed(() => execFileSync('git', gitClone)));
    print('first npm start, install included', formatSeconds(await start(clone, folder, 'SIGTERM')));
    print('second npm start', formatSeconds(await start(clone, folder, 'SIGKILL')));
    print('npm start after kill -9', formatSeconds(await start(clone, folder, 'SIGTERM')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the milliseconds until `Ready`, then ends the store with the signal. */
async function start(clone: string, folder: string, end: NodeJS.Signals): Promise<number> {
  const startedAt = performance.now();
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    SHOP_HOME: path.join(folder, 'home'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  };
  // Runs what `npm start` runs, without npm in between, so that the signal reaches the process itself.
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
  if (readyMs === undefined) throw new Error(`the store did not start:\n${output}`);
  child.kill(end);
  await exited;
  return readyMs;
}

void main();
