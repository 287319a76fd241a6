/**
 * Kills every process of a running store in turn, at three moments of a purchase, and checks that each payment still
 * ends as exactly one confirmed order: `npm run lab -- kill-mid-purchase`, beside `npm start`. A shorter version is a test.
 */
import path from 'node:path';
import { readEndpoints } from '../../../tests/killed-processes/test-endpoints';
import { buyWhileKilling, moments, type Outcome } from '../../../tests/killed-processes/test-purchase';

const home = path.resolve(process.env.SHOP_HOME ?? '.shop');

async function main(): Promise<void> {
  const { processes } = await readEndpoints(home);
  const outcomes: Outcome[] = [];
  for (const { name } of processes) {
    for (const moment of moments) {
      const outcome = await buyWhileKilling(home, name, moment);
      outcomes.push(outcome);
      const seconds = outcome.seconds.toFixed(1).padStart(6);
      console.log(`${name.padEnd(16)} ${moment.padEnd(26)} ${seconds} s  ${outcome.orders} order`);
    }
  }
  const wrong = outcomes.filter(({ orders }) => orders !== 1).length;
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds)).toFixed(1);
  console.log(`\n${outcomes.length} purchases with a kill each, ${wrong} not exactly one order, slowest ${slowest} s`);
  process.exit(wrong === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
