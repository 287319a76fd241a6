import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { createPaymentIntent } from '@shopwright/contracts/http/orders';
import type { Language } from '@shopwright/contracts/languages';
import { centsFromNumber } from '@shopwright/contracts/money';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { getCart } from '../cart/put-cart';
import type { RequestedReward } from '../rewards/reward';

export type CheckoutInput = BodyOf<typeof createPaymentIntent>;

/** A checkout with its cart, read from the request or from the visitor's stored cart. */
export interface CheckoutRequest {
  lines: CartLine[];
  /** The total the customer saw; undefined where the client did not say. */
  expectedTotalCents?: number;
  checkoutId?: string;
  reward?: RequestedReward;
  language?: Language;
  customer: { customerName?: string; customerEmail?: string; customerAddress?: string };
  actor: Actor;
}

/** Throws `unprocessable` without a cart, `unauthenticated` where a visitor asks for a reward. */
export async function toCheckoutRequest(
  database: Database,
  input: CheckoutInput,
  actor: Actor,
): Promise<CheckoutRequest> {
  const sessionId = actor.visitorId ?? input.sessionId;
  const lines = input.items ?? (sessionId ? await getCart(database, sessionId) : []);
  if (lines.length === 0) throw new AppError('unprocessable', 'There is no cart to pay for');
  const { checkoutId, language, customerName, customerEmail, customerAddress } = input;
  return {
    lines,
    expectedTotalCents: input.amount === undefined ? undefined : toCents(input.amount),
    checkoutId,
    reward: toRequestedReward(input, actor),
    language,
    customer: { customerName, customerEmail, customerAddress },
    actor,
  };
}

function toRequestedReward({ rewardId }: CheckoutInput, { userId }: Actor): RequestedReward | undefined {
  if (rewardId === undefined) return undefined;
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in to use a reward');
  return { id: rewardId, userId };
}

function toCents(amount: number): number {
  const cents = centsFromNumber(amount);
  if (cents !== undefined) return cents;
  throw fieldError('invalid_request', 'amount', 'Enter an amount, such as 19.99');
}
