import type { CallInput } from '@shopwright/contracts/endpoint';
import { importFile } from '@shopwright/contracts/http/file-imports';
import { getSupplierPerformance } from '@shopwright/contracts/http/purchase-orders';
import type { HeldPrice, SupplierFeed } from '@shopwright/contracts/http/supplier-feeds';
import * as feeds from '@shopwright/contracts/http/supplier-feeds';
import {
  createSupplier,
  deleteSupplier,
  listSuppliers,
  type Supplier,
  type SupplierForm,
  type SupplierKind,
  updateSupplier,
} from '@shopwright/contracts/http/suppliers';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, upload } from '../../lib/api-client';
import { refreshProducts } from '../../lib/queries/staff-products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

export const suppliersQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: ({ signal }) => call(listSuppliers, { signal }),
});

/** Refetches after an error too: someone else has changed the list. */
const reload = () => queryClient.invalidateQueries(suppliersQuery);

/** Creates or updates a supplier. */
export const useSaveSupplier = (known: Supplier | undefined) =>
  useSingleMutation({
    mutationFn: (form: SupplierForm) =>
      known
        ? call(updateSupplier, { params: { id: String(known.id) }, body: { ...form, version: known.version } })
        : call(createSupplier, { body: form }),
    onSuccess: reload,
    onError: reload,
  });

export const useRemoveSupplier = () =>
  useMutation({
    mutationFn: ({ id }: Supplier) => call(deleteSupplier, { params: { id: String(id) } }),
    onSettled: reload,
  });

const blank = { website: null, apiEndpoint: null, contactEmail: null, accountNumber: null, notes: null };

export const blankSupplier = (kind: SupplierKind, name: string): SupplierForm => ({ kind, name, ...blank });

export const toSupplierForm = ({ kind, name, website, apiEndpoint, contactEmail, accountNumber, notes }: Supplier) => {
  return { kind, name, website, apiEndpoint, contactEmail, accountNumber, notes };
};

/** A field left empty says nothing, which is not the same as an empty address. */
export const nullIfEmpty = (text: string | null): string | null => text?.trim() || null;

const feedsKey = ['supplier-feeds'];
const pollMs = 2000;

export const isRunning = ({ lastRun }: SupplierFeed): boolean =>
  lastRun !== null && ['uploading', 'queued', 'running'].includes(lastRun.state);

export const feedQuery = (supplierId: number) =>
  queryOptions({
    queryKey: [...feedsKey, supplierId],
    queryFn: ({ signal }) => call(feeds.getSupplierFeed, { params: { id: String(supplierId) }, signal }),
    select: ({ feed }) => feed,
    refetchInterval: ({ state }) => (state.data?.feed && isRunning(state.data.feed) ? pollMs : false),
    staleTime: 0,
  });

const shownPrices = 100;

export const heldPricesQuery = queryOptions({
  queryKey: [...feedsKey, 'held-prices'],
  queryFn: ({ signal }) => call(feeds.listHeldPrices, { query: { limit: String(shownPrices) }, signal }),
  staleTime: 0,
});

export const refreshFeeds = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: feedsKey }), refreshProducts()]);

const paramsOf = (supplierId: number) => ({ id: String(supplierId) });

export const saveFeed = (supplierId: number, body: CallInput<typeof feeds.putSupplierFeed>['body']) =>
  call(feeds.putSupplierFeed, { params: paramsOf(supplierId), body });

export const runFeed = (supplierId: number) => call(feeds.runSupplierFeed, { params: paramsOf(supplierId) });

export const removeFeed = (supplierId: number) => call(feeds.deleteSupplierFeed, { params: paramsOf(supplierId) });

export const decidePrices = (decision: 'accept' | 'reject', prices: readonly HeldPrice[]) =>
  call(feeds.decideHeldPrices, {
    body: { decision, prices: prices.map(({ productId, newPrice }) => ({ productId, newPrice })) },
  });

/** Imports a file by the rules of the feed. The server recognizes it by its content. */
export const uploadFeed = (supplierId: number, file: File) =>
  upload(importFile, file.slice(0, file.size, 'application/octet-stream'), {
    query: { supplierId: String(supplierId), fileName: file.name.slice(-255) },
  });

/** In the last 90 days. */
export const performanceQuery = queryOptions({
  queryKey: ['purchase-orders', 'performance'],
  queryFn: ({ signal }) => call(getSupplierPerformance, { signal }),
  staleTime: 0,
});
