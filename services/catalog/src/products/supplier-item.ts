import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';

/** Says what the unique index on supplier and item means; any other error goes on as it is. */
export function refuseSecondOfSupplier(error: unknown): never {
  if (violatedConstraint(error) !== 'products_supplier_item') throw error;
  throw fieldError('conflict', 'supplierProductId', 'This product of the supplier is in the shop already');
}
