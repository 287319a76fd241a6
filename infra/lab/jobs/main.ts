import { parseArgs } from 'node:util';
import { startDrillStore } from '../chaos/drill-store';
import { backWithinMs } from '../chaos/store-processes';
import { formatSeconds } from '../print';
import { readCommit } from '../read-commit';
import { runJobs } from './run-jobs';

/**
 * Lets the stock of products fall while workers, Redis and Postgres are killed, and counts the alerts: `npm run lab -- jobs
 * --jobs N --kills N --seed N`. Exits with 1 where one is missing or twice, or where a process took long to return.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '200' },
      kills: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [jobs, kills, seed] = [Number(values.jobs), Number(values.kills), Number(values.seed)];
  const store = await startDrillStore();
  try {
    const startedAt = Date.now();
    const { crossings, missing, twice, slowestBackMs, fellMs } = await runJobs(
      store,
      { jobs, kills, seed },
      console.log,
    );
    const of = `seed ${seed}, commit ${readCommit()}`;
    const slowest = formatSeconds(slowestBackMs);
    console.log(
      `${crossings} jobs under ${kills} kills: ${missing} missing, ${twice} twice, slowest return of a process ${slowest} (${of})`,
    );
    console.log(
      `${(jobs / (fellMs / 1000)).toFixed(1)} jobs a second, all done after ${formatSeconds(Date.now() - startedAt)}`,
    );
    if (missing + twice > 0 || crossings < jobs || slowestBackMs > backWithinMs) process.exitCode = 1;
  } finally {
    await store.stop();
  }
}

await main();
