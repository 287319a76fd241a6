import type { Order } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { orderItems, orders } from '../db/schema';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;

export const getTotalCents = (order: Pick<OrderRow, 'total'>): number => centsFromDecimal(order.total);

/** Returns the reward that discounts this order, with the `holder` under which auth keeps it. */
export function getReservedReward({ rewardId, rewardHolder }: Pick<OrderRow, 'rewardId' | 'rewardHolder'>) {
  return rewardId === null || rewardHolder === null ? null : { id: rewardId, holder: rewardHolder };
}

export function toOrder(row: OrderRow, items: OrderItemRow[]): Order {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerAddress: row.customerAddress,
    total: row.total,
    discount: row.discount,
    status: row.status,
    refundState: row.refundState,
    createdAt: row.createdAt.toISOString(),
    items: items.map(({ id, productId, name, image, quantity, price }) => ({
      id,
      productId,
      name,
      image,
      quantity,
      price,
    })),
  };
}
