import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { importProducts as endpoint, ImportProgress } from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { importItems, imports } from '../db/imports';
import { hasEnded, readProgress } from './import-progress';

const waitMs = 2500;
const pollMs = 50;

/**
 * Stores the import and its event in one transaction, so that it survives failures of the queue and the worker. Then
 * waits briefly for the worker, so that the reply to a small import holds its result.
 */
export async function importProducts(
  database: Database,
  body: BodyOf<typeof endpoint>,
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
