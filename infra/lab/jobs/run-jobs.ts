import { setTimeout as pause } from 'node:timers/promises';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import type { DrillStore } from '../chaos/drill-store';
import type { ProcessName } from '../chaos/faults';
import { inRolledBack } from '../chaos/in-rolled-back';
import { createRandom } from '../chaos/random';
import { createAnswers, StoreClient } from '../chaos/store-client';
import { killProcess } from '../chaos/store-processes';
import { formatSeconds } from '../print';

/** The processes that are killed: the workers most often, because the jobs are theirs. */
const victims: readonly ProcessName[] = [
  ...Array<ProcessName>(5).fill('workers'),
  ...(['redis', 'redis', 'postgres'] as const),
];
const lanes = 4;
const productsPerLane = 5;
const plenty = 1000;
const usualHandledWithinMs = 15 * 60_000;

interface JobsSize {
  jobs: number;
  kills: number;
  seed: number;
  /** The time that the jobs may take after the last has begun. */
  handledWithinMs?: number;
}

interface Counts {
  crossings: number;
  missing: number;
  twice: number;
}

export interface JobsResult extends Counts {
  slowestBackMs: number;
  fellMs: number;
}

/**
 * Lets the stock of products fall to its threshold while workers, Redis and Postgres are killed, and counts the alerts. Every
 * time is a job, and one row of the history of alerts. Throws where a planted difference is not counted.
 */
export async function runJobs(store: DrillStore, size: JobsSize, print: (line: string) => void): Promise<JobsResult> {
  const { postgres: url } = await readEndpoints(store.home);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [before] = await sql<{ id: number }[]>`select coalesce(max(id), 0) as id from catalog.stock_movements`;
    const startedAt = Date.now();
    const fell = { count: 0 };
    const [slowestBackMs] = await Promise.all([
      killInTurn(store, size, fell, print),
      letStockFall(store, size.jobs, fell),
    ]);
    const fellMs = Date.now() - startedAt;
    await untilHandled(sql, size.handledWithinMs ?? usualHandledWithinMs);
    const after = before?.id ?? 0;
    const counts = await countAlerts(sql, after);
    await assertNoticed(sql, after, counts);
    return { ...counts, slowestBackMs, fellMs };
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Each lane has products of its own, so that each setting of the stock is one fall. */
async function letStockFall({ home }: DrillStore, jobs: number, fell: { count: number }): Promise<void> {
  const { store, stripe } = await readEndpoints(home);
  const client = new StoreClient(store, stripe, createAnswers());
  await client.signIn('operator');
  const { body: products } = await client.call<{ id: number }[]>('GET', '/products?limit=200');
  const setStock = async (id: number, stockQuantity: number) => {
    const { status, body } = await client.call('PUT', `/products/${id}/stock`, { stockQuantity });
    if (status !== 200) throw new Error(`Setting the stock answered ${status} ${JSON.stringify(body)}`);
  };
  let begun = 0;
  const lane = async (number: number) => {
    const own = products.slice(number * productsPerLane, (number + 1) * productsPerLane);
    while (begun < jobs)
      for (const { id } of own) {
        if (begun >= jobs) return;
        begun += 1;
        await setStock(id, plenty);
        await setStock(id, 0);
        fell.count += 1;
      }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
}

/** Spreads the kills over the jobs, and returns the slowest return. */
async function killInTurn(
  { home }: DrillStore,
  { kills, jobs, seed }: JobsSize,
  fell: { count: number },
  print: (line: string) => void,
): Promise<number> {
  const random = createRandom(seed);
  const deck: ProcessName[] = [];
  let slowestMs = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    if (deck.length === 0) deck.push(...random.shuffle(victims));
    const name = deck.shift() ?? 'workers';
    while (fell.count < (jobs * kill) / kills) await pause(20);
    const backMs = await killProcess(home, name);
    slowestMs = Math.max(slowestMs, backMs);
    print(`  job ${String(fell.count).padStart(5)}  kill ${name}, back after ${formatSeconds(backMs)}`);
  }
  return slowestMs;
}

async function untilHandled(sql: postgres.Sql, withinMs: number): Promise<void> {
  for (const endsAt = Date.now() + withinMs; Date.now() < endsAt; await pause(500)) {
    const open = sql<{ count: number }[]>`
      select count(*)::int as count from catalog.outbox where handled_at is null and parked_at is null`;
    // Postgres may have been the last to be killed.
    const [row] = await open.catch(() => []);
    if (row?.count === 0) return;
  }
}

/** Compares the ledger of stock, which says when stock fell to the threshold, with the alerts of each product. */
async function countAlerts(sql: postgres.Sql | postgres.TransactionSql, afterId: number): Promise<Counts> {
  const [row] = await sql<[{ crossings: number; missing: number; twice: number }]>`
    with fallen as (
      select product_id, count(*)::int as count from catalog.stock_movements
      where id > ${afterId} and reason = 'set' and delta = ${-plenty} group by product_id
    ), alerted as (
      select product_id, count(*)::int as count from catalog.stock_alerts where stock_quantity = 0 group by product_id
    )
    select coalesce(sum(fallen.count), 0)::int as crossings,
      coalesce(sum(greatest(fallen.count - coalesce(alerted.count, 0), 0)), 0)::int as missing,
      coalesce(sum(greatest(coalesce(alerted.count, 0) - fallen.count, 0)), 0)::int as twice
    from fallen left join alerted using (product_id)`;
  return row;
}

/** Takes one alert away and adds another, in a transaction that is rolled back: both must be counted. */
async function assertNoticed(sql: postgres.Sql, afterId: number, counts: Counts): Promise<void> {
  let planted = counts;
  await inRolledBack(sql, async (tx) => {
    await tx`delete from catalog.stock_alerts where event_id = (select event_id from catalog.stock_alerts
        where stock_quantity = 0 order by product_id limit 1)`;
    await tx`insert into catalog.stock_alerts (event_id, product_id, stock_quantity, low_stock_threshold)
        select gen_random_uuid(), product_id, 0, low_stock_threshold from catalog.stock_alerts
        where stock_quantity = 0 order by product_id desc limit 1`;
    planted = await countAlerts(tx, afterId);
  });
  if (planted.missing !== counts.missing + 1 || planted.twice !== counts.twice + 1)
    throw new Error('An alert that was taken away and one that was added were not counted');
}
