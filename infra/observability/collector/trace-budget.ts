export interface TraceBudget {
  /** Whether this span is kept; asking spends what it costs. */
  keeps(traceId: string): boolean;
}

interface BudgetOptions {
  /** Spans that may be kept every second, day and night. */
  perSecond?: number;
  /** How many more may come at once. */
  burst?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/**
 * Keeps everything while the shop is as busy as usual, and a share of the traces while it is under load, so
 * that a load test fills neither the disk nor the database's time. The trace's id decides, the same way in
 * every batch: a trace is kept or dropped as a whole, but for the few that are open while the share changes.
 */
export function createTraceBudget(options: BudgetOptions = {}): TraceBudget {
  const { perSecond = 100, burst = 200_000, now = () => performance.now() } = options;
  let left = burst;
  let countedAt = now();

  return {
    keeps(traceId) {
      const at = now();
      left = Math.min(burst, left + ((at - countedAt) / 1000) * perSecond);
      countedAt = at;
      const share = Math.min(1, left / (burst / 2));
      const position = Number.parseInt(traceId.slice(-8), 16) / 2 ** 32;
      if (position >= share) return false;
      left -= 1;
      return true;
    },
  };
}
