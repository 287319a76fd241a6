import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as files from '@shopwright/contracts/http/file-imports';
import * as internal from '@shopwright/contracts/http/internal-imports';
import type { ImportProgress } from '@shopwright/contracts/http/suppliers';
import * as endpoints from '@shopwright/contracts/http/suppliers';
import { askedKinds, recognizedKind } from '@shopwright/contracts/import-kinds';
import type { Database } from '@shopwright/service-kit/database/connection';
import { requirePermission } from '@shopwright/service-kit/http/missing-permission';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { importItems, imports } from '../db/suppliers';
import type { CatalogDeps } from '../deps';
import { allowAnyImport, allowImport, readableKinds } from './allow-import';
import { failImport } from './fail-import';
import { listFileImports, setImportState, undoImport } from './file-imports';
import { getImportWork, hasEnded, readProgress } from './import-progress';
import { listImportItems, readRejectedRows } from './list-import-items';
import { listImportedProducts } from './list-imported-products';
import { nextBatch, processItems, recordBatch } from './process-items';
import { addImportItems, finishReading, readPart } from './read-items';
import { receiveFile } from './receive-file';
import { recordImportItems } from './record-import-items';

export function importRoutes(routes: RouteTable, { database, publicOrigin }: CatalogDeps): void {
  routes.bind(endpoints.importProducts, async ({ body, actor, res }) => {
    const progress = await importProducts(database, body, actor.userId);
    if (!hasEnded(progress)) res.status(202);
    return progress;
  });
  routes.bind(endpoints.listImportedProducts, ({ query }) => listImportedProducts(database.db, query.supplierType));
  routes.bind(endpoints.getImport, async ({ params, actor }) => {
    await allowImport(database.db, params.jobId, actor, 'read');
    return readProgress(database.db, params.jobId);
  });
  routes.bind(endpoints.getImportWork, ({ params }) => getImportWork(database, params.jobId));
  routes.bind(endpoints.recordImportItems, ({ params, body }) =>
    recordImportItems(database, params.jobId, body.results),
  );
  routes.bind(endpoints.failImport, ({ params, body }) => failImport(database, params.jobId, body.reason));
  for (const kind of askedKinds) {
    routes.bind(files.importFileOf[kind], ({ req, query, actor }) => {
      if (kind === recognizedKind) allowAnyImport(actor);
      if (query.points) requirePermission(actor, 'customers:write');
      return receiveFile(database, req, { kind, ...query }, actor.userId);
    });
  }
  routes.bind(files.setImportState, async ({ params, body, actor }) => {
    await allowImport(database.db, params.jobId, actor, 'write');
    return setImportState(database, params.jobId, body);
  });
  routes.bind(files.undoImport, async ({ params, actor }) => {
    await allowImport(database.db, params.jobId, actor, 'write');
    return undoImport(database, params.jobId);
  });
  routes.bind(files.listFileImports, ({ query, actor }) => listFileImports(database.db, query, readableKinds(actor)));
  routes.bind(files.listImportItems, async ({ params, query, actor }) => {
    await allowImport(database.db, params.jobId, actor, 'read');
    return listImportItems(database.db, params.jobId, query, actor);
  });
  routes.bind(files.downloadRejectedRows, async ({ params, actor }) => {
    await allowImport(database.db, params.jobId, actor, 'read');
    return readRejectedRows(database, params.jobId, actor);
  });
  routes.bind(internal.importPart, ({ params }) => readPart(database, params.jobId, params.position));
  routes.bind(internal.addImportItems, ({ params, body }) => addImportItems(database, params.jobId, body));
  routes.bind(internal.finishReading, ({ params, body }) => finishReading(database, params.jobId, body));
  routes.bind(internal.nextImportBatch, ({ params }) => nextBatch(database, params.jobId));
  routes.bind(internal.recordImportBatch, ({ params, body }) => recordBatch(database, params.jobId, body));
  routes.bind(internal.processImportItems, ({ params, body }) =>
    processItems(database, params.jobId, { ...body, publicOrigin }),
  );
}

const waitMs = 2500;
const pollMs = 50;

/**
 * Stores the import and its event in one transaction, so that it survives failures of the queue and the worker. Then
 * waits briefly for the worker, so that the response to a small import holds its result.
 */
async function importProducts(
  database: Database,
  body: BodyOf<typeof endpoints.importProducts>,
  requestedBy?: number,
): Promise<ImportProgress> {
  const jobId = randomUUID();
  await database.transaction(async (tx) => {
    const { supplierType, profitMargin } = body;
    await tx.insert(imports).values({ id: jobId, supplierType, profitMargin, requestedBy });
    const ids = [...new Set(body.productIds)];
    await tx
      .insert(importItems)
      .values(ids.map((supplierProductId, position) => ({ importId: jobId, supplierProductId, position })));
    await appendEvent(tx, 'import-requested', { jobId });
  });
  return waitForEnd(database, jobId);
}

async function waitForEnd(database: Database, jobId: string): Promise<ImportProgress> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const progress = await readProgress(database.db, jobId);
    if (hasEnded(progress) || performance.now() > giveUpAt) return progress;
    await sleep(pollMs);
  }
}
