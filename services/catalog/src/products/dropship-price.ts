import { centsFromDecimal, decimalFromCents, maxCents, sellingPriceCents } from '@shopwright/contracts/money';
import { fieldError } from '@shopwright/service-kit/errors';

/** What a dropshipped product sells at, or why its cost cannot be turned into a price. */
export function dropshipPriceCents(
  supplierCost: string,
  marginPercent: number,
): { cents: number } | { reason: string } {
  const cents = sellingPriceCents(centsFromDecimal(supplierCost), marginPercent);
  if (cents <= 0) return { reason: 'Must be more than 0' };
  if (cents > maxCents) return { reason: 'Makes a price that is too high' };
  return { cents };
}

interface DropshipTerms {
  price: string;
  supplierCost: string;
  dropshipMargin: number;
}

/** The server computes the price; one that was worked out differently is refused instead of quietly replaced. */
export function checkedDropshipPrice({ price, supplierCost, dropshipMargin }: DropshipTerms): string {
  const computed = dropshipPriceCents(supplierCost, dropshipMargin);
  if ('reason' in computed) throw fieldError('invalid_request', 'supplierCost', computed.reason);
  const decimal = decimalFromCents(computed.cents);
  if (centsFromDecimal(price) !== computed.cents) {
    throw fieldError('invalid_request', 'price', `Must be the cost plus the margin: ${decimal}`);
  }
  return decimal;
}
