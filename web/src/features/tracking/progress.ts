import type { OrderStatus } from '@shopwright/contracts/http/orders';

/** The way of every order that is not cancelled. */
export const way: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

export interface Step {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

/** Returns the steps of an order. All are done for a delivered one and ahead for a pending one. */
export function getProgress(status: OrderStatus): Step[] {
  const reached = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    state: index < reached || status === 'delivered' ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
