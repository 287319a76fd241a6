import { formatUsd } from '@shopwright/contracts/format-usd';
import { minimumChargeCents, rewardMinimumCents } from '@shopwright/contracts/limits';
import { maxCents } from '@shopwright/contracts/money';
import { AppError, fieldError } from '@shopwright/service-kit/errors';

/** Throws `unprocessable` where Stripe cannot charge what is left to pay. A reward is refused, never reduced, to fit. */
export function assertPayable(linesCents: number, discountCents: number): void {
  const toPayCents = linesCents - discountCents;
  if (discountCents > 0 && toPayCents < minimumChargeCents) {
    const least = formatUsd(rewardMinimumCents(discountCents));
    throw fieldError('unprocessable', 'rewardId', `This reward is for orders of ${least} or more`);
  }
  if (toPayCents < minimumChargeCents)
    throw new AppError('unprocessable', `The smallest payment is ${formatUsd(minimumChargeCents)}`);
  if (toPayCents > maxCents) {
    throw new AppError('unprocessable', `The largest payment is ${formatUsd(maxCents)}`);
  }
}
