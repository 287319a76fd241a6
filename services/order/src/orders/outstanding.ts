import { type Currency, centsPerUnit, floorToPayable } from '@shopwright/contracts/currencies';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import { refundUnits } from '@shopwright/contracts/pricing/refund';

interface Units {
  orderItemId: number;
  quantity: number;
}

/** Units of a return. `paid` were refunded outside of it, `left` of their line are not refunded at all. */
export interface ReturnedUnits extends Units {
  paid: number;
  left: number;
}

interface Payment {
  /** The amount that is left to refund of the order. */
  leftCents: number;
  /** What was paid beside the units, and is refunded apart. */
  shippingCents?: number;
  /** Refunds that named no items, as far as no other return has taken them. */
  poolCents: number;
  /** The units of the whole order that are not refunded. */
  unitsLeft: number;
  getShareCents: (units: readonly Units[]) => number;
}

export interface Outstanding {
  /** The units that the refund of the return pays. */
  items: Units[];
  dueCents: number;
  /** The share of the return that was paid outside of it. */
  alreadyCents: number;
  /** The part of that which named no items. */
  creditedCents: number;
  credited: Units[];
}

/**
 * Computes what is due for a return, so that no unit is paid more than once. Where a refund may have been for one of its
 * units or for another of the same line, it counts for the return: staff can still refund the other.
 */
export function computeOutstanding(returned: readonly ReturnedUnits[], payment: Payment): Outstanding {
  const credited = returned.map(({ orderItemId, quantity, paid, left }) => ({
    orderItemId,
    quantity: Math.min(quantity, Math.max(0, paid, quantity - left)),
  }));
  const items = returned
    .map(({ orderItemId, quantity }, index) => ({ orderItemId, quantity: quantity - (credited[index]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const shareCents = payment.getShareCents(items);
  const creditedCents = Math.min(payment.poolCents, shareCents);
  // The last units of an order take all that is left: the pool is off that already.
  const isLast = items.reduce((sum, { quantity }) => sum + quantity, 0) === payment.unitsLeft;
  const takesAll = isLast && !payment.shippingCents;
  const dueCents = Math.min(payment.leftCents, takesAll ? payment.leftCents : shareCents - creditedCents);
  return {
    items,
    creditedCents,
    credited,
    dueCents: items.length === 0 ? 0 : dueCents,
    alreadyCents: Math.max(0, payment.getShareCents(returned) - (items.length === 0 ? 0 : dueCents)),
  };
}

/** A line as its refunds see it. `paid` is what it cost in an order with charges. */
export interface PaidLine {
  id: number;
  price: string;
  quantity: number;
  paid?: string | null;
  refundedQuantity?: number;
}

interface Paid {
  paidCents: number;
  currency: Currency;
}

/**
 * Returns what was paid for these units, rounded down to an amount that exists in the currency. In an order with charges it is a
 * share of what their line cost, such that refunds in any parts return exactly that.
 */
export function getShareCents(
  items: readonly Units[],
  lines: readonly PaidLine[],
  { paidCents, currency }: Paid,
): number {
  if (hasCharges(lines)) {
    return items.reduce((sum, { orderItemId, quantity }) => {
      const line = lines.find(({ id }) => id === orderItemId);
      return sum + (line ? getLineShareCents(line, quantity, currency) : 0);
    }, 0);
  }
  const priceOf = (id: number) => lines.find((line) => line.id === id)?.price ?? '0';
  const priceCents = totalCents(items.map(({ orderItemId, quantity }) => ({ price: priceOf(orderItemId), quantity })));
  return floorToPayable(Math.floor((priceCents * paidCents) / totalCents(lines)), currency);
}

/** What was paid beside the lines: shipping, which is refunded apart. */
export const getShippingCents = (lines: readonly PaidLine[], paidCents: number): number =>
  hasCharges(lines) ? Math.max(0, paidCents - lines.reduce((sum, line) => sum + getLineCents(line), 0)) : 0;

const hasCharges = (lines: readonly PaidLine[]): boolean => lines.some(({ paid }) => paid != null);

const getLineCents = ({ paid }: PaidLine): number => centsFromDecimal(paid ?? '0');

/** Units that were refunded already are worth what the first ones are. */
function getLineShareCents(line: PaidLine, units: number, currency: Currency): number {
  const { quantity, refundedQuantity = 0 } = line;
  const before = Math.max(0, Math.min(refundedQuantity, quantity - units));
  return refundUnits({ paid: getLineCents(line), quantity, refundedQuantity: before }, units, centsPerUnit(currency));
}
