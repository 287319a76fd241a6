import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error';
import { unpackDebianRedis, unpackedRedis } from './debian-redis';
import { dockerAnswers, dockerHasImage } from './docker';

export interface RedisServer {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  beforeStart?: () => Promise<void>;
}

interface RedisInvocation {
  folder: string;
  port: number;
  args: string[];
}

export const redisImage = 'redis:7';
const wayOut = 'Install Redis or Valkey (macOS: `brew install valkey`), start Docker, or set REDIS_URL.';

/**
 * Finds a Redis server: installed, unpacked by an earlier start, fetched from the distribution's archive (without
 * installing it, which would start a system service), or in a container.
 */
export async function redisServer(invocation: RedisInvocation): Promise<RedisServer> {
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

function binary(command: string, env: NodeJS.ProcessEnv, { folder, port, args }: RedisInvocation): RedisServer {
  return {
    command,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--daemonize', 'no', ...args],
    env: { PATH: env.PATH, LD_LIBRARY_PATH: env.LD_LIBRARY_PATH, LC_ALL: 'C' },
  };
}

function container({ folder, port, args }: RedisInvocation): RedisServer {
  const name = `shopwright-redis-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const user = process.getuid === undefined ? [] : ['--user', `${process.getuid()}:${process.getgid?.()}`];
  return {
    command: 'docker',
    args: [
      ...['run', '--rm', '--name', name, '--publish', `127.0.0.1:${port}:6379`, '--volume', `${folder}:/data`, ...user],
      ...[redisImage, 'redis-server', '--dir', '/data', ...args],
    ],
    env: process.env,
    // A container outlives the killed client that started it.
    beforeStart: async () => {
      spawnSync('docker', ['rm', '--force', name], { stdio: 'ignore' });
    },
  };
}

function onPath(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/opt/homebrew/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
