import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { productNotFound } from './get-product';
import { staffColumns } from './product-columns';

/** Takes the product off sale. What unpaid orders hold of it stays held, and orders keep what they bought. */
export const archiveProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, isNull(products.archivedAt), sql`now()`);

export const restoreProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, isNotNull(products.archivedAt), sql`null`);

/** Twice is once: who finds it done already gets the product as it is. */
async function setArchivedAt({ db }: Database, id: number, isOpen: SQL, archivedAt: SQL): Promise<StaffProduct> {
  const [changed] = await db
    .update(products)
    .set({ archivedAt, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(products.id, id), isOpen))
    .returning(staffColumns);
  if (changed) return changed;
  const [row] = await db.select(staffColumns).from(products).where(eq(products.id, id));
  if (!row) throw productNotFound();
  return row;
}
