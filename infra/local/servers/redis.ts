import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../paths';
import type { Program } from '../supervisor/program';
import { UserError } from '../user-error';
import { unpackDebianRedis, unpackedRedis } from './debian-redis';

export interface RedisOptions {
  /** Its data are kept in `<home>/redis`. */
  home: string;
  port: number;
  password: string;
  /** False keeps everything in memory only: for tests. */
  durable: boolean;
}

const settingsFile = 'redis.conf';

/** The embedded Redis (or Valkey), ready to be started. */
export async function redisProgram({ home, port, password, durable }: RedisOptions): Promise<Program> {
  const folder = path.join(home, 'redis');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const settings = {
    requirepass: password,
    // Queues must never lose entries to make room for others.
    'maxmemory-policy': 'noeviction',
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'everysec',
    save: '',
  };
  // In a file, since every user of the machine can read the arguments of a process.
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(value)}\n`);
  await writeFileAtomic(path.join(folder, settingsFile), lines.join(''));
  const server = await redisServer({ folder, port });
  return {
    name: 'redis',
    command: server.command,
    args: server.args,
    env: server.env,
    port,
    ready: { line: 'Ready to accept connections' },
    firstStarts: 3,
    stopSignal: 'SIGTERM',
    beforeStart: server.beforeStart,
    noteworthy: (line) => (/No space left|Bad file format|Can't open|out of memory/i.test(line) ? line : undefined),
  };
}

export function redisUrl({ port, password }: Pick<RedisOptions, 'port' | 'password'>): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}

interface RedisServer {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  beforeStart?: () => Promise<void>;
}

interface RedisInvocation {
  folder: string;
  port: number;
}

export const redisImage = 'redis:7';
const wayOut = 'Install Redis or Valkey (macOS: `brew install valkey`), start Docker, or set REDIS_URL.';

/**
 * Finds a Redis server: installed, unpacked by an earlier start, fetched from the distribution's archive (without
 * installing it, which would start a system service), or in a container.
 */
async function redisServer(invocation: RedisInvocation): Promise<RedisServer> {
  const installed = onPath(['valkey-server', 'redis-server']);
  if (installed !== undefined) return binary(installed, process.env, invocation);
  const reasons: string[] = [];
  try {
    const unpacked =
      unpackedRedis() ?? (onPath(['apt-get']) && onPath(['dpkg']) ? await unpackDebianRedis() : undefined);
    if (unpacked !== undefined) {
      return binary(unpacked.command, { ...process.env, LD_LIBRARY_PATH: unpacked.libraries }, invocation);
    }
  } catch (error) {
    reasons.push(error instanceof Error ? error.message : String(error));
  }
  if (dockerAnswers()) {
    if (dockerHasImage(redisImage)) return container(invocation);
    reasons.push(`Docker has no image ${redisImage} and cannot fetch it`);
  }
  throw new UserError(`No Redis server was found. ${wayOut}`, { detail: reasons.join('\n') });
}

function binary(command: string, env: NodeJS.ProcessEnv, { folder, port }: RedisInvocation): RedisServer {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--daemonize', 'no'];
  return {
    command,
    args: [path.join(folder, settingsFile), ...args],
    env: { PATH: env.PATH, LD_LIBRARY_PATH: env.LD_LIBRARY_PATH, LC_ALL: 'C' },
  };
}

function container({ folder, port }: RedisInvocation): RedisServer {
  const name = `shopwright-redis-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const user = process.getuid === undefined ? [] : ['--user', `${process.getuid()}:${process.getgid?.()}`];
  return {
    command: 'docker',
    args: [
      'run',
      '--rm',
      '--name',
      name,
      '--publish',
      `127.0.0.1:${port}:6379`,
      '--volume',
      `${folder}:/data`,
      ...user,
      redisImage,
      'redis-server',
      `/data/${settingsFile}`,
      '--dir',
      '/data',
    ],
    env: process.env,
    // A container outlives the killed client that started it.
    beforeStart: async () => {
      spawnSync('docker', ['rm', '--force', name], { stdio: 'ignore', timeout: 30_000 });
    },
  };
}

function onPath(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/opt/homebrew/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Returns true when a Docker engine answers within a few seconds. */
export function dockerAnswers(): boolean {
  return succeeds(['info', '--format', '{{.ServerVersion}}'], 5_000);
}

/** Returns true when the image exists or can be fetched. */
export function dockerHasImage(image: string): boolean {
  return succeeds(['image', 'inspect', image], 10_000) || succeeds(['pull', '--quiet', image], 120_000);
}

function succeeds(args: string[], timeoutMs: number): boolean {
  const run = spawnSync('docker', args, {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return run.status === 0 && run.stdout.trim() !== '';
}
