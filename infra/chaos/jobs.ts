import { parseArgs } from 'node:util';
import { startDrillStore } from './drill-store';
import { formatSeconds, runJobs } from './run-jobs';
import { backWithinMs } from './store-processes';
import { readCommit, writeFigure } from './write-figure';

/**
 * Lets the stock of products fall while workers, Redis and Postgres are killed, and counts the alerts: `npm run drill:jobs --
 * --jobs N --kills N --seed N`. Exits with 1 where one is missing or twice, or where a process took long to return. `--figure`
 * keeps the result in docs/figures.md.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '200' },
      kills: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      figure: { type: 'boolean', default: false },
    },
  });
  const [jobs, kills, seed] = [Number(values.jobs), Number(values.kills), Number(values.seed)];
  const store = await startDrillStore();
  try {
    const startedAt = Date.now();
    const { crossings, missing, twice, slowestBackMs, fellMs } = await runJobs(store, { jobs, kills, seed }, print);
    const of = `seed ${seed}, commit ${readCommit()}`;
    const slowest = formatSeconds(slowestBackMs);
    print(
      `${crossings} jobs under ${kills} kills: ${missing} missing, ${twice} twice, slowest return of a process ${slowest} (${of})`,
    );
    print(
      `${(jobs / (fellMs / 1000)).toFixed(1)} jobs a second, all done after ${formatSeconds(Date.now() - startedAt)}`,
    );
    if (missing + twice > 0 || crossings < jobs || slowestBackMs > backWithinMs) process.exitCode = 1;
    const command = `npm run drill:jobs -- --jobs ${jobs} --kills ${kills} --seed ${seed}`;
    const what = `${jobs.toLocaleString('en')} jobs while workers, Redis and Postgres are killed ${kills} times: missing; twice; slowest return`;
    if (values.figure) await writeFigure({ what, seen: `${missing}; ${twice}; ${slowest}`, command });
  } finally {
    await store.stop();
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await main();
