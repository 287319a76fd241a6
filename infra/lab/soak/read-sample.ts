import { readdirSync, readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import type { Endpoints } from '../../local/endpoints';

/** The metrics that must stay flat, by name. */
export type Sample = Record<string, number>;

/** Reads the memory (MiB) and open files of each Node process, the connections to Postgres, and the memory of Redis (MiB). Linux only. */
export async function readSample({ processes }: Endpoints, sql: postgres.Sql, redis: Redis): Promise<Sample> {
  const sample: Sample = {};
  for (const { name, pid } of processes) {
    if (name === 'postgres' || name === 'redis') continue;
    sample[`${name}: memory`] = readRssMib(pid);
    sample[`${name}: open files`] = readdirSync(`/proc/${pid}/fd`).length;
  }
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`;
  sample['Postgres: connections'] = row?.count ?? 0;
  const info = await redis.info();
  sample['Redis: memory'] = Number(/^used_memory:(\d+)/m.exec(info)?.[1]) / 2 ** 20;
  sample['Redis: connections'] = Number(/^connected_clients:(\d+)/m.exec(info)?.[1]);
  return sample;
}

function readRssMib(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
