import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { freePort } from '../../local/servers/ports';
import { prepareReadsCheck } from '../chaos/check-recovery';
import { dealFaults, planRun } from '../chaos/plan-run';
import { printAnswers, printComparisons } from '../chaos/print-result';
import { createRandom } from '../chaos/random';
import { play } from '../chaos/run-chaos';
import { readCommit } from '../read-commit';
import { checkCopies } from './check-copies';
import type { ComposeStore } from './compose';
import { applyComposeFault, describeComposeFault, listComposeFaults } from './faults';

/** Lets containers crash, stand still and lose their network while customers buy, cancel and return, and compares the books. */
export async function chaos(target: ComposeStore): Promise<boolean> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * 10_000)) },
      checkouts: { type: 'string', default: '240' },
      faults: { type: 'string', default: '24' },
      lanes: { type: 'string', default: '6' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [seed, checkouts, count] = [values.seed, values.checkouts, values.faults].map(Number) as [
    number,
    number,
    number,
  ];
  const of = `seed ${seed}, commit ${readCommit()}`;
  console.log(`${checkouts} checkouts, ${count} faults, ${of}`);
  const url = await openPostgres(target);
  // Unpaid checkouts end within the run.
  target.env.RESERVATION_MINUTES = '1';
  await target.up();
  const random = createRandom(seed);
  const faults = dealFaults(random, checkouts, count, () => listComposeFaults(random));
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  const { store, stripe } = target;
  const scene = {
    store,
    stripe,
    sql,
    apply: (fault: (typeof faults)[number]['fault']) => applyComposeFault(target, fault),
    describe: describeComposeFault,
    async prepareCheck() {
      const checkReads = await prepareReadsCheck({ store, stripe });
      return async () => (await Promise.all([checkReads(), checkCopies(target)])).flat();
    },
  };
  try {
    const startedAt = Date.now();
    const run = { ...planRun({ seed, checkouts, faults: 0 }), faults };
    const result = await play(scene, run, console.log, { lanes: Number(values.lanes) });
    for (const broken of await checkCopies(target)) result.unrecovered.push(`at the end: ${broken}`);
    printAnswers(result, checkouts, Date.now() - startedAt);
    const totals = { differences: 0, named: 0, planted: 0, slowestBackMs: 0 };
    await printComparisons(url, result, of, totals);
    return totals.differences === 0 && totals.named === totals.planted;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Publishes the primary's port on this machine, for the comparison, and returns its address. */
async function openPostgres(target: ComposeStore): Promise<string> {
  const port = await freePort();
  const file = path.join(target.folder, 'opened.yml');
  // A network that is internal publishes nothing.
  const opened = { networks: ['drill'], ports: [`127.0.0.1:${port}:5432`] };
  writeFileSync(file, JSON.stringify({ services: { postgres: opened }, networks: { drill: {} } }));
  target.env.COMPOSE_FILE = [target.env.COMPOSE_FILE, file].join(path.delimiter);
  return `postgres://postgres:development-only@127.0.0.1:${port}/shop`;
}
