import { parseArgs } from 'node:util';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { readCommit } from '../read-commit';
import { startDrillStore } from './drill-store';
import { planRun, type RunSize } from './plan-run';
import { printAnswers, printComparisons, type Totals } from './print-result';
import { runChaos, usualLanes } from './run-chaos';
import { backWithinMs } from './store-processes';

/**
 * Buys in a store of its own while its processes are killed and frozen, its links, clocks and disk fail, Redis is
 * emptied and Stripe fails, checks after each fault that every part works again, and compares the bank's ledger,
 * orders, stock, reservations, points and emails afterwards: `npm run lab -- chaos --checkouts N --faults N --seed N`.
 * With `--seeds N` it shares both among so many stores, of one seed each. `--lanes N` sets how many customers buy at
 * the same time, and `--priced` has them pay shipping and tax and use discounts. Prints a line for each comparison and exits with 1 on any difference, or where a process took longer
 * than 15 s to return.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      checkouts: { type: 'string', default: '60' },
      faults: { type: 'string', default: '12' },
      lanes: { type: 'string', default: String(usualLanes) },
      priced: { type: 'boolean', default: false },
    },
  });
  const [first, seeds] = [Number(values.seed), Number(values.seeds)];
  const [checkouts, faults] = [Number(values.checkouts), Number(values.faults)];
  const totals: Totals = { differences: 0, named: 0, planted: 0, slowestBackMs: 0 };
  for (let seed = first; seed < first + seeds; seed += 1) {
    const share = (total: number) => Math.ceil(total / seeds);
    const options = { lanes: Number(values.lanes), isPriced: values.priced };
    await runSeed({ seed, checkouts: share(checkouts), faults: share(faults) }, options, totals);
  }
  const of = seeds === 1 ? `seed ${first}` : `seeds ${first} to ${first + seeds - 1}`;
  console.log(
    `${checkouts} checkouts, ${faults} faults, ${of}, commit ${readCommit()}: ${totals.differences} differences`,
  );
  const isBackLate = totals.slowestBackMs > backWithinMs;
  if (totals.differences > 0 || totals.named < totals.planted || isBackLate) process.exitCode = 1;
}

async function runSeed(size: RunSize, options: { lanes: number; isPriced: boolean }, totals: Totals): Promise<void> {
  const of = `seed ${size.seed}, commit ${readCommit()}`;
  console.log(`${size.checkouts} checkouts, ${size.faults} faults, ${of}`);
  const store = await startDrillStore();
  try {
    const startedAt = Date.now();
    const result = await runChaos(store, planRun(size), console.log, options);
    printAnswers(result, size.checkouts, Date.now() - startedAt);
    await printComparisons((await readEndpoints(store.home)).postgres, result, of, totals);
    totals.slowestBackMs = Math.max(totals.slowestBackMs, result.slowestBackMs);
  } finally {
    await store.stop();
  }
}

await main();
