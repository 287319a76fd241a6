import { runOpenLoop } from './open-loop';
import { median, quantileMs, type Request, runLoad } from './run-load';

/** The outcome of a load that is this many times what the store can answer. */
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
const openConnections = 1000;

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
  const ratePerSecond = Math.max(1, Math.round(peak * factor));
  const result = await runOpenLoop(origin, requests, { connections: openConnections, ratePerSecond, seconds });
  const { good, refused } = result.times;
  return {
    ...{ factor, offeredPerSecond: ratePerSecond },
    goodPerSecond: good.length / result.seconds,
    share: good.length / result.seconds / peak,
    goodP99Ms: quantileMs(good, 0.99),
    refusedPerSecond: refused.length / result.seconds,
    refusedP99Ms: quantileMs(refused, 0.99),
    failed: result.failed,
  };
}

/** Returns the row of the round in the middle, by its share, with all failures. */
function medianRow(rows: OverloadRow[]): OverloadRow {
  const share = median(rows.map((row) => row.share));
  const row = rows.find((candidate) => candidate.share === share) as OverloadRow;
  return { ...row, failed: rows.reduce((sum, { failed }) => sum + failed, 0) };
}
