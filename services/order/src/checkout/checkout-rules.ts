import { type Currency, currencies, isPayable } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, formatMoney, maxCents } from '@shopwright/contracts/money';
import type { PaymentSource } from '@shopwright/contracts/payment-sources';
import type { Discount } from '@shopwright/contracts/pricing/discounts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { OrderItemRow, OrderRow } from '../db/schema';
import type { RequestedReward } from '../rewards/reserve-reward';
import type { SellingChoice } from '../selling/selling-choice';
import type { SellingNow } from '../selling/selling-now';

/** What staff agreed with the customer, beside the cart. */
export interface DraftTerms {
  id: number;
  /** Names the attempts to order this version of the draft. */
  key: string;
  source: PaymentSource;
  /** Of one unit, by product. */
  prices: ReadonlyMap<number, string>;
  /** Lines that are no products. */
  customLines: readonly ReservedLine[];
  discount?: Discount;
  /** Returns the settings of the store with the shipping that was agreed. */
  withShipping(selling: SellingNow): SellingNow;
  /** Runs in the transaction that writes the order, after all its rows. Throws where the draft was changed since it was read. */
  write(tx: Executor, order: OrderRow): Promise<void>;
}

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
  choice?: SellingChoice;
  /** Of an order that staff made. */
  draft?: DraftTerms;
  /** The browser's network address; absent in calls that no browser made. */
  clientAddress?: string;
}

type OpenOrder = Pick<
  OrderRow,
  'status' | 'placedAt' | 'expiresAt' | 'userId' | 'visitorId' | 'rewardId' | 'total' | 'language'
>;
type Line = Pick<OrderItemRow, 'productId' | 'quantity'>;

/**
 * Tells whether this account or browser opened the checkout. An account's is no other account's, also in the same browser. A
 * client without cookies has only the checkout's id.
 */
export function hasOpened(order: Pick<OpenOrder, 'userId' | 'visitorId'>, { actor }: CheckoutRequest): boolean {
  if (order.userId !== null && actor.userId !== undefined) return order.userId === actor.userId;
  if (order.visitorId !== null) return order.visitorId === actor.visitorId;
  return order.userId === null && actor.visitorId === undefined;
}

/**
 * Decides whether an order that was opened before may be paid as it stands (`resume`), or must be closed so that a new
 * one can take its place (`replace`).
 */
export function decideResume(
  order: OpenOrder,
  lines: readonly Line[],
  request: CheckoutRequest,
  now: Date,
): 'resume' | 'replace' {
  const isPayable = order.status === 'pending' && order.placedAt === null && order.expiresAt > now;
  const isSameCustomer = order.userId === null || order.userId === request.actor.userId;
  const isSameReward = order.rewardId === (request.reward?.id ?? null);
  const isSameTotal =
    request.expectedTotalCents === undefined || request.expectedTotalCents === centsFromDecimal(order.total);
  // The lines name the products in the order's language.
  const isSameLanguage = request.language === undefined || request.language === order.language;
  const isSameCart = toLineKey(lines) === toLineKey(request.lines);
  return isPayable && isSameCustomer && isSameReward && isSameTotal && isSameLanguage && isSameCart
    ? 'resume'
    : 'replace';
}

export const toLineKey = (lines: readonly Line[]): string =>
  lines
    .map((line) => `${line.productId}×${line.quantity}`)
    .sort()
    .join();

/** Throws `unprocessable` where Stripe cannot charge what is left to pay. A reward is refused, never reduced, to fit. */
export function assertPayable(linesCents: number, discountCents: number, currency: Currency): void {
  const toPayCents = linesCents - discountCents;
  const { minimumCents } = currencies[currency];
  const format = (cents: number) => formatMoney(cents, 'en', currency);
  if (discountCents > 0 && toPayCents < minimumCents) {
    const least = format(discountCents + minimumCents);
    throw fieldError('unprocessable', 'rewardId', `This reward is for orders of ${least} or more`);
  }
  if (toPayCents < minimumCents) throw new AppError('unprocessable', `The smallest payment is ${format(minimumCents)}`);
  assertCountable(toPayCents, currency);
}

/** Throws `unprocessable` where an amount is larger than an order can have, or not a whole one of its currency. */
export function assertCountable(cents: number, currency: Currency): void {
  const format = (amount: number) => formatMoney(amount, 'en', currency);
  if (cents > maxCents) throw new AppError('unprocessable', `The largest payment is ${format(maxCents)}`);
  if (!isPayable(cents, currency)) {
    throw new AppError('unprocessable', `${format(cents)} is not a whole amount of ${currency.toUpperCase()}`);
  }
}
