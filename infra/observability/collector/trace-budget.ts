export interface TraceBudget {
  /** Returns whether to keep a span of this trace, and spends its cost when it is kept. */
  keeps(traceId: string): boolean;
}

interface BudgetOptions {
  /** Spans kept per second on average. */
  perSecond?: number;
  /** Spans that may come at once on top of that. */
  burst?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/**
 * Keeps all traces under normal load and a share of them under heavy load, so that a load test fills neither the disk nor
 * the database. The trace's id decides, so every batch of a trace is treated alike, except while the share changes.
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
