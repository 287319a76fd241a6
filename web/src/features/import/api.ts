import type { CallInput } from '@shopwright/contracts/endpoint';
import type { FileImport, RejectedRow } from '@shopwright/contracts/http/file-imports';
import * as fileImports from '@shopwright/contracts/http/file-imports';
import * as suppliers from '@shopwright/contracts/http/suppliers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { productsKey, shownCategoriesKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { readAllPages } from '../../lib/read-all-pages';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';

const key = ['file-imports'];
const pollMs = 1000;

export const isActive = ({ state }: FileImport): boolean => state === 'queued' || state === 'running';

/** Read again every second while one of them runs. */
export const fileImportsQuery = infiniteQueryOptions({
  queryKey: key,
  queryFn: ({ pageParam, signal }) => callPage(fileImports.listFileImports, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
  refetchInterval: ({ state: { data } }) => (data?.pages.some(({ rows }) => rows.some(isActive)) ? pollMs : false),
  staleTime: 0,
});

/** The ids of the sample catalog's items that are in the store. */
export const importedProductsQuery = queryOptions({
  queryKey: ['imported-products'],
  queryFn: ({ signal }) => call(suppliers.listImportedProducts, { query: { supplierType: 'aliexpress' }, signal }),
  select: (rows) => rows.map(({ productId }) => productId),
  staleTime: 0,
});

export const refreshFileImports = () => queryClient.invalidateQueries({ queryKey: key });

/** Reads again what shows products, after an import has ended. */
export const refreshAfterImport = () =>
  Promise.all(
    [productsKey, ['inventory'], ['staff-categories'], shownCategoriesKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export function useSetImportState() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: ({ jobId, to }: { jobId: string; to: 'running' | 'paused' }) => setImportState(jobId, to),
    onSuccess: refreshFileImports,
    onError: () => {
      toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      return refreshFileImports();
    },
  });
}

/** Reads all rows that an import rejected, page by page. */
export const readRejectedRows = (jobId: string): Promise<RejectedRow[]> =>
  readAllPages((cursor) =>
    callPage(fileImports.listRejectedRows, { params: { jobId }, query: { limit: '500', cursor } }),
  );

export const rejectedRowsQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...key, jobId, 'rejected'],
    queryFn: ({ signal }) => call(fileImports.listRejectedRows, { params: { jobId }, query: { limit: '20' }, signal }),
    staleTime: 0,
  });

export const createFileImport = (body: CallInput<typeof fileImports.createFileImport>['body']) =>
  call(fileImports.createFileImport, { body });

export const addImportRows = (jobId: string, body: CallInput<typeof fileImports.addImportRows>['body']) =>
  call(fileImports.addImportRows, { params: { jobId }, body });

export const setImportState = (jobId: string, to: 'running' | 'paused') =>
  call(fileImports.setImportState, { params: { jobId }, body: { to } });

export const importProducts = (body: CallInput<typeof suppliers.importProducts>['body']) =>
  call(suppliers.importProducts, { body });

export const getImport = (jobId: string) => call(suppliers.getImport, { params: { jobId } });
