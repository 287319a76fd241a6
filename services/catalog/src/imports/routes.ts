import * as internal from '@shopwright/contracts/http/internal';
import * as suppliers from '@shopwright/contracts/http/suppliers';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { failImport } from './fail-import';
import { getImportWork } from './get-import-work';
import { importProducts } from './import-products';
import { hasEnded, readProgress } from './import-progress';
import { recordImportItem } from './record-import-item';

export function importRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(suppliers.importProducts, async ({ body, actor, res }) => {
    const progress = await importProducts(database, body, actor.userId);
    if (!hasEnded(progress)) res.status(202);
    return progress;
  });
  routes.bind(suppliers.getImport, ({ params }) => readProgress(database.db, params.jobId));
  routes.bind(internal.getImportWork, ({ params }) => getImportWork(database, params.jobId));
  routes.bind(internal.recordImportItem, ({ params, body }) => recordImportItem(database, params.jobId, body));
  routes.bind(internal.failImport, ({ params, body }) => failImport(database, params.jobId, body.reason));
}
