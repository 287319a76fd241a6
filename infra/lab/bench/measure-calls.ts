import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BenchStore } from './bench-store';
import { type Load, readBody } from './loads';
import { runOpenLoop } from './open-loop';
import { medianShot, quantileMs, type Request, runLoad, type Shot } from './run-load';

export interface Plan {
  rounds: number;
  seconds: number;
  /** The numbers of connections, ascending. */
  levels: number[];
}

type Origins = Pick<BenchStore, 'cached' | 'uncached'>;

interface Run {
  call: string;
  target: string;
  connections: number;
  bytes: number;
  origin: string;
  requests: readonly Request[];
  shots: Shot[];
}

/**
 * Measures every call beside a bare server, round by round, so that what else the machine does meets them all. In the closed
 * loop each connection sends its next request when it has the response. In the open loop half as many requests a second come
 * evenly over the most connections, and their times count from when each was due.
 */
export async function measureCalls(loads: Load[], store: Origins, { rounds, seconds, levels }: Plan) {
  const yardstick = await startYardstick();
  try {
    const runs = await planRuns(loads, { ...store, bare: yardstick.url }, { seconds, levels });
    for (let round = 1; round <= rounds; round += 1) {
      for (const { origin, requests, connections, shots } of round % 2 === 0 ? runs.toReversed() : runs)
        shots.push(await runLoad(origin, requests, { connections, seconds }));
      process.stdout.write(`round ${round} of ${rounds}\n`);
    }
    const rows = [];
    for (const { call, target, connections, bytes, origin, requests, shots } of runs) {
      const closed = medianShot(shots);
      rows.push({ call, target, loop: 'closed', connections, bytes, ...closed });
      if (target === 'bare' || connections !== levels.at(-1)) continue;
      const load = { connections, seconds: seconds * 2, ratePerSecond: closed.perSecond / 2 };
      rows.push({ call, target, loop: 'open', connections, bytes, ...(await runEvenly(origin, requests, load)) });
    }
    return rows;
  } finally {
    yardstick.stop();
  }
}

/** Plans the runs of a round, those of one call behind each other, and warms up what they call. */
async function planRuns(
  loads: Load[],
  origins: Origins & { bare: string },
  { seconds, levels }: Pick<Plan, 'seconds' | 'levels'>,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (const { name: call, requests, isCached } of loads) {
    const bodies: Buffer<ArrayBuffer>[] = [];
    for (const request of requests.slice(0, 10)) bodies.push(await readBody(origins.uncached, request));
    const [body = Buffer.alloc(0)] = bodies.sort((a, b) => a.length - b.length).slice(bodies.length >> 1);
    const bytes = body.length;
    // The load generator takes longer to read a text in many scripts than as many bytes of one letter.
    await fetch(`${origins.bare}/${bytes}`, { method: 'PUT', body });
    const plain: Request[] = [{ method: 'GET', path: `/${bytes}` }];
    const targets = (['bare', 'uncached', 'cached'] as const).filter((target) => isCached || target !== 'cached');
    for (const target of targets.slice(1)) await runLoad(origins[target], requests, { connections: 8, seconds });
    for (const connections of levels)
      for (const target of targets) {
        const origin = origins[target];
        runs.push({
          call,
          target,
          connections,
          bytes,
          origin,
          requests: target === 'bare' ? plain : requests,
          shots: [],
        });
      }
  }
  return runs;
}

async function runEvenly(...load: Parameters<typeof runOpenLoop>): Promise<Shot> {
  const { seconds, times, failed } = await runOpenLoop(...load);
  const { good, refused } = times;
  return {
    answered: good.length,
    perSecond: good.length / seconds,
    p50Ms: quantileMs(good, 0.5),
    p99Ms: quantileMs(good, 0.99),
    failed: refused.length + failed,
  };
}

/** Starts the bare server in its own process, as the store's are. */
async function startYardstick(): Promise<{ url: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'yardstick-server.ts'), [], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
