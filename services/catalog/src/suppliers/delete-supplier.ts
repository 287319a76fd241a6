import type { Database } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { suppliers } from '../db/suppliers';
import { supplierNotFound } from './read-suppliers';

export async function deleteSupplier({ db }: Database, id: number): Promise<void> {
  const [removed] = await db.delete(suppliers).where(eq(suppliers.id, id)).returning({ id: suppliers.id });
  if (!removed) throw supplierNotFound();
}
