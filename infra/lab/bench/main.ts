import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureClosed, measureOpen, type Plan } from './measure-calls';
import { measureCpu, measurePurchaseCpu } from './measure-cpu';
import { measureImport } from './measure-import';
import { measureOverload } from './measure-overload';
import { measureRush, type Rush } from './measure-rush';
import { type PreparedStore, prepareStore } from './prepare-store';
import { runPurchases } from './purchases';
import * as report from './report';
import { formatImport, formatOverload, formatRush, importText } from './report-parts';
import { medianShot, type Shot } from './run-load';
import { startYardsticks } from './yardsticks';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    /** The time in which purchases are begun: twice `seconds` without it. */
    'order-seconds': { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const products = Number(positionals[0] ?? 1000);
const plan: Plan = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  levels: values.connections.split(',').map(Number),
};
const { rounds, seconds, levels } = plan;
const orderSeconds = Number(values['order-seconds'] ?? seconds * 2);
const orders = 10_000;

/** The parts that can be measured alone. */
const parts: Record<string, (prepared: PreparedStore) => Promise<string>> = {
  overload: async (prepared) => formatOverload(await measureOverloads(prepared)),
  rush: async (prepared) => formatRush(await measureRushes(prepared)),
  orders: async (prepared) => report.formatPurchases(await measurePurchases(prepared)),
  import: async (prepared) => {
    const results = await measureImports(prepared);
    return `${importText(results)}\n\n${formatImport(results)}`;
  },
};

/**
 * Measures a store of its own under load: `npm run lab -- bench 1000`, with any number of products. `--json FILE` keeps the
 * raw numbers. `--only overload`, `rush`, `orders` or `import` measures and prints that part alone.
 */
async function main(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const readLoad = () => loadavg().map((load) => load.toFixed(1));
  const loadBefore = readLoad();
  const describeRun = () => [
    `commit ${commit}, ${new Date().toISOString().slice(0, 16)}Z`,
    `\`npm run lab -- bench ${[products, ...process.argv.slice(3)].join(' ')}\`: medians of ${rounds} interleaved rounds of ${seconds} s`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; the load generator, the store and Postgres share them`,
    `load average (1, 5, 15 min) before the store was started ${loadBefore.join(', ')}, after the run ${readLoad().join(', ')}`,
  ];
  const part = parts[values.only ?? ''];
  if (values.only !== undefined && !part) throw new Error(`no part ${values.only}`);
  const prepared = await prepareStore({ products, orders });
  try {
    if (part) {
      say(await part(prepared));
      return;
    }
    const results = { ...(await measureAll(prepared)), circumstances: describeRun() };
    say(report.formatReport(results));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, mapsToObjects, 2)}\n`);
  } finally {
    await prepared.stop();
  }
}

const mapsToObjects = (_key: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);

async function measureAll(prepared: PreparedStore): Promise<Omit<report.Report, 'circumstances'>> {
  const { store, reads, live, productIds } = prepared;
  const loads = [...reads, ...live];
  const yardsticks = await startYardsticks(store.endpoints.postgres);
  try {
    const overload = await measureOverloads(prepared);
    const rows = await measureClosed(loads, store, yardsticks, plan);
    const open = await measureOpen(loads, rows, store, plan);
    const callCpu = await measureCpu(loads, store, seconds);
    // Before the purchases, whose emails go on for a while.
    const imported = await measureImports(prepared);
    const cpu = [...callCpu, await measurePurchaseCpu(store, productIds, seconds)];
    const purchases = await measurePurchases(prepared);
    const rush = await measureRushes(prepared);
    return { products, orders, rows, open, overload, cpu, imported, purchases, rush };
  } finally {
    yardsticks.stop();
  }
}

const measureOverloads = ({ store, reads: [list] }: PreparedStore) =>
  measureOverload(store, list?.requests ?? [], plan);

const measureImports = ({ store, reads, catalog }: PreparedStore) => measureImport(reads, store, catalog, plan);

async function measurePurchases({ store, productIds }: PreparedStore): Promise<report.Purchases[]> {
  const target = { store: store.cached, stripe: store.endpoints.stripe };
  const shots = new Map(levels.map((connections) => [connections, [] as Shot[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [connections, taken] of shots)
      taken.push(await runPurchases(target, productIds, { connections, seconds: orderSeconds }));
  }
  return [...shots].map(([connections, taken]) => ({ connections, seconds: orderSeconds, shot: medianShot(taken) }));
}

async function measureRushes({ store, catalog }: PreparedStore): Promise<Rush[]> {
  const rushes: Rush[] = [];
  for (let round = 0; round < rounds; round += 1) rushes.push(await measureRush(store, catalog));
  return rushes;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

await main();
