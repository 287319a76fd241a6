import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { getCpuMs } from '../memory/process-tree';
import type { BenchStore } from './bench-store';
import { findTarget, openVisit } from './purchases';
import { quantileMs } from './run-load';

const customers = 1000;
const units = 100;
const comeWithinMs = 5000;

/**
 * Lets 1,000 customers come within five seconds for a product of which there are 100 units. Those who get one pay
 * immediately. `told` is the time from the moment at which a customer came until the store said that a unit is reserved or that
 * all are gone; after a 503 (`busy`) a customer waits and asks again. `failed` got another answer, or a unit but no order.
 */
export async function measureRush({ cached, endpoints, processes }: BenchStore, catalog: postgres.Sql) {
  const target = await findTarget({ store: cached, stripe: endpoints.stripe });
  const readCpuMs = () => processes.reduce((sum, { pid }) => sum + getCpuMs(pid), 0);
  const cpuMs = readCpuMs();
  const productId = await addScarceProduct(catalog);
  const [toldMs, answeredMs]: [number[], number[]] = [[], []];
  const counts = { busy: 0, sold: 0, failed: 0 };
  const startedAt = performance.now();
  const buy = async (index: number) => {
    const dueAt = startedAt + (index * comeWithinMs) / customers;
    await sleep(dueAt - performance.now());
    let askedAt = performance.now();
    const visit = openVisit(target, productId, async (seconds) => {
      counts.busy += 1;
      await sleep(1000 * seconds);
      askedAt = performance.now();
    });
    const { status, body: payment } = await visit.openCheckout();
    const now = performance.now();
    toldMs.push(now - dueAt);
    answeredMs.push(now - askedAt);
    if (payment && (await visit.pay(payment))) counts.sold += 1;
    else if (status !== 409) counts.failed += 1;
  };
  await Promise.all(Array.from({ length: customers }, (_, index) => buy(index)));
  const [product] = await catalog<
    { left: number }[]
  >`select stock_quantity as left from products where id = ${productId}`;
  return {
    ...counts,
    left: product?.left ?? 0,
    toldP50Ms: quantileMs(toldMs, 0.5),
    toldP99Ms: quantileMs(toldMs, 0.99),
    toldLongestMs: quantileMs(toldMs, 1),
    cpuSeconds: (readCpuMs() - cpuMs) / 1000,
    answeredP99Ms: quantileMs(answeredMs, 0.99),
  };
}

/** Adds a product like one of the others, with the ledger of its stock. Returns the id. */
async function addScarceProduct(sql: postgres.Sql): Promise<number> {
  const [product] = await sql<{ id: number }[]>`
    with added as (
      insert into products (slug, name, description, price, image, category, category_id, stock_quantity)
      select 'rush-' || gen_random_uuid(), 'Scarce ' || name, description, price, image, category, category_id, ${units}
      from products where slug like 'bench-%' order by id limit 1
      returning id
    ), logged as (
      insert into stock_movements (product_id, delta, resulting_quantity, reason)
      select id, ${units}, ${units}, 'seed' from added
    )
    select id from added`;
  if (!product) throw new Error('no product was added');
  return product.id;
}
