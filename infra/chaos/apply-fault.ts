import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { readEndpoints } from '../../tests/killed-processes/test-endpoints';
import type { Fault, ProcessName } from './plan-run';

const backWithinMs = 60_000;

/** Lets one fault happen to a running store, and returns how long its process then took to be back. */
export async function applyFault(home: string, fault: Fault): Promise<{ backAfterMs?: number }> {
  switch (fault.kind) {
    case 'kill': {
      const { pid } = await findProcess(home, fault.process);
      process.kill(pid, 'SIGKILL');
      return { backAfterMs: await untilBack(home, fault.process, pid) };
    }
    case 'freeze':
      return freeze(home, fault.process, fault.ms);
    case 'wipe Redis':
      await withRedis(home, (redis) => redis.flushall());
      return {};
    case 'fill Redis':
      await withRedis(home, (redis) => redis.config('SET', 'maxmemory', '1'));
      await pause(fault.ms);
      await withRedis(home, (redis) => redis.config('SET', 'maxmemory', '0'));
      return {};
    case 'webhooks':
      await setStripeFaults(home, { webhooks: fault.webhooks });
      await pause(fault.ms);
      await setStripeFaults(home, {});
      return {};
    case 'Stripe':
      await setStripeFaults(home, { api: fault.api });
      await pause(fault.ms);
      await setStripeFaults(home, {});
      return {};
  }
}

/** Stops a process with its children for a while. The supervisor may replace it meanwhile. */
async function freeze(home: string, name: ProcessName, ms: number): Promise<{ backAfterMs?: number }> {
  const { pid } = await findProcess(home, name);
  const pids = [pid, ...listChildren(pid)];
  for (const each of pids) signal(each, 'SIGSTOP');
  try {
    await pause(ms);
  } finally {
    for (const each of pids) signal(each, 'SIGCONT');
  }
  const { processes } = await readEndpoints(home);
  if (processes.some((running) => running.name === name && running.pid === pid)) return {};
  return { backAfterMs: await untilBack(home, name, pid) };
}

/** Waits until another process of this name answers, and returns how long that took. */
async function untilBack(home: string, name: ProcessName, formerPid: number): Promise<number> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < backWithinMs) {
    const { processes } = await readEndpoints(home);
    const running = processes.find((candidate) => candidate.name === name && candidate.pid !== formerPid);
    if (running?.port !== undefined && (await isReady(name, running.port))) return Date.now() - startedAt;
    await pause(100);
  }
  throw new Error(`${name} is not back after ${backWithinMs / 1000} s`);
}

async function isReady(name: ProcessName, port: number): Promise<boolean> {
  if (name === 'postgres' || name === 'redis') return accepts(port);
  const path = name === 'stripe-sandbox' ? '/_sandbox/healthz' : '/readyz';
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function findProcess(home: string, name: ProcessName): Promise<{ pid: number }> {
  for (const endsAt = Date.now() + backWithinMs; Date.now() < endsAt; ) {
    const { processes } = await readEndpoints(home);
    const found = processes.find((candidate) => candidate.name === name);
    if (found) return found;
    await pause(100);
  }
  throw new Error(`${name} does not run`);
}

/** Postgres answers by a process for each connection. */
function listChildren(pid: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && readParent(entry) === pid)
    .map(Number);
}

function readParent(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

async function withRedis(home: string, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const { redis: url } = await readEndpoints(home);
  const redis = new Redis(url, { retryStrategy: () => 500 });
  redis.on('error', () => undefined);
  try {
    await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function setStripeFaults(home: string, faults: object): Promise<void> {
  const { stripe } = await readEndpoints(home);
  const body = JSON.stringify(faults);
  const reply = await fetch(`${stripe}/_sandbox/faults`, { method: 'PUT', body });
  if (!reply.ok) throw new Error(`The sandbox refused the faults: ${await reply.text()}`);
}
