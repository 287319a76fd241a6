import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from '../supervisor/program';
import { redisServer } from './redis-server';

export interface RedisOptions {
  /** Its data are kept in `<home>/redis`. */
  home: string;
  port: number;
  password: string;
  /** False keeps everything in memory only: for tests. */
  durable: boolean;
}

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
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = await redisServer({ folder, port, args });
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
