import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { getCpuMs } from '../memory/process-tree';
import type { BenchStore } from './bench-store';
import { findTarget, openVisit } from './purchases';
import { quantileMs } from './run-load';

/** The end of a rush for a scarce product. */
export interface Rush {
  customers: number;
  units: number;
  /** Confirmed orders, and the units that are left. */
  sold: number;
  left: number;
  /** From the moment at which a customer came until the store said that a unit is reserved or that all are gone. */
  toldMs: { p50: number; p99: number; longest: number };
  /** The time of the response that told it. */
  answeredP99Ms: number;
  /** The CPU time of the store until the last order was confirmed. */
  cpuSeconds: number;
  /** Responses with 503, after which a customer waited and asked again. */
  busy: number;
  /** Customers who got another answer, or a unit but no order. */
  failed: number;
}

const customers = 1000;
const units = 100;
const comeWithinMs = 5000;

/**
 * Lets 1,000 customers come within five seconds for a product of which there are 100 units. Those who get one pay
 * immediately.
 */
export async function measureRush({ cached, endpoints, processes }: BenchStore, catalog: postgres.Sql): Promise<Rush> {
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
    customers,
    units,
    ...counts,
    left: product?.left ?? 0,
    toldMs: { p50: quantileMs(toldMs, 0.5), p99: quantileMs(toldMs, 0.99), longest: quantileMs(toldMs, 1) },
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
