import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { Agent, request } from 'undici';
import { median, quantileMs, runLoad } from './run-load';

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
  const times = { good: [] as number[], refused: [] as number[] };
  let failed = 0;
  const agent = new Agent({ connections: openConnections });
  const send = async (index: number) => {
    const sentAt = performance.now();
    try {
      const path = requests[index % requests.length]?.path ?? '/';
      const { statusCode, body } = await request(origin + path, { dispatcher: agent });
      await body.dump();
      if (statusCode === 200) times.good.push(performance.now() - sentAt);
      else if (statusCode === 503) times.refused.push(performance.now() - sentAt);
      else failed += 1;
    } catch {
      failed += 1;
    }
  };
  const offeredPerSecond = Math.max(1, Math.round(peak * factor));
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  // autocannon sends the requests of a second all at once.
  for (let passedMs = 0; passedMs < seconds * 1000; passedMs = performance.now() - startedAt) {
    while (sent.length < (passedMs / 1000) * offeredPerSecond) sent.push(send(sent.length));
    await sleep(2);
  }
  await Promise.all(sent);
  const duration = (performance.now() - startedAt) / 1000;
  await agent.close();
  return {
    ...{ factor, offeredPerSecond },
    goodPerSecond: times.good.length / duration,
    share: times.good.length / duration / peak,
    goodP99Ms: quantileMs(times.good, 0.99),
    refusedPerSecond: times.refused.length / duration,
    refusedP99Ms: quantileMs(times.refused, 0.99),
    failed,
  };
}

/** Returns the row of the round in the middle, by its share, with all failures. */
function medianRow(rows: OverloadRow[]): OverloadRow {
  const share = median(rows.map((row) => row.share));
  const row = rows.find((candidate) => candidate.share === share) as OverloadRow;
  return { ...row, failed: rows.reduce((sum, { failed }) => sum + failed, 0) };
}
