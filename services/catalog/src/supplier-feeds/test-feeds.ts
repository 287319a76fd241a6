import { sql } from 'drizzle-orm';
import type { TestCatalog } from '../test-catalog';

/** Points all feeds to an address of this machine, which staff cannot enter. */
export async function setFeedAddress({ database }: TestCatalog, url: string): Promise<void> {
  await database.db.execute(sql`update supplier_feeds set url = ${url}`);
}

export async function readSupplied({ database }: TestCatalog, supplierName: string): Promise<unknown[]> {
  const rows = await database.db.execute(sql`
    select supplier_product_id as item, name, price, stock_quantity as stock
    from products where supplier_name = ${supplierName} order by 1`);
  return [...rows];
}
