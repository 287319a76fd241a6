import { maxCents } from './money';

/** Changes a price by `percent`, of at most two decimals. Rounds half up to the currency's smallest amount. */
export function changeByPercent(cents: number, percent: number, smallestCents = 1): number {
  const hundredths = BigInt(10_000 + Math.round(percent * 100));
  const smallest = BigInt(smallestCents);
  return Number((BigInt(cents) * hundredths * 2n + 10_000n * smallest) / (20_000n * smallest)) * smallestCents;
}

/** Returns the nearest price that ends in .99, the higher one of two. The lowest is 0.99. */
export function roundTo99(cents: number): number {
  return Math.max(99, Math.floor((cents + 51) / 100) * 100 - 1);
}

export const isSellable = (cents: number): boolean => cents > 0 && cents <= maxCents;
