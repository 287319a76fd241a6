import * as endpoints from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { createSupplier } from './create-supplier';
import { deleteSupplier } from './delete-supplier';
import { readSuppliers } from './read-suppliers';
import { updateSupplier } from './update-supplier';

export function supplierRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listSuppliers, () => readSuppliers(database.db));
  bind(endpoints.createSupplier, ({ body }) => createSupplier(database, body), 201);
  bind(endpoints.updateSupplier, ({ params, body }) => updateSupplier(database, params.id, body));
  bind(endpoints.deleteSupplier, async ({ params }) => {
    await deleteSupplier(database, params.id);
    return undefined;
  });
}
