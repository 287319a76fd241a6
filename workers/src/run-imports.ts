import { fileSource, importFileRows } from '@shopwright/contracts/http/file-imports';
import {
  failImport,
  getImportWork,
  type ImportResult,
  importResultsMax,
  recordImportItems,
} from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services, Supplier, Suppliers } from './services';

/** After this time a job leaves the rest of a file to another one, well before the deadline of jobs. */
const budgetMs = 30_000;

/**
 * Imports what remains of an import: the products of a supplier, which it fetches, or the rows of a file, which the
 * catalog has. The catalog keeps the progress, so a retried job continues where the last one stopped. When the import
 * cannot succeed any more, records the reason for staff to read.
 */
export function runImports(
  { catalog }: Pick<Services, 'catalog'>,
  suppliers: Suppliers,
): JobHandler<'supplier-imports'> {
  const run = async (jobId: string) => {
    const { supplierType, pendingIds } = await catalog.call(getImportWork, { params: { jobId } });
    if (supplierType === fileSource) return runFileImport(catalog, jobId);
    const supplier = suppliers[supplierType];
    if (!supplier) throw new AppError('unprocessable', `There is no supplier ${supplierType}`);
    for (let at = 0; at < pendingIds.length; at += importResultsMax) {
      const results = await fetchItems(supplier, pendingIds.slice(at, at + importResultsMax));
      await catalog.call(recordImportItems, { params: { jobId }, body: { results } });
    }
  };
  return async ({ payload: { jobId } }, { isFinal }) => {
    try {
      await run(jobId);
    } catch (error) {
      if (!isFinal(error)) throw error;
      // The import has ended and has its reason. Nothing is left to retry: staff start a new one.
      await recordFailure(catalog, jobId, error);
    }
  };
}

async function recordFailure(catalog: Services['catalog'], jobId: string, error: unknown): Promise<void> {
  const reason = error instanceof AppError && error.status < 500 ? error.message : await explainFailure(catalog, jobId);
  for (;;) {
    const { isDone } = await catalog.call(failImport, {
      params: { jobId },
      body: { reason: reason.slice(0, 500) },
    });
    if (isDone) return;
  }
}

/** Returns a reason for staff if the error itself has none that they understand. */
async function explainFailure(catalog: Services['catalog'], jobId: string): Promise<string> {
  const { supplierType } = await catalog.call(getImportWork, { params: { jobId } });
  return supplierType === fileSource
    ? 'The row could not be imported. Import it again.'
    : 'The supplier could not be reached';
}

/** Asks for one batch after the other: the next one is not begun before the last one is stored. */
async function runFileImport(catalog: Services['catalog'], jobId: string): Promise<void> {
  const endsAt = performance.now() + budgetMs;
  for (;;) {
    const continueLater = performance.now() > endsAt;
    const { isDone } = await catalog.call(importFileRows, { params: { jobId }, body: { continueLater } });
    if (isDone || continueLater) return;
  }
}

/** Fetches one item after the other, as a supplier allows. */
async function fetchItems(supplier: Supplier, productIds: string[]): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (const productId of productIds) {
    const item = await supplier.fetchItem(productId);
    results.push(item ? { productId, item } : { productId, failure: 'The supplier has no such product' });
  }
  return results;
}
