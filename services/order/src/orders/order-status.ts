import type { OrderStatus } from '@shopwright/contracts/http/orders';

/** The only moves there are. An order that has left the house is never cancelled. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to);
