import { getCpuMs } from '../memory/process-tree';
import type { BenchStore } from './bench-store';
import type { Load } from './loads';
import { runPurchases } from './purchases';
import { runLoad, type Shot } from './run-load';

/** The load of a good day: with more connections, the processes only wait longer. */
const connections = 16;

/**
 * Measures the CPU time in ms that one call without the cache costs, and one purchase, and the share of each process. That
 * divides the cores into a rate which no number of connections can exceed.
 */
export async function measureCpu(loads: Load[], store: BenchStore, productIds: readonly number[], seconds: number) {
  const rows = [];
  for (const { name, requests } of loads) {
    const run = () => runLoad(store.uncached, requests, { connections, seconds: seconds * 2 });
    rows.push(await measure(name, store, run));
  }
  const target = { store: store.cached, stripe: store.endpoints.stripe };
  const buy = () => runPurchases(target, productIds, { connections, seconds: seconds * 4 });
  return [...rows, await measure('checkout to confirmed', store, buy)];
}

/** Measures the CPU time of one call of a load, and the share of each process. */
export async function measure(call: string, { processes }: BenchStore, run: () => Promise<Shot>) {
  const before = new Map(processes.map(({ pid }) => [pid, getCpuMs(pid)]));
  const { answered } = await run();
  const msByProcess: Record<string, number> = {};
  let ms = 0;
  for (const { name, pid } of processes) {
    const key = name.replace('bff-uncached', 'bff');
    const spentMs = (getCpuMs(pid) - (before.get(pid) ?? 0)) / answered;
    msByProcess[key] = (msByProcess[key] ?? 0) + spentMs;
    ms += spentMs;
  }
  return { call, ms, ...msByProcess };
}
