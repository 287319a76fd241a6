import { failImport, getImportWork, recordImportItem } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';
import type { Supplier } from './suppliers/supplier';

export type Suppliers = Readonly<Record<string, Supplier>>;

/**
 * Fetches what is still to do of an import, item by item. The catalogue keeps the progress, so a job that was cut
 * off goes on where it was; one that cannot succeed any more ends the import with the reason, for staff to read.
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
  return async ({ payload: { jobId } }, { isLastAttempt, logger }) => {
    try {
      await run(jobId);
    } catch (error) {
      const isFinal = isLastAttempt || (error instanceof AppError && !error.isRetryable);
      if (isFinal) await giveUp(catalog, jobId, error).catch(() => logger.warn({ jobId }, 'import could not be ended'));
      throw error;
    }
  };
}

async function giveUp(catalog: Services['catalog'], jobId: string, error: unknown): Promise<void> {
  const reason = error instanceof AppError && error.status < 500 ? error.message : 'The supplier could not be reached';
  await catalog.call(failImport, { params: { jobId }, body: { reason: reason.slice(0, 500) } });
}
