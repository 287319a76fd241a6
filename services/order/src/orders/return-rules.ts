import { type ReturnState, returnDays, withdrawalDays } from '@shopwright/contracts/http/order-returns';
import type { OrderRow } from '../db/schema';
import type { OrderLine } from './order-lines';

const dayMs = 86_400_000;

type State = Pick<OrderRow, 'status' | 'placedAt' | 'deliveredAt' | 'shipmentState'>;

/** The moves that staff may make with a return. A withdrawal starts as approved, so that it cannot be rejected. */
const nextStates: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received'],
  rejected: [],
  received: [],
};

export const isReturnMove = (from: ReturnState, to: ReturnState): boolean => nextStates[from].includes(to);

const endsAfter = (days: number, { deliveredAt }: State): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + days * dayMs);

export const getReturnUntil = (order: State): Date | null => endsAfter(returnDays, order);
export const getWithdrawUntil = (order: State): Date | null => endsAfter(withdrawalDays, order);

/** Returns why the customer cannot ask for a return now, or undefined where they can. */
export function findReturnError(order: State, now: Date): string | undefined {
  if (order.status === 'cancelled') return 'This order is cancelled already';
  if (order.shipmentState === 'none') return `This order is ${order.status} and has not shipped: cancel it instead`;
  const until = getReturnUntil(order);
  return until && until < now ? `The ${returnDays} days to return this order are over` : undefined;
}

/** A withdrawal is possible from the purchase on, until 14 days after the delivery. */
export function findWithdrawalError(order: State, now: Date): string | undefined {
  if (order.status === 'cancelled') return 'This order is cancelled already';
  if (order.status === 'pending') return 'This order is pending: it is not paid';
  const until = getWithdrawUntil(order);
  return until && until < now ? `The ${withdrawalDays} days to withdraw from this order are over` : undefined;
}

/** Units of a line that are in a return which was not rejected, or refunded without one. `unshipped` had not shipped. */
export interface TakenUnits {
  units: number;
  unshipped: number;
}

type Line = Pick<OrderLine, 'id' | 'quantity' | 'shippedQuantity'>;
type Taken = ReadonlyMap<number, TakenUnits>;

/**
 * Returns the units of a line that may still go back: bought, neither refunded nor in another return that was not
 * rejected. A return needs units that have shipped.
 */
export function countReturnable(line: Line, taken: Taken, needsShipment: boolean): number {
  const left = line.quantity - (taken.get(line.id)?.units ?? 0);
  return Math.max(0, needsShipment ? Math.min(left, countShippedLeft(line, taken)) : left);
}

/** Returns how many of the units that are withdrawn had not shipped: a withdrawal takes the shipped ones first. */
export const countUnshipped = (line: Line, taken: Taken, quantity: number): number =>
  Math.max(0, quantity - countShippedLeft(line, taken));

function countShippedLeft(line: Line, taken: Taken): number {
  const { units, unshipped } = taken.get(line.id) ?? { units: 0, unshipped: 0 };
  return Math.max(0, line.shippedQuantity - (units - unshipped));
}
