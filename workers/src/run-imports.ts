import { failImport, getImportWork, recordImportItem } from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services, Suppliers } from './services';

/**
 * Fetches the remaining products of an import, one by one. The catalog keeps the progress, so a retried job continues
 * where the last one stopped. When the import cannot succeed any more, records the reason for staff to read.
 */
export function runImports(
  { catalog }: Pick<Services, 'catalog'>,
  suppliers: Suppliers,
): JobHandler<'supplier-imports'> {
  const run = async (jobId: string) => {
    const work = await catalog.call(getImportWork, { params: { jobId } });
    const supplier = suppliers[work.supplierType];
    if (!supplier) throw new AppError('unprocessable', `There is no supplier ${work.supplierType}`);
    for (const productId of work.pendingIds) {
      const item = await supplier.fetchItem(productId);
      const body = item ? { productId, item } : { productId, failure: 'The supplier has no such product' };
      await catalog.call(recordImportItem, { params: { jobId }, body });
    }
  };
  return async ({ payload: { jobId } }, { isFinal }) => {
    try {
      await run(jobId);
    } catch (error) {
      if (!isFinal(error)) throw error;
      // The import has ended, and says why. Nothing is left to retry: staff start a new one.
      await recordFailure(catalog, jobId, error);
    }
  };
}

async function recordFailure(catalog: Services['catalog'], jobId: string, error: unknown): Promise<void> {
  const reason = error instanceof AppError && error.status < 500 ? error.message : 'The supplier could not be reached';
  await catalog.call(failImport, { params: { jobId }, body: { reason: reason.slice(0, 500) } });
}
