import type { Supplier, SupplierForm, SupplierKind } from '@shopwright/contracts/http/suppliers';

export const blankSupplier = (kind: SupplierKind, name: string): SupplierForm => ({
  kind,
  name,
  website: null,
  apiEndpoint: null,
  contactEmail: null,
  accountNumber: null,
  notes: null,
});

export const toSupplierForm = ({ kind, name, website, apiEndpoint, contactEmail, accountNumber, notes }: Supplier) => ({
  kind,
  name,
  website,
  apiEndpoint,
  contactEmail,
  accountNumber,
  notes,
});

/** A field left empty says nothing, which is not the same as an empty address. */
export const nullIfEmpty = (text: string | null): string | null => text?.trim() || null;
