import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createSupplier } from '@shopwright/contracts/http/suppliers';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { hasPublicHost } from '../products/public-host';

/** Returns the columns of a form, with null for empty fields. */
export function supplierValues(form: BodyOf<typeof createSupplier>) {
  if (form.apiEndpoint && !hasPublicHost(form.apiEndpoint)) {
    throw fieldError('invalid_request', 'apiEndpoint', 'Must be a public https address');
  }
  return {
    kind: form.kind,
    name: form.name,
    website: form.website || null,
    apiEndpoint: form.apiEndpoint || null,
    contactEmail: form.contactEmail || null,
    accountNumber: form.accountNumber || null,
    notes: form.notes || null,
  };
}

const conflicts: Record<string, { path: string; message: string }> = {
  suppliers_name: { path: 'name', message: 'A supplier with this name already exists' },
  suppliers_marketplace: { path: 'kind', message: 'This marketplace is already connected' },
};

/** Translates a unique violation into `conflict` with its field. Returns any other error unchanged. */
export function asSupplierConflict(error: unknown): unknown {
  const field = conflicts[violatedConstraint(error) ?? ''];
  return field ? fieldError('conflict', field.path, field.message) : error;
}
