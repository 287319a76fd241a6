import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { BenchStore } from './bench-store';
import { importRows } from './import-rows';
import type { Load } from './loads';
import type { OpenLoopResult } from './open-loop';
import { median, quantileMs, runLoad } from './run-load';
import { startVisitors } from './visitors';

const readNames = ['list of 24', 'detail', 'home, rendered'];
const connections = 64;
/** The part of the highest rate at which visitors read all three together. */
const partOfKnee = 1 / 4;
const rowsOfRound = 4000;

/**
 * Measures imports alone and beside visitors, who come evenly and read as much before each import for comparison. Each row has
 * the rows imported a second beside those visitors, and what the visitors got alone and while importing.
 */
export async function measureImport(
  loads: Load[],
  store: BenchStore,
  sql: postgres.Sql,
  { rounds, seconds }: { rounds: number; seconds: number },
) {
  const target = {
    catalogUrl: store.endpoints.services.catalog,
    redisUrl: store.endpoints.redis,
    keys: store.internalKeys,
  };
  const runImport = () => importRows(sql, target, rowsOfRound);
  const reads = loads.filter(({ name }) => readNames.includes(name));
  const alone: number[] = [];
  const groups = [];
  for (const origin of ['uncached', 'cached'] as const) {
    const visits = await planVisits(store[origin], reads, seconds);
    groups.push({ origin, visits, rates: [] as number[], taken: [] as Taken[] });
  }
  for (let round = 0; round < rounds; round += 1) {
    // Until then the store takes the visitors of the round before for present ones.
    await sleep(3000);
    alone.push(await runImport());
    for (const { visits, rates, taken } of groups)
      taken.push({
        alone: await visitDuring(visits, () => sleep(2000 * seconds)),
        importing: await visitDuring(visits, async () => void rates.push(await runImport())),
      });
  }
  // Autovacuum does it within a minute. Until then Postgres plans searches for the rows that it counted before.
  await sql`analyze products`;
  const beside = groups.flatMap(({ origin, visits, rates, taken }) =>
    reads.map(({ name }, at) => ({
      visitors: `${origin}, ${name}`,
      rowsPerSecond: median(rates),
      readsPerSecond: visits[at]?.ratePerSecond ?? 0,
      ...toTimes(taken, at),
    })),
  );
  return [{ visitors: 'none', rowsPerSecond: median(alone) }, ...beside];
}

/** The results of each read in one round. */
interface Taken {
  alone: OpenLoopResult[];
  importing: OpenLoopResult[];
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

/** Takes the responses of all rounds together: one round has too few for a 99th percentile. */
function toTimes(taken: Taken[], read: number) {
  const pick = (phase: keyof Taken) => taken.flatMap((round) => round[phase][read] ?? []);
  const p99Ms = (phase: keyof Taken) => {
    const good = pick(phase).flatMap(({ times }) => times.good);
    return quantileMs(good, 0.99);
  };
  const failed = [...pick('alone'), ...pick('importing')].reduce(
    (sum, result) => sum + result.failed + result.times.refused.length,
    0,
  );
  return { aloneP99Ms: p99Ms('alone'), importingP99Ms: p99Ms('importing'), failed };
}
