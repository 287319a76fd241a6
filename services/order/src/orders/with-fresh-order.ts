import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { getOrderDetail } from './get-order-detail';

/** Throws `conflict` that names the field, where a rule returned a reason. */
export function assertAllowed(reason: string | undefined, field: string): void {
  if (reason !== undefined) throw fieldError('conflict', field, reason);
}

/**
 * Runs a change of an order and returns the order after it. A `conflict` carries the order as it is now, so that the
 * screen can show what another member of staff did meanwhile.
 */
export async function withFreshOrder(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  change: () => Promise<unknown>,
): Promise<OrderDetail> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    const details = { order: await getOrderDetail(database, orderId, now()) };
    throw new AppError('conflict', error.message, { fields: error.fields, details, cause: error });
  }
  return getOrderDetail(database, orderId, now());
}
