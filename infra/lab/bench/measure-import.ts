import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { BenchStore } from './bench-store';
import { importRows } from './import-rows';
import type { Load } from './loads';
import type { OpenLoopResult } from './open-loop';
import { median, quantileMs, runLoad } from './run-load';
import { startVisitors } from './visitors';

/** An import, and what visitors get meanwhile. */
export interface ImportResult {
  rows: number;
  /** Without visitors, and beside those who read past the cache and from it. */
  rowsPerSecond: { alone: number; uncached: number; cached: number };
  reads: ImportRow[];
}

interface ImportRow {
  name: string;
  uncached: ReadTimes;
  cached: ReadTimes;
}

interface ReadTimes {
  perSecond: number;
  p99Ms: { alone: number; importing: number };
  failed: number;
}

const origins = ['uncached', 'cached'] as const;
const readNames = ['list of 24', 'detail', 'home, rendered'];
const connections = 64;
/** The part of the highest rate at which visitors read all three together. */
const partOfKnee = 1 / 4;
const rowsOfRound = 4000;

/** Measures imports alone and beside visitors, who come evenly and read as much before each import for comparison. */
export async function measureImport(
  loads: Load[],
  store: BenchStore,
  sql: postgres.Sql,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ImportResult> {
  const target = { catalogUrl: store.endpoints.services.catalog, keys: store.internalKeys };
  const runImport = () => importRows(sql, target, rowsOfRound);
  const reads = loads.filter(({ name }) => readNames.includes(name));
  const rates = { alone: [] as number[], uncached: [] as number[], cached: [] as number[] };
  const taken = { uncached: reads.map(() => newTimes()), cached: reads.map(() => newTimes()) };
  const planned = {
    uncached: await planVisits(store.uncached, reads, seconds),
    cached: await planVisits(store.cached, reads, seconds),
  };
  for (let round = 0; round < rounds; round += 1) {
    rates.alone.push(await runImport());
    for (const origin of origins) {
      const visits = planned[origin];
      const alone = await visitDuring(visits, () => sleep(2000 * seconds));
      const importing = await visitDuring(visits, async () => void rates[origin].push(await runImport()));
      for (const [index, times] of taken[origin].entries()) {
        times.ratePerSecond = visits[index]?.ratePerSecond ?? 0;
        times.alone.push(alone[index] as OpenLoopResult);
        times.importing.push(importing[index] as OpenLoopResult);
      }
    }
  }
  // Autovacuum does it within a minute. Until then Postgres plans searches for the rows that it counted before.
  await sql`analyze products`;
  const timesOf = (origin: (typeof origins)[number], index: number) => toReadTimes(taken[origin][index] ?? newTimes());
  return {
    rows: rowsOfRound,
    rowsPerSecond: { alone: median(rates.alone), uncached: median(rates.uncached), cached: median(rates.cached) },
    reads: reads.map(({ name }, at) => ({ name, uncached: timesOf('uncached', at), cached: timesOf('cached', at) })),
  };
}

/** Finds the highest rate of each read, and plans a part of it. */
async function planVisits(origin: string, reads: Load[], seconds: number) {
  const visits = [];
  for (const { requests } of reads) {
    const { perSecond } = await runLoad(origin, requests, { connections, seconds });
    const ratePerSecond = Math.max(1, (perSecond * partOfKnee) / reads.length);
    visits.push({ origin, requests, connections, ratePerSecond, uncounted: Math.ceil(ratePerSecond) });
  }
  return visits;
}

type Visits = Awaited<ReturnType<typeof planVisits>>;

async function visitDuring(visits: Visits, work: () => Promise<void>): Promise<OpenLoopResult[]> {
  const visitors = await startVisitors(visits);
  // Their first second is not counted.
  await sleep(1000);
  await work();
  return visitors.end();
}

const newTimes = () => ({ ratePerSecond: 0, alone: [] as OpenLoopResult[], importing: [] as OpenLoopResult[] });

/** Takes the responses of all rounds together: one round has too few for a 99th percentile. */
function toReadTimes({ ratePerSecond, alone, importing }: ReturnType<typeof newTimes>): ReadTimes {
  const p99Ms = (results: OpenLoopResult[]) =>
    quantileMs(
      results.flatMap(({ times }) => times.good),
      0.99,
    );
  const failed = [...alone, ...importing].reduce((sum, result) => sum + result.failed + result.times.refused.length, 0);
  return { perSecond: ratePerSecond, p99Ms: { alone: p99Ms(alone), importing: p99Ms(importing) }, failed };
}
