import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { updateSupplier as endpoint, Supplier } from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { suppliers } from '../db/suppliers';
import { readSupplier } from './read-suppliers';
import { supplierConflict, supplierValues } from './supplier-values';

/** One conditional UPDATE: whether the row is still the one that was read is decided under its lock. */
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
      throw supplierConflict(error);
    });
  const supplier = await readSupplier(db, id);
  if (!changed) throw new AppError('conflict', 'The supplier has changed since you read it. Please look again.');
  return supplier;
}
