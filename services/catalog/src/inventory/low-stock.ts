interface StockChange {
  before: number;
  after: number;
  threshold: number;
}

/** Whether stock fell to its threshold or below from above it: the one moment that is worth an alert. */
export function crossesThreshold({ before, after, threshold }: StockChange): boolean {
  return before > threshold && after <= threshold;
}
