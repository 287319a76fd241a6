import type { PaymentState } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { OrderRow } from '../db/schema';

/** The moves that staff make. Only a payment confirms an order; cancelling has rules of its own. */
const nextStatus: Partial<Record<OrderStatus, OrderStatus>> = {
  confirmed: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
};

type Money = Pick<OrderRow, 'total' | 'amountPaid' | 'refundedTotal' | 'disputedTotal'>;
type State = Money &
  Pick<OrderRow, 'reducedTotal' | 'status' | 'placedAt' | 'reviewReason' | 'shipmentState' | 'paymentSource'>;

/** Staff have the money, or will get it: Stripe knows nothing of it. */
export const isOffline = ({ paymentSource }: Pick<OrderRow, 'paymentSource'>): boolean => paymentSource !== 'stripe';

type Invoiced = Pick<OrderRow, 'paymentSource' | 'status' | 'amountPaid' | 'total' | 'reducedTotal'>;

/** Returns what its customer pays for the order, or owes. */
export const getOwedCents = ({ total, reducedTotal }: Pick<OrderRow, 'total' | 'reducedTotal'>): number =>
  centsFromDecimal(total) - centsFromDecimal(reducedTotal);

export const hasUnpaidInvoice = (order: Invoiced): boolean =>
  order.paymentSource === 'invoice' && order.status !== 'pending' && getPaidCents(order) < getOwedCents(order);

/** Its customer has the goods or will get them, and owes the money. */
export const isUnpaidInvoice = (order: Invoiced): boolean => order.status !== 'cancelled' && hasUnpaidInvoice(order);

/** Returns what Stripe received for the order, as far as it is known. */
export const getPaidCents = ({ amountPaid, total }: Pick<Money, 'amountPaid' | 'total'>): number =>
  centsFromDecimal(amountPaid ?? total);

/** Returns what its lines and its shipping cost in the payment: what was paid, and what was taken off an invoice before. */
export const getSoldCents = (order: Pick<OrderRow, 'amountPaid' | 'total' | 'reducedTotal'>): number =>
  getPaidCents(order) + centsFromDecimal(order.reducedTotal);

/**
 * Returns the part of an amount of this order that pays for goods: that part earns points. A refund takes from goods and from
 * shipping in proportion.
 */
export function toGoodsCents({ total, goodsPaid }: Pick<OrderRow, 'total' | 'goodsPaid'>, cents: number): number {
  const totalCents = centsFromDecimal(total);
  if (goodsPaid === null || totalCents === 0) return cents;
  return Math.floor((cents * centsFromDecimal(goodsPaid)) / totalCents);
}

export type Earning = Money & Pick<OrderRow, 'goodsPaid'>;

/** Returns what was paid for goods and did not go back: what refunds and disputes take is at most what was paid. */
export function getEarningCents(order: Earning): number {
  const reversedCents = centsFromDecimal(order.refundedTotal) + centsFromDecimal(order.disputedTotal);
  return toGoodsCents(order, Math.max(0, getPaidCents(order) - reversedCents));
}

/**
 * Returns what may still be refunded, given the sum of the refunds that succeeded or are pending. What a dispute took
 * cannot be: Stripe refuses while it is open, and the customer has the money when it is lost.
 */
export const toLeftCents = (order: Money, takenCents: number): number =>
  Math.max(0, getPaidCents(order) - takenCents - centsFromDecimal(order.disputedTotal));

/** True where all that was paid is back with the customer, or taken by a dispute. Of an invoice that is not paid nothing is. */
export function isReversedInFull(order: Money): boolean {
  const reversedCents = centsFromDecimal(order.refundedTotal) + centsFromDecimal(order.disputedTotal);
  return reversedCents > 0 && reversedCents >= getPaidCents(order);
}

const isRefundedInFull = (order: Money): boolean =>
  centsFromDecimal(order.refundedTotal) >= getPaidCents(order) && centsFromDecimal(order.refundedTotal) > 0;

export function getPaymentState(order: State, hasOpenDispute: boolean): PaymentState {
  if (order.status === 'pending') {
    return order.reviewReason !== null ? 'needs_review' : order.placedAt === null ? 'unpaid' : 'processing';
  }
  if (order.placedAt === null) return 'unpaid';
  // Cancelled, it is owed no longer.
  if (hasUnpaidInvoice(order)) return isUnpaidInvoice(order) ? 'invoiced' : 'unpaid';
  if (hasOpenDispute || centsFromDecimal(order.disputedTotal) > 0) return 'disputed';
  if (isRefundedInFull(order)) return 'refunded';
  return centsFromDecimal(order.refundedTotal) > 0 ? 'partially_refunded' : 'paid';
}

