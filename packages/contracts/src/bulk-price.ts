import { maxCents } from './money';

/**
 * Returns the price after a change by `percent`, which has at most two decimals, rounded half up to a cent. Calculates in
 * hundredths of a percent, because a product of floats may lie on the wrong side of half a cent.
 */
export function changeByPercent(cents: number, percent: number): number {
  const hundredths = BigInt(10_000 + Math.round(percent * 100));
  return Number((BigInt(cents) * hundredths * 2n + 10_000n) / 20_000n);
}

/** Returns the nearest price that ends in .99; the higher one if both are equally near. The lowest is 0.99. */
export function roundTo99(cents: number): number {
  return Math.max(99, Math.floor((cents + 51) / 100) * 100 - 1);
}

/** Returns whether a product may have the price. */
export const isSellable = (cents: number): boolean => cents > 0 && cents <= maxCents;
