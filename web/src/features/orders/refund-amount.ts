import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';

type Order = Pick<OrderDetail, 'items' | 'payment' | 'reducedTotal'>;
type Line = OrderDetail['items'][number];

export const countRefundable = ({ quantity, refundedQuantity }: Line): number =>
  Math.max(0, quantity - refundedQuantity);

/**
 * Returns what Stripe would be asked to refund for these units, as the server computes it: their share of what was paid,
 * and all that is left with the last units. The server refuses a share above what is left.
 */
export function estimateRefundCents(
  { items, payment, reducedTotal = '0' }: Order,
  quantities: ReadonlyMap<number, number>,
): number {
  const leftCents = centsFromDecimal(payment.refundable);
  const chosen = items.map((line) => ({ price: line.price, quantity: quantities.get(line.id) ?? 0 }));
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units === 0) return 0;
  const unitsLeft = items.reduce((sum, line) => sum + countRefundable(line), 0);
  if (units === unitsLeft) return leftCents;
  const paidCents = centsFromDecimal(payment.amountPaid) + centsFromDecimal(reducedTotal);
  return Math.floor((totalCents(chosen) * paidCents) / totalCents(items));
}