/** Returns why the order may not move there, or undefined where it may. `unitsToShip` are those not shipped yet. */
export function findMoveError(order: State, to: OrderStatus, unitsToShip: number): string | undefined {
  if (order.status === to) return `This order is ${to} already`;
  if (to === 'cancelled') return findCancelError(order);
  if (to === 'confirmed') return `This order is ${order.status}: only its payment confirms an order`;
  if (nextStatus[order.status] !== to) return `A ${order.status} order cannot become ${to}`;
  if (to !== 'delivered' && isRefundedInFull(order)) {
    return `This order is ${order.status} and refunded in full: cancel it instead`;
  }
  const hasNothingToShip = unitsToShip === 0 && order.shipmentState === 'none';
  if (to === 'shipped' && hasNothingToShip) return `This order is ${order.status} and has nothing left to ship`;
  return undefined;
}

/**
 * An order can be cancelled until its first shipment has left. One whose invoice is not paid can be cancelled at any time: its customer
 * sent it back, or never pays.
 */
export function findCancelError(order: State): string | undefined {
  if (order.status === 'cancelled') return 'This order is cancelled already';
  if (isUnpaidInvoice(order)) return undefined;
  if (order.status === 'shipped' || order.status === 'delivered') {
    return `A ${order.status} order cannot be cancelled. Refund it instead.`;
  }
  if (order.shipmentState !== 'none') {
    return `This order is ${order.status} and a part of it has shipped: refund the rest instead`;
  }
  if (order.status === 'pending' && order.placedAt !== null && order.reviewReason === null) {
    return 'This order is pending: its payment is being processed and cannot be stopped';
  }
  return undefined;
}

/** Customers cancel by themselves until staff begin to process the order. */
export function findCustomerCancelError(order: State): string | undefined {
  if (order.status === 'cancelled') return 'This order is cancelled already';
  if (order.status !== 'confirmed') return `This order is ${order.status} and can no longer be cancelled here`;
  // Nothing would give the money back: staff do that by hand, and record it.
  if (isOffline(order) && getPaidCents(order) > 0) return 'This order was not paid online: ask the store to cancel it';
  if (order.shipmentState !== 'none') return 'A part of this order has shipped and it can no longer be cancelled here';
  return findCancelError(order);
}

/** Customers correct where a paid order ships to until staff begin to process it. */
export function findAddressError(order: State): string | undefined {
  if (order.placedAt === null) return 'This order is not paid';
  const isUntouched = order.status === 'confirmed' || order.status === 'pending';
  return isUntouched ? undefined : `This order is ${order.status} and its address can no longer be changed here`;
}

/** Returns why the order cannot ship anything now. */
export function findShipError(order: State): string | undefined {
  if (order.status !== 'confirmed' && order.status !== 'processing') return `A ${order.status} order cannot ship`;
  return isRefundedInFull(order) ? `This order is ${order.status} and refunded in full: cancel it instead` : undefined;
}

/** Returns why no invoice of the order can be marked as paid. */
export function findMarkPaidError(order: State): string | undefined {
  if (order.paymentSource !== 'invoice') return "This order isn't paid by invoice";
  if (isUnpaidInvoice(order)) return undefined;
  return order.status === 'cancelled' ? 'This order is cancelled' : 'This invoice is already paid';
}

/** Returns why staff cannot change what the order contains. Units that have shipped stay out of it. */
export function findEditError(order: State): string | undefined {
  if (order.status === 'pending') return 'This order is pending: it is not paid';
  if (order.status !== 'confirmed' && order.status !== 'processing')
    return `This order is ${order.status} and can no longer be edited`;
  return isRefundedInFull(order) ? `This order is ${order.status} and refunded in full: cancel it instead` : undefined;
}

/** Returns why staff cannot change where the order ships to. */
export function findStaffAddressError(order: State): string | undefined {
  return (
    findEditError(order) ??
    (order.shipmentState === 'none'
      ? undefined
      : 'A part of this order has shipped and its address can no longer be changed')
  );
}

/** Returns why money cannot be refunded now. What is left is checked against the amount. */
export function findRefundError(order: State): string | undefined {
  if (order.status === 'pending') return 'This order is pending: it is not paid';
  if (isUnpaidInvoice(order)) return "This order's invoice is unpaid. Cancel the order instead";
  return order.placedAt === null ? `This order is ${order.status} and was not paid` : undefined;
}

export function listMoves(order: State, unitsToShip: number): OrderStatus[] {
  const to = nextStatus[order.status];
  return to !== undefined && findMoveError(order, to, unitsToShip) === undefined ? [to] : [];
}
