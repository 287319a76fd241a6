import { type Currency, defaultCurrency, isPayable } from '@shopwright/contracts/currencies';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { refundPayment } from '@shopwright/contracts/http/order-actions';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { fieldError } from '@shopwright/service-kit/errors';
import { getShareCents, getShippingCents } from '../orders/outstanding';

/**
 * A line as a refund sees it. `restockedQuantity` counts units restocked by earlier refunds, failed ones included. `toShip`
 * are the unshipped units that the refund may take: of a return only its own, because it is about units that are back.
 */
export interface RefundableLine {
  id: number;
  price: string;
  quantity: number;
  paid?: string | null;
  refundedQuantity: number;
  restockedQuantity: number;
  toShip: number;
}

export interface RefundPlan {
  amountCents: number;
  items: { orderItemId: number; quantity: number; unshippedQuantity: number; restockQuantity: number }[];
}

interface RefundablePayment {
  paidCents: number;
  leftCents: number;
  currency?: Currency;
  /** The part of the requested items that was paid before. */
  creditedCents?: number;
}

type Request = Pick<BodyOf<typeof refundPayment>, 'amount' | 'items' | 'restock'>;
type RequestedUnit = NonNullable<Request['items']>[number];

/**
 * Returns what a request refunds: an amount, the price of some units, or all that is left. Throws `unprocessable` that
 * names the field.
 *
 * A discount is spread over the lines: units are refunded at their share of what was paid, rounded down to the cent, or to the yen. The
 * last units of an order refund all that is left, so that refunds unit by unit add up to exactly what was paid. Where shipping was
 * paid, they refund what is left of the goods: shipping is refunded by its amount.
 */
export function computeRefund(
  request: Request,
  lines: readonly RefundableLine[],
  { paidCents, leftCents, currency = defaultCurrency, creditedCents = 0 }: RefundablePayment,
): RefundPlan {
  if (leftCents <= 0) throw fieldError('unprocessable', 'amount', 'Nothing is left to refund');
  if (request.items)
    return refundUnits(request.items, request.restock, lines, { paidCents, leftCents, currency, creditedCents });
  const amountCents = request.amount === undefined ? leftCents : centsFromDecimal(request.amount);
  if (amountCents === 0) throw fieldError('unprocessable', 'amount', validationMessages.positive);
  if (amountCents > leftCents) throw aboveLeft('amount', leftCents, currency);
  if (!isPayable(amountCents, currency)) {
    throw fieldError('unprocessable', 'amount', `Must be a whole amount of ${currency.toUpperCase()}`);
  }
  if (amountCents < leftCents) {
    if (request.restock) throw fieldError('unprocessable', 'restock', 'Name the items to restock');
    return { amountCents, items: [] };
  }
  const rest = lines.filter((line) => line.quantity > line.refundedQuantity);
  return {
    amountCents,
    items: rest.map((line) => toItem(line, line.quantity - line.refundedQuantity, request.restock)),
  };
}

function refundUnits(
  items: readonly RequestedUnit[],
  restock: boolean,
  lines: readonly RefundableLine[],
  { paidCents, leftCents, currency = defaultCurrency, creditedCents = 0 }: RefundablePayment,
): RefundPlan {
  const refunded = items.map((item, index) => {
    const line = lines.find(({ id }) => id === item.orderItemId);
    if (!line) {
      throw fieldError('unprocessable', `items.${index}.orderItemId`, `This order has no line ${item.orderItemId}`);
    }
    if (items.findIndex(({ orderItemId }) => orderItemId === item.orderItemId) !== index) {
      throw fieldError('unprocessable', `items.${index}.orderItemId`, `Line ${line.id} is listed more than once`);
    }
    const left = line.quantity - line.refundedQuantity;
    if (item.quantity > left) {
      throw fieldError('unprocessable', `items.${index}.quantity`, `Only ${left} of this line can be refunded`);
    }
    return { line, quantity: item.quantity, restock: item.restock ?? restock };
  });
  const unitsLeft = lines.reduce((sum, line) => sum + line.quantity - line.refundedQuantity, 0);
  const isLast = refunded.reduce((sum, { quantity }) => sum + quantity, 0) === unitsLeft;
  const shareCents = getShareCents(items, lines, { paidCents, currency });
  const dueCents = Math.max(0, shareCents - creditedCents);
  const isShippingLeft = getShippingCents(lines, paidCents) > 0;
  const amountCents = !isLast ? dueCents : isShippingLeft ? Math.min(leftCents, dueCents) : leftCents;
  if (amountCents > leftCents) throw aboveLeft('items', leftCents, currency);
  if (amountCents === 0) throw fieldError('unprocessable', 'items', 'These items cost nothing');
  return { amountCents, items: refunded.map(({ line, quantity, restock: isBack }) => toItem(line, quantity, isBack)) };
}

/** Restocks no more units than refunds returned, so that a repeated attempt restocks nothing a second time. */
function toItem(line: RefundableLine, quantity: number, restock: boolean): RefundPlan['items'][number] {
  const mayRestock = line.refundedQuantity + quantity - line.restockedQuantity;
  return {
    orderItemId: line.id,
    quantity,
    unshippedQuantity: Math.min(quantity, line.toShip),
    restockQuantity: restock ? Math.max(0, Math.min(quantity, mayRestock)) : 0,
  };
}

const aboveLeft = (field: string, leftCents: number, currency: Currency) =>
  fieldError('unprocessable', field, `Only ${formatMoney(leftCents, 'en', currency)} is left to refund`);
