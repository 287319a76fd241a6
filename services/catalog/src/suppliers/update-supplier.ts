import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { updateSupplier as endpoint, Supplier } from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { suppliers } from '../db/suppliers';
import { readSupplier } from './read-suppliers';
import { asSupplierConflict, supplierValues } from './supplier-values';

/** Updates only the version that staff read, else throws `conflict`. One UPDATE checks the version under its lock. */
export async function updateSupplier(
  { db }: Database,
  id: number,
  { version, ...form }: BodyOf<typeof endpoint>,
): Promise<Supplier> {
  const [changed] = await db
    .update(suppliers)
    .set({ ...supplierValues(form), version: sql`${suppliers.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(suppliers.id, id), eq(suppliers.version, version)))
    .returning({ id: suppliers.id })
    .catch((error: unknown) => {
      throw asSupplierConflict(error);
    });
  const supplier = await readSupplier(db, id);
  if (!changed)
    throw new AppError('conflict', 'The supplier has changed since you opened it. Please reload it and try again.');
  return supplier;
}
