import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fromRoot, repositoryRoot } from '../paths';
import { tryLock } from '../supervisor/home-lock';
import { UserError } from '../user-error';
import { waitFor } from '../waiting';
import { buildServers } from './build-servers';
import { type BuildStamps, filesBelow, fingerprint, readBuildStamps, writeBuildStamps } from './build-stamps';

/** Builds servers and web app side by side, and returns what was built. With `staleOnly` only what is not up to date. */
export function buildAll({ staleOnly }: { staleOnly: boolean }): Promise<string[]> {
  return buildLocked((stamps) => [buildServers(stamps, staleOnly), buildWeb(stamps, staleOnly)]);
}

/** Builds the servers and their commands where they are not up to date, and returns what was built. */
export function buildStaleServers(): Promise<string[]> {
  return buildLocked((stamps) => [buildServers(stamps, true)]);
}

async function buildLocked(start: (stamps: BuildStamps) => Promise<string[]>[]): Promise<string[]> {
  const unlock = await lockBuild();
  try {
    const stamps = readBuildStamps();
    const results = await Promise.allSettled(start(stamps));
    const built = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (built.length > 0) {
      await reduceSourceMaps(built);
      await writeBuildStamps(stamps);
    }
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return built;
  } finally {
    unlock();
  }
}

const lockLimitMs = 10 * 60_000;
/** A build takes a minute on a busy machine. */
const buildLimitMs = 10 * 60_000;

/** Waits while another process builds in this checkout: two builds would remove each other's files. */
async function lockBuild(): Promise<() => void> {
  mkdirSync(fromRoot('infra/dist'), { recursive: true });
  const file = fromRoot('infra/dist/build.lock');
  let owner = 0;
  const limit = { limitMs: lockLimitMs, describe: () => `the build of process ${owner}, which holds ${file}` };
  return waitFor('another build in this checkout', limit, async (signal) => {
    for (;;) {
      const lock = tryLock(file);
      if (typeof lock === 'function') return lock;
      owner = lock;
      await sleep(200, undefined, { signal });
    }
  });
}

const run = promisify(execFile);

/** Reduces the maps of what servers load; those of browsers stay as they are. */
async function reduceSourceMaps(built: string[]): Promise<void> {
  const maps = built.flatMap((file) => {
    if (file.endsWith('.cjs')) return fromRoot(`${file}.map`);
    return file === 'web/dist/server' ? filesBelow(fromRoot(file)).filter((each) => each.endsWith('.map')) : [];
  });
  await run(process.execPath, [fromRoot('infra/dist/reduce-source-maps.cjs'), ...maps], {
    timeout: buildLimitMs,
    killSignal: 'SIGKILL',
  });
}

/** Builds both halves of the web app when its sources, or those of the contracts in it, have changed. */
async function buildWeb(stamps: BuildStamps, staleOnly: boolean): Promise<string[]> {
  const sources = fingerprint([fromRoot('web'), fromRoot('packages/contracts')]);
  const isBuilt = ['client/index.html', 'server/entry-server.mjs'].every((file) =>
    existsSync(fromRoot('web/dist', file)),
  );
  if (staleOnly && stamps.web === sources && isBuilt) return [];
  await Promise.all([vite([]), vite(['--ssr', 'src/entry-server.tsx'])]);
  stamps.web = sources;
  return ['web/dist/client', 'web/dist/server'];
}

async function vite(args: string[]): Promise<void> {
  // Always React's production build, also for a store that runs with NODE_ENV=development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const program = [fromRoot('node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn', ...args];
  try {
    await run(process.execPath, program, { cwd: repositoryRoot, env, timeout: buildLimitMs, killSignal: 'SIGKILL' });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    const isEnded = cause instanceof Error && 'killed' in cause && cause.killed === true;
    const reason = isEnded
      ? `The web app is not built after ${buildLimitMs / 60_000} minutes.`
      : 'The web app cannot be built.';
    throw new UserError(reason, { detail: output.trim(), cause });
  }
}
