import {
  type AttributeForm,
  createAttribute,
  deleteAttribute,
  getAttribute,
  listSpecifications,
  type StaffAttribute,
  updateAttribute,
} from '@shopwright/contracts/http/attributes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { attributesQuery } from '../../lib/queries/attributes';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

/** The attribute at the start of an edit, read again each time, and as long as products are being read. */
export const attributeDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['staff-attribute', id],
    queryFn: ({ signal }) => call(getAttribute, { params: { id: String(id) }, signal }),
    refetchInterval: ({ state }) => (state.data?.isSyncing ? 1000 : false),
    staleTime: 0,
    gcTime: 0,
  });

/** What products say that no attribute means yet. */
export const specificationsQuery = queryOptions({
  queryKey: [...productsKey, 'specifications'],
  queryFn: ({ signal }) => call(listSpecifications, { signal }),
  staleTime: 0,
});

const refresh = () =>
  Promise.all([attributesQuery.queryKey, productsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Creates an attribute, or replaces one of this version. */
export const useSaveAttribute = () =>
  useSingleMutation({
    mutationFn: ({ form, of }: { form: AttributeForm; of?: Pick<StaffAttribute, 'id' | 'version'> | undefined }) =>
      of
        ? call(updateAttribute, { params: { id: String(of.id) }, body: { ...form, version: of.version } })
        : call(createAttribute, { body: form }),
    onSuccess: refresh,
  });

export const useDeleteAttribute = () =>
  useSingleMutation({
    mutationFn: ({ id, version }: StaffAttribute) =>
      call(deleteAttribute, { params: { id: String(id) }, query: { version: String(version) } }),
    onError: refresh,
    onSuccess: refresh,
  });
