import { minimumChargeCents } from '@shopwright/contracts/http/orders';
import { decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { AppError, fieldError } from '@shopwright/service-kit/errors';

/** Throws `unprocessable` where Stripe cannot charge what is left to pay. A reward is refused, never reduced, to fit. */
export function assertPayable(linesCents: number, discountCents: number): void {
  const toPayCents = linesCents - discountCents;
  if (discountCents > 0 && toPayCents < minimumChargeCents) {
    const leastCents = discountCents + minimumChargeCents;
    throw fieldError(
      'unprocessable',
      'rewardId',
      `This reward is for orders of $${decimalFromCents(leastCents)} or more`,
    );
  }
  if (toPayCents < minimumChargeCents) throw new AppError('unprocessable', 'The smallest payment is $0.50');
  if (toPayCents > maxCents) {
    throw new AppError('unprocessable', `The largest payment is $${decimalFromCents(maxCents)}`);
  }
}
