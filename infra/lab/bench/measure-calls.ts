import type { BenchStore } from './bench-store';
import { type Load, readBody } from './loads';
import { runOpenLoop } from './open-loop';
import type { OpenRow, Row } from './report';
import { medianShot, quantileMs, type Request, runLoad, type Shot } from './run-load';
import type { Yardsticks } from './yardsticks';

type Origins = Pick<BenchStore, 'cached' | 'uncached'>;

export interface Plan {
  rounds: number;
  seconds: number;
  /** The numbers of connections, ascending. */
  levels: number[];
}

/** Measures every call beside the bare servers, round by round, so that what else the machine does meets them all. */
export async function measureClosed(
  loads: Load[],
  store: Origins,
  yardsticks: Omit<Yardsticks, 'stop'>,
  { rounds, seconds, levels }: Plan,
): Promise<Row[]> {
  const measured = new Map<string, Shot[]>();
  const bytes = new Map<Load, number>();
  for (const load of loads) {
    const bodies: Buffer<ArrayBuffer>[] = [];
    for (const request of load.requests.slice(0, 10)) bodies.push(await readBody(store.uncached, request));
    const [body = Buffer.alloc(0)] = bodies.sort((a, b) => a.length - b.length).slice(bodies.length >> 1);
    bytes.set(load, body.length);
    // The load generator takes longer to read a text in many scripts than as many bytes of one letter.
    for (const origin of [yardsticks.node, yardsticks.express])
      await fetch(`${origin}/${body.length}`, { method: 'PUT', body });
    for (const origin of [store.uncached, store.cached])
      await runLoad(origin, load.requests, { connections: 8, seconds });
  }
  const key = (load: Load, connections: number, what: string) => `${load.name} ${connections} ${what}`;
  for (let round = 1; round <= rounds; round += 1) {
    for (const connections of levels) {
      for (const load of loads) {
        const plain: Request[] = [{ method: 'GET', path: `/${bytes.get(load)}` }];
        const runs: [string, string, Request[]][] = [
          ['node', yardsticks.node, plain],
          ['express', yardsticks.express, plain],
          ['uncached', store.uncached, load.requests],
        ];
        if (load.hop) runs.push(['hop', yardsticks.hop, load.hop]);
        if (load.isCached) runs.push(['cached', store.cached, load.requests]);
        for (const [what, origin, requests] of round % 2 === 0 ? runs.reverse() : runs) {
          const shots = measured.get(key(load, connections, what)) ?? [];
          measured.set(key(load, connections, what), shots);
          shots.push(await runLoad(origin, requests, { connections, seconds }));
        }
      }
      process.stdout.write(`round ${round} of ${rounds}, ${connections} connections\n`);
    }
  }
  const shotOf = (load: Load, connections: number, what: string): Shot =>
    medianShot(measured.get(key(load, connections, what)) ?? []);
  return loads.flatMap((load) =>
    levels.map((connections) => ({
      name: load.name,
      connections,
      bytes: bytes.get(load) ?? 0,
      node: shotOf(load, connections, 'node'),
      express: shotOf(load, connections, 'express'),
      uncached: shotOf(load, connections, 'uncached'),
      ...(load.hop && { hop: shotOf(load, connections, 'hop') }),
      ...(load.isCached && { cached: shotOf(load, connections, 'cached') }),
    })),
  );
}

/** Sends half of what the closed loop reached on the most connections. */
export async function measureOpen(
  loads: Load[],
  rows: Row[],
  store: Origins,
  { seconds, levels }: Plan,
): Promise<OpenRow[]> {
  const connections = levels.at(-1) ?? 1;
  const results: OpenRow[] = [];
  for (const { name, requests } of loads) {
    const closed = rows.find((row) => row.name === name && row.connections === connections);
    if (!closed) continue;
    const at = (origin: string, { perSecond }: Shot) =>
      runEvenly(origin, requests, { connections, seconds: seconds * 2, ratePerSecond: perSecond / 2 });
    results.push({
      name,
      uncached: await at(store.uncached, closed.uncached),
      ...(closed.cached && { cached: await at(store.cached, closed.cached) }),
    });
  }
  return results;
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
