import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { countToShip } from './refund-amount';

interface ProductPick {
  productId: number;
  name: string;
  pieces: number;
  orderIds: number[];
}

/** Adds up what is left to ship of these orders by product, without what suppliers ship. */
export function toPicks(orders: readonly Pick<OrderDetail, 'id' | 'items'>[]): ProductPick[] {
  const picks = new Map<number, ProductPick>();
  for (const { id: orderId, items } of orders) {
    for (const line of items) {
      const pieces = line.isDropshipped ? 0 : countToShip(line);
      if (pieces === 0) continue;
      const known = picks.get(line.productId) ?? {
        productId: line.productId,
        name: line.name,
        pieces: 0,
        orderIds: [],
      };
      const orderIds = known.orderIds.includes(orderId) ? known.orderIds : [...known.orderIds, orderId];
      picks.set(line.productId, { ...known, pieces: known.pieces + pieces, orderIds });
    }
  }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name));
}
