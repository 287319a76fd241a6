import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../local/paths';
import { visitorReads } from '../bench/loads';
import { measureOverload } from '../bench/measure-overload';
import type { Request } from '../bench/run-load';
import { formatSeconds, print } from '../print';
import { awaitNoneMissing, startBuyers } from './buyers';
import type { ComposeStore } from './compose';

const recoversWithinMs = 10_000;
/** Of the best rate. On a quiet machine two thirds are still answered; less than this is a store that has collapsed. */
const shareMinPercent = 15;
/** So many answers in a row, one after the other, without a 503. */
const goodInARow = 20;

/** Sends more than the store can answer while customers buy, and looks at what it refuses, and how soon all is answered again. */
export async function overload(target: ComposeStore): Promise<boolean> {
  // Otherwise the BFFs answer from memory, which no flood of this machine can overload.
  target.env.CACHE_MB = '0';
  await target.up();
  const requests = visitorReads([], []).find(({ name }) => name === 'search')?.requests ?? [];
  const log = await followLog(target, 'bff');
  const buyers = await startBuyers(target, 2);
  const refusals = watchRefusals(target.store, requests);
  try {
    const rows = await measureOverload({ uncached: target.store, uncachedLog: log.file }, requests, {
      rounds: 1,
      seconds: 15,
      countBought: () => buyers.counts().confirmed,
    });
    const endedAt = performance.now();
    const isBack = await awaitAnswers(target.store, requests);
    const backMs = performance.now() - endedAt;
    const flood = rows.at(-1);
    console.table(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)]))),
    );
    const { refused, withoutRetryAfter } = await refusals.end();
    await buyers.stop();
    const { paid, missing } = await awaitNoneMissing(target);
    print('503 looked at, without Retry-After', `${refused}, ${withoutRetryAfter}`);
    print('purchases meanwhile', `${buyers.counts().confirmed} confirmed, ${flood?.bought} of them while most came`);
    print('paid orders missing', `${missing.length} of ${paid}`);
    print('all is answered again', isBack ? `${formatSeconds(backMs)} after the load` : 'not within 10 s');
    const isSold = flood?.bought !== undefined && flood.bought > 0;
    const isRefused = flood !== undefined && flood.refusedPerSecond > 0 && refused > 0 && withoutRetryAfter === 0;
    const isAnswered = rows.every(({ failed, sharePercent }) => failed === 0 && sharePercent >= shareMinPercent);
    return isSold && isRefused && isAnswered && missing.length === 0 && isBack;
  } finally {
    await refusals.end();
    log.end();
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Writes the log of a service into a file as it grows. */
async function followLog({ folder, env }: ComposeStore, service: string) {
  const file = path.join(folder, `${service}.log`);
  const args = ['compose', 'logs', '--follow', '--no-color', '--tail', '0', service];
  const child = spawn('docker', args, { cwd: fromRoot('.'), env, stdio: ['ignore', 'pipe', 'ignore'] });
  const written = createWriteStream(file);
  await new Promise((resolve) => written.once('open', resolve));
  child.stdout.pipe(written);
  return { file, end: () => child.kill() };
}

/** One visitor, who is refused like the others: counts 503, and those that do not say when to come again. */
function watchRefusals(origin: string, requests: readonly Request[]) {
  const over = new AbortController();
  const counts = { refused: 0, withoutRetryAfter: 0 };
  const watch = async () => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const response = await get(origin, requests, index);
      if (response?.status === 503) {
        counts.refused += 1;
        if (!(Number(response.headers.get('retry-after')) > 0)) counts.withoutRetryAfter += 1;
      }
      await sleep(50);
    }
    return counts;
  };
  const watched = watch();
  return {
    end: () => {
      over.abort();
      return watched;
    },
  };
}

async function awaitAnswers(origin: string, requests: readonly Request[]): Promise<boolean> {
  const endsAt = performance.now() + recoversWithinMs;
  for (let good = 0; good < goodInARow; ) {
    if (performance.now() > endsAt) return false;
    good = (await get(origin, requests, good))?.status === 200 ? good + 1 : 0;
  }
  return true;
}

async function get(origin: string, requests: readonly Request[], index: number): Promise<Response | undefined> {
  const url = origin + (requests[index % requests.length]?.path ?? '/');
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response;
}
