import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { readCommit } from '../read-commit';
import { measureCalls, type Plan } from './measure-calls';
import { measureCpu } from './measure-cpu';
import { measureImport } from './measure-import';
import { measureKeys } from './measure-keys';
import { measureOverload } from './measure-overload';
import { measureRush } from './measure-rush';
import { measureSave } from './measure-save';
import { type PreparedStore, prepareStore } from './prepare-store';
import { runPurchases } from './purchases';
import { medianShot, type Shot } from './run-load';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string' },
    json: { type: 'string' },
    variants: { type: 'boolean', default: false },
  },
});
const products = Number(positionals[0] ?? 1000);
const orders = 10_000;
const plan: Plan = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  levels: values.connections.split(',').map(Number),
};

type Row = Record<string, string | number>;

/** The parts of a run, each of which can be measured alone. Emails of purchases go on for a while, so that these come last. */
const parts: Record<string, (prepared: PreparedStore) => Promise<Row[]>> = {
  overload: ({ store, reads: [list] }) => measureOverload(store, list?.requests ?? [], plan),
  calls: ({ store, reads, live }) => measureCalls([...reads, ...live], store, plan),
  import: ({ store, reads, catalog }) => measureImport(reads, store, catalog, plan),
  keys: ({ store }) => measureKeys(store, plan),
  cpu: ({ store, reads, live, productIds }) => measureCpu([...reads, ...live], store, productIds, plan.seconds),
  orders: measurePurchases,
  rush: measureRushes,
  save: measureSaves,
};

/**
 * Measures a store of its own under load: `npm run lab -- bench 1000`, with any number of products. `--json FILE` keeps the
 * numbers. `--variants` gives a third of the products five variants. `--only overload`, or another of the parts, measures that part alone.
 */
async function main(): Promise<void> {
  if (values.only !== undefined && !parts[values.only]) throw new Error(`no part ${values.only}`);
  const readLoad = () => loadavg().map((load) => load.toFixed(1));
  const loadBefore = readLoad();
  const prepared = await prepareStore({ products, orders, hasVariants: values.variants });
  const results: Record<string, Row[]> = {};
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (values.only !== undefined && values.only !== name) continue;
      results[name] = (await measure(prepared)).map(round);
      console.log(`\n${name}`);
      console.table(results[name]);
    }
  } finally {
    await prepared.stop();
  }
  const { rounds, seconds } = plan;
  const circumstances = [
    `commit ${readCommit()}, ${new Date().toISOString().slice(0, 16)}Z`,
    `\`npm run lab -- bench ${[products, ...process.argv.slice(3)].join(' ')}\`: medians of ${rounds} interleaved rounds of ${seconds} s`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; the load generator, the store and Postgres share them`,
    `load average (1, 5, 15 min) before the store was started ${loadBefore.join(', ')}, after the run ${readLoad().join(', ')}`,
  ];
  console.log(circumstances.join('\n'));
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ circumstances, products, orders, ...results }, undefined, 2)}\n`);
}

/** Rounds to tenths. */
const round = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? Math.round(value * 10) / 10 : value]),
  );

/** The time in which purchases are begun in each round. */
const purchaseSeconds = 10;

async function measurePurchases({ store, productIds }: PreparedStore): Promise<Row[]> {
  const target = { store: store.cached, stripe: store.endpoints.stripe };
  const taken = plan.levels.map((connections) => ({ connections, shots: [] as Shot[] }));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { connections, shots } of taken)
      shots.push(await runPurchases(target, productIds, { connections, seconds: purchaseSeconds }));
  }
  return taken.map(({ connections, shots }) => ({ connections, ...medianShot(shots) }));
}

async function measureRushes({ store, catalog }: PreparedStore): Promise<Row[]> {
  const rushes: Row[] = [];
  for (let round = 0; round < plan.rounds; round += 1) rushes.push(await measureRush(store, catalog));
  return rushes;
}

async function measureSaves({ store, productIds: [productId = 0] }: PreparedStore): Promise<Row[]> {
  const saves: Row[] = [];
  for (let round = 0; round < plan.rounds; round += 1) saves.push(await measureSave(store, productId));
  return saves;
}

await main();
