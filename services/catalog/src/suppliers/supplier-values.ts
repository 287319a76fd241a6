import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createSupplier } from '@shopwright/contracts/http/suppliers';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { hasPublicHost } from '../products/public-host';

/** What a form says, as columns: what was left empty is absent. */
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
  suppliers_name: { path: 'name', message: 'There is a supplier of this name already' },
  suppliers_marketplace: { path: 'kind', message: 'This marketplace is connected already' },
};

/** To be thrown in place of a failed write: names the field that only the database could judge. */
export function supplierConflict(error: unknown): unknown {
  const field = conflicts[violatedConstraint(error) ?? ''];
  return field ? fieldError('conflict', field.path, field.message) : error;
}
