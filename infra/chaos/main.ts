import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fromRoot } from '../local/paths';
import { compareBooks } from './compare-books';
import { startDrillStore } from './drill-store';
import { planRun } from './plan-run';
import { findUnnoticed, plantedFaults } from './plant-faults';
import { type RunResult, runChaos } from './run-chaos';

/**
 * Buys in a store of its own while its processes are killed and frozen, Redis is emptied and Stripe fails, and compares
 * the bank's ledger, orders, stock, reservations, points and emails afterwards: `npm run chaos -- --seed N --checkouts N
 * --faults N`. Prints a line for each comparison and exits with 1 on any difference. A seed draws the same customers and
 * the same faults again.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      checkouts: { type: 'string', default: '60' },
      faults: { type: 'string', default: '12' },
    },
  });
  const size = { seed: Number(values.seed), checkouts: Number(values.checkouts), faults: Number(values.faults) };
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: fromRoot('.') })
    .toString()
    .trim();
  print(`seed ${size.seed}, ${size.checkouts} checkouts, ${size.faults} faults, commit ${commit}`);
  const shop = await startDrillStore();
  try {
    const result = await runChaos(shop, planRun(size), print);
    printAnswers(result);
    const isGood = await printComparisons(shop.home, result, `seed ${size.seed}, commit ${commit}`);
    if (!isGood) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

function printAnswers({ answers, facts, slowestBackMs, quietMs }: RunResult): void {
  const { books, seen } = facts;
  const statuses = [...answers.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  print(`${answers.total} calls: ${statuses.join(', ')}, ${answers.unreachable} x no answer`);
  print(
    `${answers.givenUp} customers gave up, ${seen.filter(({ paidAt }) => paidAt !== undefined).length} saw their payment succeed`,
  );
  const count = (status: string) => books.orders.filter((order) => order.status === status).length;
  print(
    `${count('confirmed')} orders confirmed, ${count('cancelled')} cancelled, ${books.stripeRefunds.length} refunds`,
  );
  print(`slowest return of a process ${seconds(slowestBackMs)}, quiet after ${seconds(quietMs)}`);
}

/** Prints one line for each comparison and each planted fault. Returns false on any difference. */
async function printComparisons(home: string, { facts }: RunResult, of: string): Promise<boolean> {
  const comparisons = compareBooks(facts);
  for (const { name, compared, differences } of comparisons) {
    print(`${name.padEnd(20)} ${String(compared).padStart(5)} compared, ${differences.length} differences (${of})`);
    for (const difference of differences.slice(0, 10)) print(`  ${difference}`);
  }
  const unnoticed = await findUnnoticed(home, facts);
  const named = plantedFaults.length - unnoticed.length;
  print(`${'planted faults'.padEnd(20)} ${named} of ${plantedFaults.length} named (${of})`);
  for (const name of unnoticed) print(`  not named: ${name}`);
  return unnoticed.length === 0 && comparisons.every(({ differences }) => differences.length === 0);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const print = (line: string) => process.stdout.write(`${line}\n`);

await main();
