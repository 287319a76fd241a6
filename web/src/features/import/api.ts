import { getImport, type ImportProgress, importProducts } from '@shopwright/contracts/http/suppliers';
import { call } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

const pauseMs = 1000;
const roundsMax = 60;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isOver = ({ state }: ImportProgress) => state === 'completed' || state === 'failed';

/** Starts an import and waits for its job, which may outlast the first reply. */
async function importAndWait(productIds: string[], profitMargin: number, pause = sleep): Promise<ImportProgress> {
  let progress = await call(importProducts, { body: { supplierType: 'aliexpress', productIds, profitMargin } });
  for (let round = 0; !isOver(progress) && round < roundsMax; round += 1) {
    await pause(pauseMs);
    progress = await call(getImport, { params: { jobId: progress.jobId } });
  }
  if (progress.state === 'failed') throw new Error('the import failed');
  return progress;
}

export const useImport = () =>
  useSingleMutation({
    mutationFn: ({ productIds, margin }: { productIds: string[]; margin: number }) => importAndWait(productIds, margin),
    onSuccess: () =>
      Promise.all(
        [productsKey, ['inventory'], ['categories']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });

export const marginMin = 10;
export const marginMax = 200;
const marginFallback = 30;

/** Parses a margin; 30 for anything that is no number. The field and the server check the bounds. */
export function marginFrom(text: string): number {
  const margin = Number.parseInt(text, 10);
  return Number.isNaN(margin) ? marginFallback : margin;
}

export const isInBounds = (margin: number): boolean => margin >= marginMin && margin <= marginMax;
