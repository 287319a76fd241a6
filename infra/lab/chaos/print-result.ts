import { formatSeconds } from '../print';
import { compareBooks } from './compare-books';
import { findUnnoticed, listPlanted } from './plant-faults';
import type { RunResult } from './run-chaos';

export interface Totals {
  differences: number;
  named: number;
  planted: number;
  slowestBackMs: number;
}

export function printAnswers(
  { answers, facts, slowestBackMs, quietMs }: RunResult,
  checkouts: number,
  ms: number,
): void {
  const { books, seen } = facts;
  const statuses = [...answers.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  console.log(`${answers.total} calls: ${statuses.join(', ')}, ${answers.unreachable} x no answer`);
  console.log(
    `${answers.givenUp} customers gave up, ${seen.filter(({ paidAt }) => paidAt !== undefined).length} saw their payment succeed`,
  );
  const count = (...statuses: string[]) => books.orders.filter(({ status }) => statuses.includes(status)).length;
  console.log(
    `${count('confirmed', 'processing', 'shipped', 'delivered')} orders confirmed, ${count('cancelled')} cancelled, ${books.stripeRefunds.length} refunds`,
  );
  const paidBack = (how: string) => seen.filter(({ isPaidBack }) => isPaidBack === how).length;
  console.log(`${paidBack('cancelled')} cancelled by their customers, ${paidBack('returned')} returned and refunded`);
  const rate = ((checkouts * 1000) / (ms - quietMs)).toFixed(1);
  console.log(
    `slowest return of a process ${formatSeconds(slowestBackMs)}, ${rate} checkouts a second, quiet after ${formatSeconds(quietMs)}`,
  );
}

/** Prints one line for each comparison and each planted fault, and adds what was found. */
export async function printComparisons(
  url: string,
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
  const unnoticed = await findUnnoticed(url, facts);
  const planted = listPlanted(facts).length;
  const named = planted - unnoticed.length;
  console.log(`${'planted faults'.padEnd(20)} ${named} of ${planted} named (${of})`);
  for (const name of unnoticed) console.log(`  not named: ${name}`);
  totals.named += named;
  totals.planted += planted;
}
