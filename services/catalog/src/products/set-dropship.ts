import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { productNotFound, staffColumns } from '../db/product-row';
import { products } from '../db/products';

export async function setDropship(database: Database, id: number, isDropshipped: boolean): Promise<StaffProduct> {
  const [row] = await database.db
    .update(products)
    .set({ isDropshipped, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(products.id, id), isNull(products.archivedAt)))
    .returning(staffColumns);
  if (!row) throw productNotFound();
  return row;
}
