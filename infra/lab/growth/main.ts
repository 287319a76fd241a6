import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareStore } from '../bench/prepare-store';
import type { Shot } from '../bench/run-load';
import { readCommit } from '../read-commit';
import { buy, type Costs, measureCosts } from './measure-costs';
import { planFor, predictPurchases, usualHabits } from './plan';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    costs: { type: 'string' },
    json: { type: 'string' },
    products: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '4' },
    'signed-in': { type: 'string', default: String(usualHabits.signedInShare) },
    visits: { type: 'string', default: String(usualHabits.visitsPerOrder) },
  },
});
const seconds = Number(values.seconds);
const products = Number(values.products);
const ordersPerDay = positionals.length > 0 ? positionals.map(Number) : [1000, 100_000, 1_000_000];

const round = (value: unknown): unknown =>
  typeof value === 'number'
    ? Math.round(value * 10) / 10
    : value && typeof value === 'object'
      ? roundAll(value)
      : value;
const roundAll = (row: object) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)]));

/** Starts a store with this many processes of each service, and buys as long as the costs were measured. */
async function withStore<T>(instances: number, work: (store: Awaited<ReturnType<typeof prepareStore>>) => Promise<T>) {
  process.env.WEB_CONCURRENCY = String(instances);
  const prepared = await prepareStore({ products, orders: 1000, hasVariants: false });
  try {
    return await work(prepared);
  } finally {
    await prepared.stop();
  }
}

/** Measures the costs, and how well the simulation predicts the store with one and with two processes of each service. */
async function measureAndCheck(): Promise<Costs> {
  const { costs, seen } = await withStore(1, async (prepared) => {
    const measured = await measureCosts(prepared, products, seconds);
    return { costs: measured, seen: await buy(prepared, seconds * 4) };
  });
  const seenByTwo = await withStore(2, async (prepared) => {
    await buy(prepared, seconds * 2);
    return buy(prepared, seconds * 4);
  });
  const cores = cpus().length;
  const rows = [seen, seenByTwo].flatMap((shot, index) => {
    const predicted = predictPurchases(costs, cores, index + 1);
    const toRow = (what: string, { perSecond, p50Ms, p99Ms }: Pick<Shot, 'perSecond' | 'p50Ms' | 'p99Ms'>) => ({
      'processes of each': index + 1,
      what,
      'orders a second': perSecond,
      'p50 ms': p50Ms,
      'p99 ms': p99Ms,
    });
    return [toRow('predicted', predicted), toRow('seen', shot)];
  });
  console.log('\n16 customers who buy on this machine');
  console.table(rows.map(roundAll));
  return costs;
}

const costs = values.costs ? (JSON.parse(readFileSync(values.costs, 'utf8')).costs as Costs) : await measureAndCheck();
const { memoryMib, connections, bytesPerOrder, bytesPerProduct, clientMs: _client, ...calls } = costs;
console.log('\nCPU time of a call in ms, by process');
console.table(Object.fromEntries(Object.entries(calls).map(([call, cpu]) => [call, roundAll(cpu)])));
console.log('\nMemory (PSS after the load, MiB) and connections to Postgres');
console.table([memoryMib, connections]);
console.log(`\n${Math.round(bytesPerOrder)} bytes per order, ${Math.round(bytesPerProduct)} bytes per product`);
const habits = { ...usualHabits, visitsPerOrder: Number(values.visits), signedInShare: Number(values['signed-in']) };
console.log('\nWhat orders a day need at their peak', habits);
console.table(ordersPerDay.map((orders) => roundAll(planFor(costs, orders, habits))));
const circumstances = `commit ${readCommit()}, ${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} × ${cpus()[0]?.model.trim()}, load average ${loadavg()[0]?.toFixed(1)}`;
console.log(circumstances);
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ circumstances, costs: roundAll(costs) }, undefined, 2)}\n`);
