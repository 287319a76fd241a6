import { type OrderDetail, openStatuses } from '@shopwright/contracts/http/order-desk';

/** The most orders that are printed at once. */
export const printMax = 100;

interface ProductPick {
  productId: number;
  name: string;
  sku: string | null | undefined;
  pieces: number;
  orderIds: number[];
}

type PrintedOrder = Pick<OrderDetail, 'id' | 'status' | 'items'>;

/** Nothing is sent of an order that is not paid, is cancelled, or has left. */
const isToPack = ({ status }: PrintedOrder): boolean => openStatuses.some((open) => open === status);

/** Adds up what is left to ship of these orders by product, without what suppliers ship. */
export function toPicks(orders: readonly PrintedOrder[]): ProductPick[] {
  const picks = new Map<number, ProductPick>();
  for (const { id: orderId, items } of orders.filter(isToPack)) {
    for (const line of items) {
      const pieces = line.isDropshipped ? 0 : line.toShip;
      if (pieces === 0) continue;
      const known = picks.get(line.productId) ?? {
        productId: line.productId,
        name: line.name,
        sku: line.sku,
        pieces: 0,
        orderIds: [],
      };
      const orderIds = known.orderIds.includes(orderId) ? known.orderIds : [...known.orderIds, orderId];
      picks.set(line.productId, { ...known, pieces: known.pieces + pieces, orderIds });
    }
  }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns what the packing slip of an order lists: the pieces left to ship or, once they left, those that shipped. */
export function toSlipLines(order: PrintedOrder) {
  const toShip = isToPack(order) ? order.items.map((line) => ({ ...line, pieces: line.toShip })) : [];
  const left = toShip.filter(({ pieces }) => pieces > 0);
  if (left.length > 0) return left;
  const shipped = order.items.map((line) => ({ ...line, pieces: line.shippedQuantity }));
  return shipped.filter(({ pieces }) => pieces > 0);
}
