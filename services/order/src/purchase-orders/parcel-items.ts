import type { OrderLine } from '../orders/order-lines';

/** Returns what is left to ship of the lines of a purchase order, as the lines of a shipment. */
export const toParcelItems = (
  ordered: readonly { orderItemId: number; quantity: number }[],
  lines: readonly Pick<OrderLine, 'id' | 'toShip'>[],
) =>
  ordered.flatMap(({ orderItemId, quantity }) => {
    const toShip = Math.min(quantity, lines.find(({ id }) => id === orderItemId)?.toShip ?? 0);
    return toShip > 0 ? [{ orderItemId, quantity: toShip }] : [];
  });
