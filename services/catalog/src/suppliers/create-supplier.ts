import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createSupplier as endpoint, Supplier } from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { suppliers } from '../db/suppliers';
import { readSupplier } from './read-suppliers';
import { asSupplierConflict, supplierValues } from './supplier-values';

export async function createSupplier(database: Database, form: BodyOf<typeof endpoint>): Promise<Supplier> {
  const [created] = await database.db
    .insert(suppliers)
    .values(supplierValues(form))
    .returning({ id: suppliers.id })
    .catch((error: unknown) => {
      throw asSupplierConflict(error);
    });
  invariant(created, 'an insert returns its row');
  return readSupplier(database.db, created.id);
}
