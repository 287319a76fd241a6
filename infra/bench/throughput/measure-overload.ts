import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Client, type Request } from 'autocannon';
import { median, runLoad } from './run-load';

/** What came of so many times the requests that the store can answer. */
export interface OverloadRow {
  /** Times the highest rate of the closed loop. */
  factor: number;
  offeredPerSecond: number;
  /** Answered, and as a share of what the closed loop answered in the same round. */
  goodPerSecond: number;
  share: number;
  goodP99Ms: number;
  refusedPerSecond: number;
  refusedP99Ms: number;
  /** Neither answered nor refused with 503. */
  failed: number;
}

const factors = [1, 2, 5];
const closedConnections = 64;
/** Enough that the rate does not depend on how long the replies take. */
const openConnections = 400;

/**
 * Measures what the store still answers when more comes than it can: after each closed loop, which finds the highest rate,
 * requests come at multiples of it.
 */
export async function measureOverload(
  origin: string,
  requests: Request[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<OverloadRow[]> {
  const rows = new Map(factors.map((factor) => [factor, [] as OverloadRow[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const factor of factors) {
      const peak = await runLoad(origin, requests, { connections: closedConnections, seconds });
      rows.get(factor)?.push(await offer(origin, requests, { factor, peak: peak.perSecond, seconds }));
    }
  }
  return factors.map((factor) => medianRow(rows.get(factor) ?? []));
}

async function offer(
  origin: string,
  requests: Request[],
  { factor, peak, seconds }: { factor: number; peak: number; seconds: number },
): Promise<OverloadRow> {
  const times = { good: [] as number[], refused: [] as number[] };
  let failed = 0;
  const setupClient = (client: Client) => {
    client.on('response', (status: number, _bytes: number, ms: number) => {
      if (status === 200) times.good.push(ms);
      else if (status === 503) times.refused.push(ms);
      else failed += 1;
    });
  };
  const offeredPerSecond = Math.max(openConnections, Math.round(peak * factor));
  const { duration, errors } = await autocannon({
    ...{ url: origin, connections: openConnections, requests, setupClient, duration: seconds, sampleInt: 20 },
    overallRate: offeredPerSecond,
  });
  await sleep(500);
  return {
    ...{ factor, offeredPerSecond },
    goodPerSecond: times.good.length / duration,
    share: times.good.length / duration / peak,
    goodP99Ms: percentile(times.good),
    refusedPerSecond: times.refused.length / duration,
    refusedP99Ms: percentile(times.refused),
    failed: failed + errors,
  };
}

function percentile(times: number[]): number {
  const sorted = times.sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

/** Returns the row of the round in the middle, by its share, with all failures. */
function medianRow(rows: OverloadRow[]): OverloadRow {
  const share = median(rows.map((row) => row.share));
  const row = rows.find((candidate) => candidate.share === share) as OverloadRow;
  return { ...row, failed: rows.reduce((sum, { failed }) => sum + failed, 0) };
}
