import { getCpuMs } from '../process-tree';
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
 * Measures what one call without the cache and one purchase cost in CPU time. That divides the cores into a rate which no
 * number of connections can exceed.
 */
export async function measureCpu(
  loads: Load[],
  { processes, uncached, cached, endpoints }: BenchStore,
  productIds: readonly number[],
  seconds: number,
): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  const measure = async (name: string, run: () => Promise<Shot>) => {
    const before = new Map(processes.map(({ pid }) => [pid, getCpuMs(pid)]));
    const { answered } = await run();
    const msByProcess = new Map<string, number>();
    for (const { name: process, pid } of processes) {
      const key = process.replace('bff-uncached', 'bff');
      const ms = (getCpuMs(pid) - (before.get(pid) ?? 0)) / answered;
      msByProcess.set(key, (msByProcess.get(key) ?? 0) + ms);
    }
    rows.push({ name, msByProcess });
  };
  for (const { name, requests } of loads)
    await measure(name, () => runLoad(uncached, requests, { connections, seconds: seconds * 2 }));
  const target = { store: cached, stripe: endpoints.stripe };
  await measure('checkout to confirmed', () => runPurchases(target, productIds, { connections, seconds: seconds * 4 }));
  return rows;
}
