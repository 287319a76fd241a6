import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { productNotFound, staffColumns } from '../db/product-row';
import { products } from '../db/products';

/** Ends the sale of the product. Reservations stay valid, and orders keep their lines. */
export const archiveProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, { onlyIf: isNull(products.archivedAt), archivedAt: sql`now()` });

export const restoreProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, { onlyIf: isNotNull(products.archivedAt), archivedAt: sql`null` });

interface ArchiveChange {
  onlyIf: SQL;
  archivedAt: SQL;
}

/** Idempotent: a repeated call returns the product unchanged. */
async function setArchivedAt(
  { db }: Database,
  id: number,
  { onlyIf, archivedAt }: ArchiveChange,
): Promise<StaffProduct> {
  const [changed] = await db
    .update(products)
    .set({ archivedAt, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(products.id, id), onlyIf))
    .returning(staffColumns);
  if (changed) return changed;
  const [row] = await db.select(staffColumns).from(products).where(eq(products.id, id));
  if (!row) throw productNotFound();
  return row;
}
