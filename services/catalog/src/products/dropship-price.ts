import { centsFromDecimal, maxCents, sellingPriceCents } from '@shopwright/contracts/money';

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
