import { fileSource } from '@shopwright/contracts/http/file-imports';
import {
  addImportItems,
  finishReading,
  importPart,
  processImportItems,
} from '@shopwright/contracts/http/internal-imports';
import {
  failImport,
  getImportWork,
  type ImportResult,
  type ImportWork,
  importResultsMax,
  recordImportItems,
} from '@shopwright/contracts/http/suppliers';
import { AppError } from '@shopwright/service-kit/errors';
import { callFile } from '@shopwright/service-kit/http/client';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Pace } from './pace-imports';
import { passOnItems } from './pass-on-items';
import { fetchFeed } from './product-files/fetch-feed';
import { FileProblem } from './product-files/file-problem';
import { readProductFile } from './product-files/read-product-file';
import type { SupplierCalls } from './purchase-orders/post-purchase-order';
import type { Services, Supplier, Suppliers } from './services';

/** After this time a job leaves the rest of a file to another one, well before the deadline of jobs. */
const budgetMs = 30_000;

interface ImportOptions {
  supplierCalls?: SupplierCalls;
  pace?: Pace;
  /** Aborted once the process stops: another one takes the rest of a file. */
  stopping?: AbortSignal;
}

/**
 * Imports what remains of an import: the products of a supplier, which it fetches, or the rows of a file, which it reads
 * and the catalog imports. The catalog keeps the progress, so a retried job continues where the last one stopped. When the import
 * cannot succeed any more, records the reason for staff to read.
 */
export function runImports(
  { catalog, order, auth }: Pick<Services, 'catalog' | 'order' | 'auth'>,
  suppliers: Suppliers,
  { supplierCalls = {}, pace = (batch) => batch(), stopping }: ImportOptions = {},
): JobHandler<'supplier-imports'> {
  const run = async (jobId: string) => {
    const { supplierType, pendingIds, file } = await catalog.call(getImportWork, { params: { jobId } });
    if (supplierType === fileSource) {
      if (file) await readFile(catalog, jobId, file, { supplierCalls, pace });
      const endsAt = performance.now() + budgetMs;
      const isOver = () => stopping?.aborted === true || performance.now() > endsAt;
      return (
        (await passOnItems({ catalog, order, auth }, jobId, { pace, isOver })) ??
        processItems(catalog, jobId, { pace, isOver })
      );
    }
    const supplier = suppliers[supplierType];
    if (!supplier) throw new AppError('unprocessable', `There is no supplier ${supplierType}`);
    for (let at = 0; at < pendingIds.length; at += importResultsMax) {
      const results = await fetchItems(supplier, pendingIds.slice(at, at + importResultsMax));
      await pace(() => catalog.call(recordImportItems, { params: { jobId }, body: { results } }));
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
  const { supplierType, file } = await catalog.call(getImportWork, { params: { jobId } });
  if (supplierType !== fileSource) return 'The supplier could not be reached';
  return file ? 'The file could not be read. Import it again.' : 'The row could not be imported. Import it again.';
}

/**
 * Reads all of a file, and again from its beginning where a job was interrupted: the catalog skips what it has. A file that
 * cannot be read ends the import with the reason, not the job.
 */
async function readFile(
  catalog: Services['catalog'],
  jobId: string,
  { parts, url, kind, encoding, mapping }: NonNullable<ImportWork['file']>,
  { supplierCalls, pace }: { supplierCalls: SupplierCalls; pace: Pace },
): Promise<void> {
  let fetched: Buffer | undefined;
  async function* readBytes() {
    // A file that staff uploaded to a feed with an address counts.
    if (url && parts === 0) {
      fetched ??= await fetchFeed(url, supplierCalls);
      for (let at = 0; at < fetched.length; at += chunkBytes) yield fetched.subarray(at, at + chunkBytes);
      return;
    }
    for (let position = 0; position < parts; position++) {
      yield await callFile(catalog, importPart, { params: { jobId, position } });
    }
  }
  let problem: string | undefined;
  try {
    for await (const body of readProductFile(readBytes, { kind, encoding, mapping })) {
      await pace(() => catalog.call(addImportItems, { params: { jobId }, body }));
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problem = error.message;
  }
  await catalog.call(finishReading, { params: { jobId }, body: { problem } });
}

const chunkBytes = 1024 * 1024;

/** Asks for one batch after the other: the next one is not begun before the last one is stored. */
async function processItems(
  catalog: Services['catalog'],
  jobId: string,
  { pace, isOver }: { pace: Pace; isOver: () => boolean },
): Promise<void> {
  for (;;) {
    const { isDone, continueLater } = await pace(async () => {
      const continueLater = isOver();
      const done = await catalog.call(processImportItems, { params: { jobId }, body: { continueLater } });
      return { ...done, continueLater };
    });
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
