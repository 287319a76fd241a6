import * as suppliers from '@shopwright/contracts/http/suppliers';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { createSupplier } from './create-supplier';
import { deleteSupplier } from './delete-supplier';
import { readSuppliers } from './read-suppliers';
import { updateSupplier } from './update-supplier';

export function supplierRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(suppliers.listSuppliers, () => readSuppliers(database.db));
  routes.bind(suppliers.createSupplier, ({ body }) => createSupplier(database, body));
  routes.bind(suppliers.updateSupplier, ({ params, body }) => updateSupplier(database, params.id, body));
  routes.bind(suppliers.deleteSupplier, async ({ params }) => {
    await deleteSupplier(database, params.id);
    return undefined;
  });
}
