import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { writeOrders } from '../../../services/order/src/test-many-orders';
import { fromRoot } from '../../local/paths';
import { signInStaff } from '../sign-in-staff';
import { type BenchStore, startBenchStore } from './bench-store';
import { importRows } from './import-rows';
import { liveCalls, visitorReads } from './loads';
import { measureClosed, measureOpen, type Plan } from './measure-calls';
import { measureCpu } from './measure-cpu';
import { measureOverload } from './measure-overload';
import { measureRush, type Rush } from './measure-rush';
import { runPurchases } from './purchases';
import { formatOverload, formatReport, formatRush, type Report, writeReport } from './report';
import { median, medianShot, type Shot } from './run-load';
import { writeProducts } from './write-products';
import { startYardsticks, type Yardsticks } from './yardsticks';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string' },
  },
});
const products = Number(positionals[0] ?? 1000);
const plan: Plan = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  levels: values.connections.split(',').map(Number),
};
const { rounds, seconds, levels } = plan;
const orders = 10_000;
const documentFile = fromRoot('docs/performance.md');

/**
 * Measures a store of its own under load: `npm run bench -- 1000`, with any number of products. Writes what it prints to
 * docs/performance.md. With `--only overload` or `--only rush` it only prints what the store answers when too much comes, or
 * how a rush for a scarce product ends.
 */
async function main(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const loadBefore = loadavg().map((load) => load.toFixed(1));
  const store = await startBenchStore();
  const open = (schema: string) =>
    postgres(store.endpoints.postgres, {
      ...{ max: 1, onnotice: () => undefined, connection: { search_path: `${schema}, public` } },
    });
  const [catalog, ordersDb] = [open('catalog'), open('orders')];
  let yardsticks: Yardsticks | undefined;
  try {
    const startedAt = performance.now();
    const productIds = await writeProducts(catalog, products);
    // The accounts of the demonstration, which the orders by SQL bring too.
    await ordersDb`delete from customers`;
    await writeOrders(ordersDb, orders);
    say(
      `${products} products and ${orders} orders written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
    yardsticks = await startYardsticks(store.endpoints.postgres);
    const categories = await catalog<{ id: number }[]>`select distinct category_id as id from products
      where slug like 'bench-%'`;
    const loads = [
      ...visitorReads(
        productIds,
        categories.map(({ id }) => id),
      ),
      ...liveCalls(productIds, await signInStaff(store.cached)),
    ];
    if (values.only === 'rush') {
      say(formatRush(await measureRushes(store, catalog)));
      return;
    }
    const [list] = loads;
    const overload = await measureOverload(store.uncached, list?.requests ?? [], plan);
    if (values.only === 'overload') {
      say(formatOverload(overload));
      return;
    }
    const rows = await measureClosed(loads, store, yardsticks, plan);
    const report: Report = {
      ...{ products, orders, rows },
      open: await measureOpen(loads, rows, store, plan),
      overload,
      // Before the purchases, whose emails go on for a while.
      importedPerSecond: await measureImport(store, catalog),
      cpu: await measureCpu(loads, store, productIds, seconds),
      purchases: await measurePurchases(store, productIds),
      rush: await measureRushes(store, catalog),
      circumstances: [
        `commit ${commit}, ${new Date().toISOString().slice(0, 16)}Z`,
        `\`npm run bench -- ${[products, ...process.argv.slice(3)].join(' ')}\`: medians of ${rounds} interleaved rounds of ${seconds} s`,
        `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; the load generator, the store and Postgres share them`,
        `load average (1, 5, 15 min) before the store was started ${loadBefore.join(', ')}, after the run ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')}`,
      ],
    };
    say(formatReport(report));
    writeReport(documentFile, report);
  } finally {
    yardsticks?.stop();
    await Promise.all([catalog.end(), ordersDb.end()]);
    await store.stop();
  }
}

async function measurePurchases({ cached, endpoints }: BenchStore, productIds: number[]): Promise<Report['purchases']> {
  const target = { store: cached, stripe: endpoints.stripe };
  const shots = new Map(levels.map((connections) => [connections, [] as Shot[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [connections, taken] of shots)
      taken.push(await runPurchases(target, productIds, { connections, seconds: seconds * 2 }));
  }
  return [...shots].map(([connections, taken]) => ({ connections, shot: medianShot(taken) }));
}

async function measureRushes(store: BenchStore, catalog: postgres.Sql): Promise<Rush[]> {
  const rushes: Rush[] = [];
  for (let round = 0; round < rounds; round += 1) rushes.push(await measureRush(store, catalog));
  return rushes;
}

async function measureImport({ endpoints, internalKeys }: BenchStore, sql: postgres.Sql): Promise<number> {
  const target = { catalogUrl: endpoints.services.catalog, keys: internalKeys };
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await importRows(sql, target, 2000));
  // Autovacuum does it within a minute. Until then Postgres plans searches for the rows that it counted before.
  await sql`analyze products`;
  return median(figures);
}

const say = (text: string) => process.stdout.write(`${text}\n`);

await main();
