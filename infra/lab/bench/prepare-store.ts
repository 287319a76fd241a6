import postgres from 'postgres';
import { writeOrders } from '../../../services/order/src/test-many-orders';
import { createAnswers, StoreClient } from '../chaos/store-client';
import { type BenchStore, startBenchStore } from './bench-store';
import { type Load, liveCalls, visitorReads } from './loads';
import { writeProducts } from './write-products';

/** A store with the data of the benchmark. */
export interface PreparedStore {
  store: BenchStore;
  catalog: postgres.Sql;
  /** Products that are sold as they are. */
  productIds: number[];
  /** The reads of visitors, and what no cache may answer. */
  reads: Load[];
  live: Load[];
  stop: () => Promise<void>;
}

interface StoreSize {
  products: number;
  orders: number;
  /** Gives a third of the products five variants. */
  hasVariants: boolean;
}

/** Starts a store, and writes products and orders by SQL. */
export async function prepareStore({ products, orders, hasVariants }: StoreSize): Promise<PreparedStore> {
  const store = await startBenchStore();
  const open = (schema: string) =>
    postgres(store.endpoints.postgres, {
      max: 1,
      onnotice: () => undefined,
      connection: { search_path: `${schema}, public` },
    });
  const [catalog, ordersDb] = [open('catalog'), open('orders')];
  const stop = async () => {
    await Promise.all([catalog.end(), ordersDb.end()]);
    await store.stop();
  };
  try {
    const startedAt = performance.now();
    const { shownIds, soldIds } = await writeProducts(catalog, products, hasVariants);
    // The accounts of the demonstration, which the orders by SQL bring too.
    await ordersDb`delete from customers`;
    await writeOrders(ordersDb, orders);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`${products} products and ${orders} orders written in ${seconds.toFixed(0)} s\n`);
    const categories = await catalog<{ id: number }[]>`select distinct category_id as id from products
      where slug like 'bench-%'`;
    const reads = visitorReads(
      shownIds,
      categories.map(({ id }) => id),
    );
    const staff = new StoreClient(store.cached, store.endpoints.stripe, createAnswers());
    await staff.signIn('staff');
    const live = liveCalls(soldIds, staff.cookieHeader());
    return { store, catalog, productIds: soldIds, reads, live, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
