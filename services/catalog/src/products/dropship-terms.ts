import { centsFromDecimal, decimalFromCents, maxCents, sellingPriceCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';

/** Returns the price of a dropshipped product, or the reason why its cost makes no valid price. */
export function dropshipPriceCents(
  supplierCost: string,
  marginPercent: number,
): { cents: number } | { reason: string } {
  const cents = sellingPriceCents(centsFromDecimal(supplierCost), marginPercent);
  if (cents <= 0) return { reason: 'Must be more than 0' };
  if (cents > maxCents) return { reason: 'Results in a price that is too high' };
  return { cents };
}

interface DropshipTerms {
  price: string;
  supplierCost: string;
  dropshipMargin: number;
}

/** Returns the computed price. Throws `invalid_request` when the given price differs, rather than replace it silently. */
export function checkDropshipPrice({ price, supplierCost, dropshipMargin }: DropshipTerms): string {
  const computed = dropshipPriceCents(supplierCost, dropshipMargin);
  if ('reason' in computed) throw fieldError('invalid_request', 'supplierCost', computed.reason);
  const decimal = decimalFromCents(computed.cents);
  if (centsFromDecimal(price) !== computed.cents) {
    throw fieldError('invalid_request', 'price', `Must be the cost plus the margin: ${decimal}`);
  }
  return decimal;
}

/** Translates a violation of the unique supplier and supplier product id. Returns any other error unchanged. */
export function asDuplicateSupplierProduct(error: unknown): unknown {
  if (violatedConstraint(error) !== 'products_supplier_item') return error;
  return fieldError('conflict', 'supplierProductId', 'This supplier product is already in the store');
}
