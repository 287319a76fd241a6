import * as internal from '@shopwright/contracts/http/internal';
import * as endpoints from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { failImport } from './fail-import';
import { getImportWork } from './get-import-work';
import { importProducts } from './import-products';
import { hasEnded, readProgress } from './import-progress';
import { recordImportItem } from './record-import-item';

export function importRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.importProducts, async ({ body, actor, res }) => {
    const progress = await importProducts(database, body, actor.userId);
    if (!hasEnded(progress)) res.status(202);
    return progress;
  });
  bind(endpoints.getImport, ({ params }) => readProgress(database.db, params.jobId));
  bind(internal.getImportWork, ({ params }) => getImportWork(database, params.jobId));
  bind(internal.recordImportItem, ({ params, body }) => recordImportItem(database, params.jobId, body));
  bind(internal.failImport, ({ params, body }) => failImport(database, params.jobId, body.reason));
}
