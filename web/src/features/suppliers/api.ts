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
import { call } from '../../lib/api-client';
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
