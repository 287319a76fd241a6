import { parseArgs } from 'node:util';
import { formatSeconds } from '../print';
import { readCommit } from '../read-commit';
import { compareBooks } from './compare-books';
import { startDrillStore } from './drill-store';
import { planRun, type RunSize } from './plan-run';
import { findUnnoticed, plantedFaults } from './plant-faults';
import { type RunResult, runChaos, usualLanes } from './run-chaos';
import { backWithinMs } from './store-processes';

interface Totals {
  differences: number;
  named: number;
  planted: number;
  slowestBackMs: number;
}

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
    await printComparisons(store.home, result, of, totals);
    totals.slowestBackMs = Math.max(totals.slowestBackMs, result.slowestBackMs);
  } finally {
    await store.stop();
  }
}

function printAnswers({ answers, facts, slowestBackMs, quietMs }: RunResult, checkouts: number, ms: number): void {
  const { books, seen } = facts;
  const statuses = [...answers.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  console.log(`${answers.total} calls: ${statuses.join(', ')}, ${answers.unreachable} x no answer`);
  console.log(
    `${answers.givenUp} customers gave up, ${seen.filter(({ paidAt }) => paidAt !== undefined).length} saw their payment succeed`,
  );
  const count = (status: string) => books.orders.filter((order) => order.status === status).length;
  console.log(
    `${count('confirmed')} orders confirmed, ${count('cancelled')} cancelled, ${books.stripeRefunds.length} refunds`,
  );
  const rate = ((checkouts * 1000) / (ms - quietMs)).toFixed(1);
  console.log(
    `slowest return of a process ${formatSeconds(slowestBackMs)}, ${rate} checkouts a second, quiet after ${formatSeconds(quietMs)}`,
  );
}

/** Prints one line for each comparison and each planted fault, and adds what was found. */
async function printComparisons(
  home: string,
  { facts, unrecovered }: RunResult,
  of: string,
  totals: Totals,
): Promise<void> {
  for (const { name, compared, differences } of compareBooks(facts)) {
    console.log(
      `${name.padEnd(20)} ${String(compared).padStart(5)} compared, ${differences.length} differences (${of})`,
    );
    for (const difference of differences.slice(0, 10)) console.log(`  ${difference}`);
    totals.differences += differences.length;
  }
  console.log(`${'parts that recovered'.padEnd(20)} all but ${unrecovered.length} (${of})`);
  for (const broken of unrecovered) console.log(`  ${broken}`);
  totals.differences += unrecovered.length;
  const unnoticed = await findUnnoticed(home, facts);
  const named = plantedFaults.length - unnoticed.length;
  console.log(`${'planted faults'.padEnd(20)} ${named} of ${plantedFaults.length} named (${of})`);
  for (const name of unnoticed) console.log(`  not named: ${name}`);
  totals.named += named;
  totals.planted += plantedFaults.length;
}

await main();
