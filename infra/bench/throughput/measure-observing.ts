import { getCpuMs } from '../process-tree';
import type { BenchStore } from './bench-store';
import type { Load } from './loads';
import { median, runLoad, type Shot } from './run-load';

/** A call as the store answers it, and without traces and the log of requests. */
export interface ObservingRow {
  name: string;
  observed: Observed;
  bare: Observed;
  /** The medians of the ratios of each round: what the machine did in that round met both. */
  ratePart: number;
  cpuPart: number;
}

interface Observed {
  perSecond: number;
  /** The CPU time of one call in all processes of the store. */
  cpuMs: number;
  failed: number;
}

/** Turns off every trace, and the lines of requests. */
export const unobserved = { OTEL_SDK_DISABLED: 'true', LOG_LEVEL: 'warn' };

export interface ObservedCall {
  name: string;
  load: Load;
  from: 'cached' | 'uncached';
}

export function observedCalls(reads: Load[]): ObservedCall[] {
  const call = (name: string, from: ObservedCall['from']) => {
    const load = reads.find((candidate) => candidate.name === name);
    if (!load) throw new Error(`no load ${name}`);
    return { name: `${name}, ${from}`, load, from };
  };
  return [
    call('list of 24', 'uncached'),
    call('detail', 'uncached'),
    call('home, rendered', 'uncached'),
    call('list of 24', 'cached'),
    call('home, rendered', 'cached'),
  ];
}

const connections = 64;
/** Spans are sent so late: each load comes for this time before it is measured, and ends that of the other store. */
const exportedWithinSeconds = 5;

/** Measures two stores of the same build in turns, which run side by side. */
export async function measureObserving(
  calls: ObservedCall[],
  stores: { observed: BenchStore; bare: BenchStore },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ObservingRow[]> {
  const measured = calls.map(() => ({ observed: [] as Observed[], bare: [] as Observed[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { load, from }] of calls.entries()) {
      for (const name of round % 2 === 0 ? (['observed', 'bare'] as const) : (['bare', 'observed'] as const)) {
        const run = (forSeconds: number) =>
          runLoad(stores[name][from], load.requests, { connections, seconds: forSeconds });
        await run(exportedWithinSeconds);
        measured[index]?.[name].push(await observe(stores[name], () => run(seconds)));
      }
    }
    process.stdout.write(`round ${round} of ${rounds}\n`);
  }
  return calls.map(({ name }, index) => toRow(name, measured[index] ?? { observed: [], bare: [] }));
}

async function observe({ processes }: BenchStore, run: () => Promise<Shot>): Promise<Observed> {
  const readCpuMs = () => processes.reduce((sum, { pid }) => sum + getCpuMs(pid), 0);
  const before = readCpuMs();
  const { perSecond, answered, failed } = await run();
  return { perSecond, cpuMs: (readCpuMs() - before) / answered, failed };
}

function toRow(name: string, { observed, bare }: { observed: Observed[]; bare: Observed[] }): ObservingRow {
  const partOf = (field: 'perSecond' | 'cpuMs') =>
    median(observed.map((shot, round) => shot[field] / (bare[round]?.[field] ?? 0)));
  return {
    name,
    observed: medianOf(observed),
    bare: medianOf(bare),
    ratePart: partOf('perSecond'),
    cpuPart: partOf('cpuMs'),
  };
}

const medianOf = (shots: Observed[]): Observed => ({
  perSecond: median(shots.map(({ perSecond }) => perSecond)),
  cpuMs: median(shots.map(({ cpuMs }) => cpuMs)),
  failed: shots.reduce((sum, { failed }) => sum + failed, 0),
});
