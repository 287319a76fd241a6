import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';

/**
 * Returns by how many percent the price is below the compare-at price, rounded down, so that it never promises more than one
 * saves. Undefined where there is no higher price.
 */
export function savedPercent(cents: number, compareAt: string | null | undefined): number | undefined {
  // A stored cart may hold anything.
  const before = compareAt && isDecimal(compareAt) ? centsFromDecimal(compareAt) : 0;
  return before > cents ? Math.floor(((before - cents) * 100) / before) : undefined;
}
