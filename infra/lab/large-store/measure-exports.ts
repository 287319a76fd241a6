import { connectDatabase } from '@shopwright/service-kit/database/connection';
import type { DatabaseUrls } from '@shopwright/service-kit/database/roles';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';
import { listCustomerProfiles } from '../../../services/auth/src/customers/list-customer-profiles';
import { getFeeds } from '../../../services/catalog/src/feeds/feed-key';
import { writeFeed } from '../../../services/catalog/src/feeds/write-feed';
import { exportProducts } from '../../../services/catalog/src/products/export-products';
import { exportCustomers } from '../../../services/order/src/customers/export-customers';
import type { OrderDeps } from '../../../services/order/src/deps';
import { exportOrders } from '../../../services/order/src/desk/export-orders';
import { print } from '../print';

/** What Node lets grow before it collects, whatever the size of the file. */
const growthMaxMb = 250;
const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/**
 * Prints how long each export and feed takes from its tables to the last byte, its size, and by how much the memory of this process
 * grew. Returns false where one grew by more than the limit.
 */
export async function measureExports(urls: DatabaseUrls): Promise<boolean> {
  const [catalog, orders, auth] = [urls.catalog, urls.orders, urls.auth].map((url) => connectDatabase({ url }));
  if (!catalog || !orders || !auth) throw new Error('three databases');
  await auth.db.execute(sql`
    insert into users (email, password, first_name, last_name)
    select 'customer' || n || '@example.com', 'none', 'Ada', 'Lovelace ' || n from generate_series(1, 5000) n`);
  const client = {
    call: async (endpoint: { path: string }, { body }: { body: never }) =>
      endpoint.path.endsWith('/customer-profiles') ? listCustomerProfiles({ database: auth }, body) : [],
  };
  const deps = { database: orders, auth: client, logger: createLogger('bench', 'error') } as unknown as OrderDeps;
  const { key, items } = await getFeeds(catalog);
  const feed = { key, origin: 'https://shop.example', language: 'en' } as const;
  const files: Record<string, () => AsyncIterable<string>> = {
    'orders, CSV': () => exportOrders(orders, {}, 'UTC'),
    'orders, CSV by item': () => exportOrders(orders, { rows: 'lines' }, 'UTC'),
    'orders, JSON': () => exportOrders(orders, { format: 'json' }, 'UTC'),
    'orders, a common word': () => exportOrders(orders, { search: 'lamp' }, 'UTC'),
    'customers, CSV': () => exportCustomers(deps, { format: 'csv' }),
    'products, CSV': () => exportProducts(catalog, { format: 'csv', view: 'all' }),
    'feed, google.xml': () => writeFeed(catalog, { ...feed, format: 'google.xml' }),
    'feed, acp.jsonl': () => writeFeed(catalog, { ...feed, format: 'acp.jsonl', country: 'DE' }),
  };
  let isSmall = true;
  for (const [name, write] of Object.entries(files)) {
    const [before, startedAt] = [process.memoryUsage().rss, performance.now()];
    let [bytes, peak] = [0, before];
    for await (const part of write()) {
      bytes += Buffer.byteLength(part);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const grown = toMb(peak - before);
    print(`export of ${name}`, `${seconds} s, ${toMb(bytes)} MB; memory grew by ${grown} MB to ${toMb(peak)} MB`);
    isSmall &&= grown <= growthMaxMb;
  }
  print('items of a feed', String(items));
  await Promise.all([catalog, orders, auth].map((database) => database.close()));
  return isSmall;
}
