import { parseArgs } from 'node:util';
import { startTestShop } from '../../local/tests/test-shop';
import { readCommit } from '../read-commit';
import { plantedMax } from './plant-leaks';
import { type HostileResult, runHostile } from './run-hostile';

/**
 * Attacks a store of its own: `npm run lab -- hostile --seed N --requests N`. Calls every endpoint as everybody who may not,
 * guesses pairs, follows links that are over, sends secrets, extremes in every field of an address, and generated requests
 * with broken, huge and hostile values, and searches logs, spans, events, jobs, emails and errors for the secrets. Exits with 1 on any leak, on any answer of 5xx, and where a planted wrong is not noticed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '5000' },
    },
  });
  const of = `(seed ${values.seed}, commit ${readCommit()})`;
  const shop = await startTestShop({ RATE_LIMIT: 'off' });
  try {
    const result = await runHostile(shop.home, {
      seed: Number(values.seed),
      requests: Number(values.requests),
      everyExtreme: 1,
    });
    printResult(result, of);
    const { access, ownership, doors, extremes, generated, canaries, unnoticed } = result;
    const leaks = access.leaks.length + ownership.leaks.length + doors.leaks.length;
    const broken = [...extremes.failures, ...generated.failures].length;
    if (leaks + broken + canaries.found.length + unnoticed.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

function printResult(
  { access, ownership, doors, extremes, generated, canaries, unnoticed }: HostileResult,
  of: string,
): void {
  print(`access matrix: ${access.compared} calls, ${access.leaks.length} leaks ${of}`, access.leaks);
  print(
    `another customer's order: ${ownership.compared} calls, ${ownership.leaks.length} leaks ${of}`,
    ownership.leaks,
  );
  print(
    `pairs to guess, links that are over, files of strangers: ${doors.compared} tried, ${doors.leaks.length} leaks ${of}`,
    doors.leaks,
  );
  print(
    `extremes: ${extremes.sent} requests in ${extremes.fields} fields of addresses, ${extremes.failures.length} failures ${of}`,
    extremes.failures,
  );
  const statuses = [...generated.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  print(`generated requests: ${generated.sent}, ${generated.failures.length} failures ${of}`, generated.failures);
  print(
    `generated requests: ${statuses.join(', ')}, slowest ${generated.slowestMs.toFixed(0)} ms, ${generated.perSecond.toFixed(0)} a second`,
  );
  const searched = Object.entries(canaries.searched).map(([place, size]) => `${place} ${(size / 1e3).toFixed(0)} kB`);
  print(
    `${canaries.count} canaries, sent in ${canaries.sent} requests, in ${searched.join(', ')}: ${canaries.found.length} found ${of}`,
    canaries.found,
  );
  print(`planted wrongs: ${plantedMax - unnoticed.length} of ${plantedMax} noticed ${of}`, unnoticed);
}

const print = (line: string, details: readonly string[] = []) =>
  process.stdout.write([line, ...details.slice(0, 30).map((detail) => `  ${detail}`), ''].join('\n'));

await main();
