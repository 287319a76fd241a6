import { maxCents } from './money';

/**
 * Returns the price after a change by `percent`, which has at most two decimals, rounded half up to the smallest amount of
 * the currency: a cent, or 100 of them where it has no decimals. Calculates in hundredths of a percent, because a product
 * of floats may lie on the wrong side of half a cent.
 */
export function changeByPercent(cents: number, percent: number, smallestCents = 1): number {
  const hundredths = BigInt(10_000 + Math.round(percent * 100));
  const smallest = BigInt(smallestCents);
  return Number((BigInt(cents) * hundredths * 2n + 10_000n * smallest) / (20_000n * smallest)) * smallestCents;
}

/** Returns the nearest price that ends in .99; the higher one if both are equally near. The lowest is 0.99. */
export function roundTo99(cents: number): number {
  return Math.max(99, Math.floor((cents + 51) / 100) * 100 - 1);
}

/** Returns whether a product may have the price. */
export const isSellable = (cents: number): boolean => cents > 0 && cents <= maxCents;
