import { setTimeout as pause } from 'node:timers/promises';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { Redis } from 'ioredis';
import type { DrillStore } from './drill-store';
import type { Fault } from './faults';
import { fillDisk } from './fill-disk';
import { freezeProcess, killProcess } from './store-processes';

/** Lets one fault happen to a running store, and returns how long its process then took to be back. */
export async function applyFault(store: DrillStore, fault: Fault): Promise<{ backAfterMs?: number }> {
  const { home } = store;
  switch (fault.kind) {
    case 'kill':
      return { backAfterMs: await killProcess(home, fault.process) };
    case 'freeze':
      return { backAfterMs: await freezeProcess(home, fault.process, fault.ms) };
    case 'link':
      store.links[fault.link].fail(fault.how);
      await pause(fault.ms);
      store.links[fault.link].heal();
      return {};
    case 'clock':
      return jumpClock(store, fault);
    case 'wipe Redis':
      await withRedis(home, (redis) => redis.flushall());
      return {};
    case 'fill Redis':
      await withRedis(home, (redis) => redis.config('SET', 'maxmemory', '1'));
      await pause(fault.ms);
      await withRedis(home, (redis) => redis.config('SET', 'maxmemory', '0'));
      return {};
    case 'fill the disk of Postgres':
      return { backAfterMs: await fillDisk(home, fault.ms) };
    case 'webhooks':
      await setStripeFaults((await readEndpoints(home)).stripe, { webhooks: fault.webhooks });
      await pause(fault.ms);
      await setStripeFaults((await readEndpoints(home)).stripe, {});
      return {};
    case 'Stripe':
      await setStripeFaults((await readEndpoints(home)).stripe, { api: fault.api });
      await pause(fault.ms);
      await setStripeFaults((await readEndpoints(home)).stripe, {});
      return {};
  }
}

async function jumpClock(
  { home, setClock }: DrillStore,
  { process, skewMs, isStarted, ms }: Extract<Fault, { kind: 'clock' }>,
): Promise<{ backAfterMs?: number }> {
  await setClock(process, skewMs);
  try {
    const backAfterMs = isStarted ? await killProcess(home, process) : undefined;
    await pause(ms);
    return { backAfterMs };
  } finally {
    await setClock(process, 0);
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

/** Has the sandbox lose or delay webhooks, or fail its own calls. Nothing given ends both. */
export async function setStripeFaults(stripe: string, faults: object): Promise<void> {
  const body = JSON.stringify(faults);
  const response = await fetch(`${stripe}/_sandbox/faults`, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The sandbox refused the faults: ${await response.text()}`);
}
