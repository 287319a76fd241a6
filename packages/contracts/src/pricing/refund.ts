import { floorShare } from './rounding';

/** A line with what was paid for it, and how many of its units were refunded before. */
export interface PaidLine {
  paid: number;
  quantity: number;
  refundedQuantity: number;
}

/**
 * Returns what `units` more of a line are worth. Counts what all refunded units are worth together, rounded down, less what was
 * refunded before: refunding a line in any parts returns exactly what was paid for it.
 */
export function refundUnits({ paid, quantity, refundedQuantity }: PaidLine, units: number, step: number): number {
  const worth = (count: number) => (count === quantity ? paid : floorShare(paid, count, quantity, step));
  return worth(refundedQuantity + units) - worth(refundedQuantity);
}
