import {
  type CollectionForm,
  type CollectionRule,
  createCollection,
  deleteCollection,
  getStaffCollection,
  previewCollection,
  type StaffCollection,
  updateCollection,
} from '@shopwright/contracts/http/collections';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { collectionsQuery } from '../../lib/queries/collections';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

const collectionKey = ['staff-collection'];

/** The collection at the start of an edit, read again each time. */
export const collectionDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...collectionKey, id],
    queryFn: ({ signal }) => call(getStaffCollection, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const previewQuery = (rule: CollectionRule | undefined) =>
  queryOptions({
    queryKey: [...productsKey, 'collection-preview', rule],
    queryFn: ({ signal }) => call(previewCollection, { body: { rule: rule as CollectionRule }, signal }),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const refresh = () =>
  Promise.all(
    [collectionsQuery.queryKey, ['collection'], productsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Creates a collection, or replaces one of this version. */
export const useSaveCollection = () =>
  useSingleMutation({
    mutationFn: ({ form, of }: { form: CollectionForm; of?: Pick<StaffCollection, 'id' | 'version'> | undefined }) =>
      of
        ? call(updateCollection, { params: { id: String(of.id) }, body: { ...form, version: of.version } })
        : call(createCollection, { body: form }),
    onSuccess: refresh,
  });

export const useDeleteCollection = () =>
  useSingleMutation({
    mutationFn: ({ id, version }: StaffCollection) =>
      call(deleteCollection, { params: { id: String(id) }, query: { version: String(version) } }),
    onError: refresh,
    onSuccess: refresh,
  });
