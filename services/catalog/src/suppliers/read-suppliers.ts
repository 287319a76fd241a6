import type { Supplier } from '@shopwright/contracts/http/suppliers';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { suppliers } from '../db/suppliers';

/** Returns suppliers by name, each with the number of products on sale that name it, in upper or lower case. */
export async function readSuppliers(tx: Executor, condition?: SQL): Promise<Supplier[]> {
  const isOfSupplier = sql`lower(${products.supplierName}) = lower(${suppliers.name})`;
  const rows = await tx
    .select({ ...getTableColumns(suppliers), productCount: count(products.id) })
    .from(suppliers)
    .leftJoin(products, and(isOfSupplier, isNull(products.archivedAt)))
    .where(condition)
    .groupBy(suppliers.id)
    .orderBy(asc(sql`lower(${suppliers.name})`));
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function readSupplier(tx: Executor, id: number): Promise<Supplier> {
  const [supplier] = await readSuppliers(tx, eq(suppliers.id, id));
  if (!supplier) throw supplierNotFound();
  return supplier;
}

export const supplierNotFound = () => new AppError('not_found', 'There is no such supplier');
