import { getCpuMs } from '../memory/process-tree';
import type { BenchStore } from './bench-store';
import type { Load } from './loads';
import { runPurchases } from './purchases';
import { runLoad, type Shot } from './run-load';

/** The CPU time that one call costs each process, in ms. */
export interface CpuRow {
  name: string;
  msByProcess: Map<string, number>;
}

/** The load of a good day: with more connections, the processes only wait longer. */
const connections = 16;

/**
 * Measures what one call without the cache costs in CPU time. That divides the cores into a rate which no number of
 * connections can exceed.
 */
export async function measureCpu(loads: Load[], store: BenchStore, seconds: number): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  for (const { name, requests } of loads) {
    const run = () => runLoad(store.uncached, requests, { connections, seconds: seconds * 2 });
    rows.push(await measure(name, store, run));
  }
  return rows;
}

/** Measures the same of a purchase. */
export const measurePurchaseCpu = (
  store: BenchStore,
  productIds: readonly number[],
  seconds: number,
): Promise<CpuRow> => {
  const target = { store: store.cached, stripe: store.endpoints.stripe };
  const run = () => runPurchases(target, productIds, { connections, seconds: seconds * 4 });
  return measure('checkout to confirmed', store, run);
};

async function measure(name: string, { processes }: BenchStore, run: () => Promise<Shot>): Promise<CpuRow> {
  const before = new Map(processes.map(({ pid }) => [pid, getCpuMs(pid)]));
  const { answered } = await run();
  const msByProcess = new Map<string, number>();
  for (const { name: process, pid } of processes) {
    const key = process.replace('bff-uncached', 'bff');
    const ms = (getCpuMs(pid) - (before.get(pid) ?? 0)) / answered;
    msByProcess.set(key, (msByProcess.get(key) ?? 0) + ms);
  }
  return { name, msByProcess };
}
