const windowMs = 60_000;
/** The most visitors behind one network address that may be new within a minute. */
const newMax = 20;

export interface NewVisitors {
  /** Tells whether another new visitor of this address may get rows. Without an address, as in calls of the store itself, always. */
  isAllowed(clientAddress: string | undefined, now: Date): boolean;
  count(clientAddress: string | undefined, now: Date): void;
}

/**
 * Counts visitors that the store has not seen before, per address, so that no one fills carts and visits with rows by
 * inventing visitors. Each process counts for itself, and keeps an address for the minute only.
 */
export function createNewVisitors(isLimited: boolean): NewVisitors {
  let windowStart = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  const countOf = (clientAddress: string, now: Date): number => {
    const at = now.getTime();
    if (at < windowStart || at - windowStart >= windowMs) {
      counts.clear();
      windowStart = at;
    }
    return counts.get(clientAddress) ?? 0;
  };
  return {
    isAllowed: (clientAddress, now) =>
      !isLimited || clientAddress === undefined || countOf(clientAddress, now) < newMax,
    count(clientAddress, now) {
      if (clientAddress !== undefined) counts.set(clientAddress, countOf(clientAddress, now) + 1);
    },
  };
}
