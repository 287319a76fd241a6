import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cachePath, makeCacheFolder } from '../paths';
import { UserError } from '../user-error';

const run = promisify(execFile);
/** Each of a few commands, on a slow line. */
const fetchLimitMs = 5 * 60_000;

export interface UnpackedRedis {
  command: string;
  /** The folders of the libraries that came with it, for LD_LIBRARY_PATH. */
  libraries: string;
}

/** The libraries that Debian's Redis links against. All others are part of any system that has apt. */
const needed = /^(redis-tools|valkey-tools|libjemalloc|liblzf|liblua5|lua-|libhiredis|libatomic|libvalkey|libsystemd)/;

/** The server that an earlier start has unpacked, if it still runs. */
export function unpackedRedis(): UnpackedRedis | undefined {
  return usable(cachePath('redis'));
}

/** Fetches Debian's (or Ubuntu's) package and unpacks it, with package lists of its own; needs no root. */
export async function unpackDebianRedis(): Promise<UnpackedRedis> {
  const folder = cachePath('redis');
  const work = `${folder}.${process.pid}`;
  await makeCacheFolder();
  await mkdir(path.join(work, 'lists/partial'), { recursive: true });
  await mkdir(path.join(work, 'cache/archives/partial'), { recursive: true });
  try {
    await fetchPackages(work);
    await rm(folder, { recursive: true, force: true });
    await rename(path.join(work, 'root'), folder);
  } catch (cause) {
    throw new UserError(`Redis could not be fetched with apt-get: ${messageOf(cause)}`, { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const unpacked = usable(folder);
  if (unpacked === undefined) throw new UserError(`The Redis fetched with apt-get into ${folder} does not run here.`);
  return unpacked;
}

async function fetchPackages(work: string): Promise<void> {
  const options = [
    '-o',
    `Dir::State::lists=${work}/lists`,
    '-o',
    `Dir::Cache=${work}/cache`,
    // An empty list of installed packages: dependencies are named even where this machine has them already.
    '-o',
    'Dir::State::status=/dev/null',
    '-o',
    'Debug::NoLocking=1',
    '-o',
    `APT::Sandbox::User=${userInfo().username}`,
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=15',
  ];
  const env = { ...process.env, LC_ALL: 'C' };
  await run('apt-get', [...options, '-qq', '-o', 'APT::Update::Error-Mode=any', 'update'], {
    env,
    timeout: fetchLimitMs,
    killSignal: 'SIGKILL',
  });
  const dependsOptions = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
    (kind) => `--no-${kind}`,
  );
  const depends = await run('apt-cache', [...options, 'depends', '--recurse', ...dependsOptions, 'redis-server'], {
    env,
    timeout: fetchLimitMs,
    killSignal: 'SIGKILL',
  });
  const packages = depends.stdout.split('\n').filter((name) => needed.test(name) && !name.includes(':'));
  await run('apt-get', [...options, '-qq', 'download', 'redis-server', ...new Set(packages)], {
    env,
    cwd: work,
    timeout: fetchLimitMs,
    killSignal: 'SIGKILL',
  });
  for (const file of await readdir(work)) {
    if (file.endsWith('.deb'))
      await run('dpkg', ['-x', file, 'root'], { cwd: work, env, timeout: fetchLimitMs, killSignal: 'SIGKILL' });
  }
}

function usable(folder: string): UnpackedRedis | undefined {
  const command = path.join(folder, 'usr/bin/redis-server');
  if (!existsSync(command)) return undefined;
  const listed = spawnSync(
    'sh',
    ['-c', 'ls -d "$1"/usr/lib/*-linux-gnu* "$1"/lib/*-linux-gnu* 2>/dev/null', 'sh', folder],
    {
      encoding: 'utf8',
    },
  );
  const libraries = listed.stdout.trim().split('\n').join(':');
  const version = spawnSync(command, ['--version'], { env: { LD_LIBRARY_PATH: libraries }, timeout: 10_000 });
  return version.status === 0 ? { command, libraries } : undefined;
}

/** The last line is where apt says what went wrong. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'killed' in error && error.killed === true) return 'it took longer than 5 minutes';
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return stderr.split('\n').at(-1) || (error instanceof Error ? error.message : String(error));
}
