import { type DatabaseUrls, prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { writeOrders } from '../../../services/order/src/test-many-orders';
import { knownMigrations, migrateAll } from '../../backup/service-migrations';
import { fromRoot } from '../../local/paths';

/** The databases of a store that no process runs on. */
export function openStore(serverUrl: string, database: string) {
  const adminUrl = withDatabase(serverUrl, database);
  let urls: DatabaseUrls | undefined;
  return {
    adminUrl,
    known: knownMigrations(fromRoot()),
    urls: () => urls as DatabaseUrls,
    async prepare() {
      urls = await prepareDatabase({ adminUrl: serverUrl, database, passwords: testPasswords });
      return adminUrl;
    },
    async migrate(until?: Record<string, number>) {
      if (urls) await migrateAll(fromRoot(), urls, until);
    },
  };
}

export async function fillStore(urls: DatabaseUrls, products: number, orders: number): Promise<void> {
  const catalog = postgres(urls.catalog, { max: 1, onnotice: () => undefined });
  await catalog.unsafe(`
    insert into products (slug, name, description, price, image, category)
    select 'product-' || n, 'Desk lamp ' || n, repeat('Warm light for long evenings at the desk. ', 8), 20,
      '/images/products/lamp.webp', 'Lighting'
    from generate_series(1, ${products}) n`);
  await catalog.end();
  const sql = postgres(urls.orders, { max: 1, onnotice: () => undefined });
  await writeOrders(sql, orders);
  await sql.end();
}
