import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processCommand } from '../supervisor/process-identity';
import type { Account, Program } from '../supervisor/program';
import { UserError } from '../user-error';
import { canReach, postgresAccount, postgresBinaries, sharedFolder } from './postgres-binaries';

export interface PostgresOptions {
  /** Its data are kept in `<home>/postgres`. */
  home: string;
  port: number;
  /** The password of the administrator, `postgres`. */
  password: string;
  /** False trades durability for speed: for tests, whose data is not needed afterwards. */
  durable: boolean;
}

/** The embedded Postgres, ready to be started: binaries found, cluster made at the first time. */
export async function postgresProgram(options: PostgresOptions): Promise<Program> {
  const account = postgresAccount();
  const binaries = await postgresBinaries(account);
  const folder = await dataFolder(options.home, account);
  const cluster = path.join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  if (!existsSync(cluster)) await makeCluster({ binaries, folder, cluster, env, account, ...options });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Its details of an error repeat the row's values, such as an email address.
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return {
    name: 'postgres',
    command: path.join(binaries, 'postgres'),
    args: [
      '-D',
      cluster,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    env,
    port: options.port,
    cwd: '/',
    account,
    ready: { line: 'database system is ready to accept connections' },
    firstStarts: 3,
    stopSignal: 'SIGINT',
    beforeStart: () => clearPredecessor(cluster),
    noteworthy: (line) => (/PANIC|No space left/.test(line) ? line : undefined),
  };
}

export function postgresUrl(options: Pick<PostgresOptions, 'port' | 'password'>, database = 'postgres'): string {
  return `postgres://postgres:${options.password}@127.0.0.1:${options.port}/${database}`;
}

interface NewCluster {
  binaries: string;
  folder: string;
  cluster: string;
  env: NodeJS.ProcessEnv;
  account: Account | undefined;
  password: string;
  durable: boolean;
}

/** Made under another name and then renamed, so that a half-made cluster is never started. */
async function makeCluster({ binaries, folder, cluster, env, account, password, durable }: NewCluster): Promise<void> {
  const partial = `${cluster}.new`;
  const passwordFile = path.join(folder, 'password');
  await rm(partial, { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    [
      '-D',
      partial,
      '-U',
      'postgres',
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      // The same sorting on every machine, which may have any locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // A hash of many rounds makes each connection cost milliseconds, on both sides.
      ...(durable ? [] : ['--no-sync', '-c', 'scram_iterations=1']),
    ],
    { ...account, env, cwd: '/', encoding: 'utf8', timeout: 150_000, killSignal: 'SIGKILL' },
  );
  await rm(passwordFile, { force: true });
  if (made.status !== 0) {
    throw new UserError('Postgres could not make its data folder.', { detail: made.stderr || made.error?.message });
  }
  await rename(partial, cluster);
}

/** `<home>/postgres`, or, where Postgres's account cannot get there, a folder of this home's own elsewhere. */
async function dataFolder(home: string, account: Account | undefined): Promise<string> {
  const folder = path.join(home, 'postgres');
  await ownFolder(folder, account);
  if (canReach(folder, account)) return folder;
  // A home made by `mktemp -d` is closed to others. Being able to pass through it shows nothing of what is in it.
  await chmod(home, 0o711);
  if (canReach(folder, account)) return folder;
  const elsewhere = path.join(
    await sharedFolder(),
    `data-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`,
  );
  const pointer = path.join(folder, 'location');
  // Without the pointer these are the data of an earlier home of the same name, which was removed.
  if (!existsSync(pointer)) await rm(elsewhere, { recursive: true, force: true });
  await ownFolder(elsewhere, account);
  await writeFile(pointer, `${elsewhere}\n`);
  return elsewhere;
}

async function ownFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}

/**
 * Postgres refuses to start while the process named in its lock file lives. That process may be ours, left over by a
 * killed supervisor: it is stopped. Or it may be a stranger that got the same pid since: then our own pid is written in
 * its place, which Postgres takes for a stale file, and still does its second check, for orphaned children.
 */
async function clearPredecessor(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const [firstLine = '', ...rest] = (await readFile(lockFile, 'utf8')).split('\n');
  const pid = Number(firstLine);
  const command = processCommand(pid);
  if (command === undefined) return;
  if (!command.includes(cluster)) {
    await writeFile(lockFile, [process.pid, ...rest].join('\n'));
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (processCommand(pid) !== undefined) process.kill(pid, signal);
    for (let waitedMs = 0; waitedMs < 5_000; waitedMs += 50) {
      if (!processCommand(pid)) return;
      await sleep(50);
    }
  }
}
