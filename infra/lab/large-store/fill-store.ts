import type { DatabaseUrls } from '@shopwright/service-kit/database/roles';
import postgres from 'postgres';
import { writeOrders } from '../../../services/order/src/test-many-orders';

/** Writes products and orders by SQL. */
export async function fillStore(urls: DatabaseUrls, products: number, orders: number): Promise<void> {
  const catalog = postgres(urls.catalog, { max: 1, onnotice: () => undefined });
  await catalog.unsafe(`
    insert into products (slug, name, description, price, image, category, specs)
    select 'product-' || n, 'Desk lamp ' || n, repeat('Warm light for long evenings at the desk. ', 8), 20,
      '/images/products/lamp.webp', 'Lighting', '[{"label": "Brand", "value": "Nordic"}]'
    from generate_series(1, ${products}) n`);
  await catalog.end();
  const sql = postgres(urls.orders, { max: 1, onnotice: () => undefined });
  await writeOrders(sql, orders);
  await sql.end();
}
