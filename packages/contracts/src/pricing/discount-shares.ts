import { allocate } from './allocate';
import type { Candidate } from './discounts';
import { sumOf } from './goods';
import { floorToStep, fullRate, roundShare } from './rounding';

/** Returns what the discount takes of each of its lines: never more than what is left of it. */
export function shareDiscount({ discount, goods, units }: Candidate, left: readonly number[], step: number): number[] {
  const { effect } = discount;
  const takeable = goods.map(({ index }) => floorToStep(left[index] ?? 0, step));
  const sum = sumOf(takeable, (amount) => amount);
  switch (effect.kind) {
    case 'percentage':
      return allocate(Math.min(roundShare(sum, effect.rate, fullRate, step), sum), takeable, step);
    case 'amount':
      return allocate(Math.min(floorToStep(effect.amount, step), sum), takeable, step);
    case 'buy_x_get_y':
      return goods.map(({ line }, position) => {
        const amount = takeable[position] ?? 0;
        const rate = (units?.[position] ?? 0) * effect.rate;
        return Math.min(roundShare(amount, rate, line.quantity * fullRate, step), amount);
      });
    case 'free_shipping':
      return [];
  }
}
