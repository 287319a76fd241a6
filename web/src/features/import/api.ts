import type { CallInput } from '@shopwright/contracts/endpoint';
import type { FileImport, ImportedItem } from '@shopwright/contracts/http/file-imports';
import * as fileImports from '@shopwright/contracts/http/file-imports';
import { listFailedImages, retryImages } from '@shopwright/contracts/http/import-images';
import * as suppliers from '@shopwright/contracts/http/suppliers';
import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage, upload } from '../../lib/api-client';
import { productsKey, shownCategoriesKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import type { OnProgress } from '../../lib/send-with-progress';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
import { isActive, isDropped, isFetching } from './import-status';

const key = ['file-imports'];
const pollMs = 1000;
const imagesPollMs = 3000;

/** Read again every second while one of them runs, and less often while its images are fetched. Leaves out what was only checked and then discarded. */
export const fileImportsQuery = infiniteQueryOptions({
  queryKey: key,
  queryFn: ({ pageParam, signal }) => callPage(fileImports.listFileImports, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows).filter((one) => !isDropped(one)),
  refetchInterval: ({ state: { data } }) => {
    const rows = data?.pages.flatMap((page) => page.rows) ?? [];
    return rows.some(isActive) ? pollMs : rows.some(isFetching) && imagesPollMs;
  },
  staleTime: 0,
});

export type ItemsShown = ImportOutcome | 'rejected' | 'kept';
type ImportOutcome = NonNullable<ImportedItem['outcome']>;

const itemsPerPage = '50';

/** What an import does with the rows of its file. Read again once it has gone on. */
export const importItemsQuery = ({ jobId, phase, state }: FileImport, show: ItemsShown) =>
  infiniteQueryOptions({
    queryKey: ['import-items', jobId, show, phase, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(fileImports.listImportItems, {
        params: { jobId },
        query: { show, limit: itemsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });

/** The images that could not be fetched. */
export const failedImagesQuery = ({ jobId, imagesFailed }: FileImport) =>
  infiniteQueryOptions({
    queryKey: ['import-images', jobId, imagesFailed],
    queryFn: ({ pageParam, signal }) =>
      callPage(listFailedImages, { params: { jobId }, query: { limit: itemsPerPage, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });

/** The ids of the sample catalog's items that are in the store. */
export const importedProductsQuery = queryOptions({
  queryKey: ['imported-products'],
  queryFn: ({ signal }) => call(suppliers.listImportedProducts, { query: { supplierType: 'aliexpress' }, signal }),
  select: (rows) => rows.map(({ productId }) => productId),
  staleTime: 0,
});

export const refreshFileImports = () => queryClient.invalidateQueries({ queryKey: key });

/** Reads again what shows products, customers and redirects, after an import has ended. */
export const refreshAfterImport = () =>
  Promise.all(
    [
      productsKey,
      ['inventory'],
      ['staff-categories'],
      shownCategoriesKey,
      ['redirects'],
      ['customers'],
      ['past-orders'],
      ['reviews'],
      ['staff-collections'],
      ['discounts'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

type ImportMove = 'running' | 'paused' | 'canceled' | 'undone';

/** Starts, pauses, cancels or undoes an import. */
export function useMoveImport() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: ({ jobId, to }: { jobId: string; to: ImportMove }) =>
      to === 'undone' ? call(fileImports.undoImport, { params: { jobId } }) : setImportState(jobId, to),
    onSuccess: refreshFileImports,
    onError: () => {
      toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      return refreshFileImports();
    },
  });
}

export function useRetryImages() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (jobId: string) => call(retryImages, { params: { jobId } }),
    onSuccess: refreshFileImports,
    onError: () => {
      toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      return refreshFileImports();
    },
  });
}

/** Asks the customers of an import to choose a password. */
export function useInviteImported() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (jobId: string) => call(fileImports.inviteImported, { params: { jobId } }),
    onSuccess: ({ invited }) => toast(t('import.invite.done', { count: invited })),
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
}

export const setImportState = (jobId: string, to: Exclude<ImportMove, 'undone'>) =>
  call(fileImports.setImportState, { params: { jobId }, body: { to } });

/** How staff want a file to be read. */
export interface FileSettings {
  kind: AskedKind;
  asDrafts: boolean;
  keepsStock: boolean;
  sendsInvitations: boolean;
  givesPoints: boolean;
  /** Empty where it is recognized. */
  encoding: string;
  /** By the names of the file, the columns that are not read as recognized; empty for those that are left out. */
  mapping: Record<string, string>;
}

interface Sending {
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Sends a file for a dry run, and returns the id of its import. */
export async function sendFile(file: File, settings: FileSettings, sending: Sending): Promise<string> {
  const { kind, asDrafts, keepsStock, sendsInvitations, givesPoints, encoding, mapping } = settings;
  const query = {
    dryRun: 'true',
    fileName: file.name.slice(0, fileNameMax) || undefined,
    asDrafts: asDrafts ? 'true' : undefined,
    keepStock: keepsStock ? 'true' : undefined,
    invite: sendsInvitations ? 'true' : undefined,
    points: givesPoints ? 'true' : undefined,
    encoding,
    mapping: Object.keys(mapping).length > 0 ? JSON.stringify(mapping) : undefined,
  } satisfies CallInput<typeof fileImports.importFile>['query'];
  const { id } = await upload(fileImports.importFileOf[kind], withKnownType(file), { query, ...sending });
  return id;
}

const fileNameMax = 255;

/** The server recognizes a file by its content; browsers name its type by its ending, or not at all. */
function withKnownType(file: File): Blob {
  const isKnown = (fileImports.importFileTypes as readonly string[]).includes(file.type);
  return isKnown ? file : file.slice(0, file.size, 'application/octet-stream');
}

export const importProducts = (body: CallInput<typeof suppliers.importProducts>['body']) =>
  call(suppliers.importProducts, { body });

export const getImport = (jobId: string) => call(suppliers.getImport, { params: { jobId } });
