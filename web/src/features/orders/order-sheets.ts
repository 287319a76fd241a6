import { isCustomLine } from '@shopwright/contracts/custom-line';
import { type OrderDetail, openStatuses } from '@shopwright/contracts/http/order-desk';

/** The most orders that are printed together. */
export const printMax = 100;

interface ProductPick {
  /** Of the product, or of a line that is none. */
  key: string;
  name: string;
  sku: string | null | undefined;
  units: number;
  orderIds: number[];
}

type PrintedOrder = Pick<OrderDetail, 'id' | 'status' | 'items'>;

/** Nothing is sent of an order that is not paid, is cancelled, or has left. */
const isToPack = ({ status }: PrintedOrder): boolean => openStatuses.some((open) => open === status);

/** Suppliers pack what they ship: it is on no sheet of the store. */
const toOwn = ({ items }: PrintedOrder) => items.filter(({ isDropshipped }) => !isDropshipped);

/** True for an order of which suppliers ship all that ships. */
export const isOfSuppliers = ({ items }: PrintedOrder): boolean => {
  const sent = items.filter(({ toShip, shippedQuantity }) => toShip + shippedQuantity > 0);
  return sent.length > 0 && sent.every(({ isDropshipped }) => isDropshipped);
};

/** Adds up what is left to ship of these orders by product. What staff typed is no product, and a pick by itself. */
export function toPicks(orders: readonly PrintedOrder[]): ProductPick[] {
  const picks = new Map<string, ProductPick>();
  for (const order of orders.filter(isToPack)) {
    const orderId = order.id;
    for (const line of toOwn(order).filter(({ toShip }) => toShip > 0)) {
      const key = isCustomLine(line) ? `${orderId}:${line.productId}` : String(line.productId);
      const known = picks.get(key) ?? {
        key,
        name: line.name,
        sku: line.sku,
        units: 0,
        orderIds: [],
      };
      const orderIds = known.orderIds.includes(orderId) ? known.orderIds : [...known.orderIds, orderId];
      picks.set(key, { ...known, units: known.units + line.toShip, orderIds });
    }
  }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns what the packing slip of an order lists: the units left to ship or, once they left, those that shipped. */
export function toSlipLines(order: PrintedOrder) {
  const own = toOwn(order);
  const toShip = isToPack(order) ? own.map((line) => ({ ...line, units: line.toShip })) : [];
  const left = toShip.filter(({ units }) => units > 0);
  if (left.length > 0) return left;
  const shipped = own.map((line) => ({ ...line, units: line.shippedQuantity }));
  return shipped.filter(({ units }) => units > 0);
}
