import type { Sql } from 'postgres';
import type { Load } from '../bench/loads';
import { measure } from '../bench/measure-cpu';
import type { PreparedStore } from '../bench/prepare-store';
import { runPurchases } from '../bench/purchases';
import { type Request, runLoad, type Shot } from '../bench/run-load';
import { createAnswers, StoreClient } from '../chaos/store-client';
import { getProcessTree } from '../memory/process-tree';
import { readMemory } from '../memory/read-memory';

/** CPU time in ms by process. */
export type Cpu = Record<string, number>;

export interface Costs {
  cached: Cpu;
  list: Cpu;
  /** The same for a signed-in customer, past the memory of the BFF. */
  signedInList: Cpu;
  signIn: Cpu;
  search: Cpu;
  detail: Cpu;
  rendered: Cpu;
  cart: Cpu;
  purchase: Cpu;
  /** Of a purchase, in the program that buys. */
  clientMs: number;
  bytesPerOrder: number;
  bytesPerProduct: number;
  /** After the load. */
  memoryMib: Record<string, number>;
  connections: Record<string, number>;
}

/** The customers who buy at the same time. */
export const customers = 16;

const signInRequest: Request = {
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'shopper@example.com', password: 'demo-password' }),
};

export async function measureCosts(prepared: PreparedStore, products: number, seconds: number): Promise<Costs> {
  const { store, reads, live, catalog } = prepared;
  const find = (name: string): Load => {
    const load = [...reads, ...live].find((each) => each.name === name);
    if (!load) throw new Error(`no load ${name}`);
    return load;
  };
  const cpuOf = async (origin: string, name: string, requests = find(name).requests): Promise<Cpu> => {
    const run = () => runLoad(origin, requests, { connections: customers, seconds });
    // The first run compiles the code of this call.
    await run();
    return byProcess(await measure(name, store, run));
  };
  const shopper = new StoreClient(store.cached, store.endpoints.stripe, createAnswers());
  await shopper.signIn('shopper');
  const asShopper = find('list of 24').requests.map((each) => ({
    ...each,
    headers: { cookie: shopper.cookieHeader() },
  }));
  const bytesPerProduct = (await sumBytes(catalog, ['catalog'])) / products;
  const calls = {
    cached: await cpuOf(store.cached, 'list of 24'),
    list: await cpuOf(store.uncached, 'list of 24'),
    signedInList: await cpuOf(store.cached, 'list, signed in', asShopper),
    signIn: await cpuOf(store.cached, 'sign-in', [signInRequest]),
    search: await cpuOf(store.uncached, 'search'),
    detail: await cpuOf(store.uncached, 'detail'),
    rendered: await cpuOf(store.uncached, 'home, rendered'),
    cart: await cpuOf(store.uncached, 'cart'),
  };
  await buy(prepared, seconds * 2);
  const bytesBefore = await sumBytes(catalog, schemas);
  const clientBefore = process.cpuUsage();
  let shot: Shot | undefined;
  const purchase = byProcess(
    await measure('purchase', store, async () => {
      shot = await buy(prepared, seconds * 4);
      return shot;
    }),
  );
  const client = process.cpuUsage(clientBefore);
  const bought = shot?.answered ?? 0;
  return {
    ...calls,
    purchase,
    clientMs: (client.user + client.system) / 1000 / bought,
    bytesPerOrder: ((await sumBytes(catalog, schemas)) - bytesBefore) / bought,
    bytesPerProduct,
    memoryMib: Object.fromEntries(
      store.processes.map(({ name, pid }) => [name, readMemory(getProcessTree(pid)).pssMib]),
    ),
    connections: await countConnections(catalog),
  };
}

/** Returns how many orders a second the store confirms. */
export const buy = ({ store, productIds }: PreparedStore, seconds: number): Promise<Shot> =>
  runPurchases({ store: store.cached, stripe: store.endpoints.stripe }, productIds, {
    connections: customers,
    seconds,
  });

const byProcess = ({ call: _call, ms: _ms, ...rest }: Awaited<ReturnType<typeof measure>>): Cpu => rest as Cpu;

const schemas = ['catalog', 'orders', 'auth'];

async function sumBytes(sql: Sql, names: string[]): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ${sql(names)}`;
  return Number(row?.bytes);
}

async function countConnections(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; count: number }[]>`
    select application_name as name, count(*)::int from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'postgres.js' group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
