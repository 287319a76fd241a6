import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { ReservationState } from '../../services/catalog/src/db/stock';
import { refundItems, refunds } from '../../services/order/src/db/refund-tables';
import { orderItems, orders } from '../../services/order/src/db/schema';
import { checkoutIds } from './story';

interface Line {
  productId: number;
  name: string;
  image: string;
  price: string;
  quantity: number;
}

/** An order as the catalog sees it. */
export interface Sale {
  reference: string;
  userId: number | null;
  state: ReservationState;
  at: Date;
  /** The time at which a cancelled order's units were in stock again. */
  returnedAt: Date;
  lines: Line[];
  /** Units that refunds restocked, by the key of the restock. */
  refunds: { key: string; at: Date; items: { productId: number; quantity: number }[] }[];
}

/** Reads the orders of the demonstration, oldest first. */
export async function listSales({ db }: Database): Promise<Sale[]> {
  const isDemo = inArray(orders.checkoutId, checkoutIds);
  const { orderId, productId, name, image, price, quantity } = orderItems;
  const [rows, items, back] = await Promise.all([
    db.select().from(orders).where(isDemo).orderBy(asc(orders.id)),
    db
      .select({ orderId, line: { productId, name, image, price, quantity } })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(isDemo)
      .orderBy(asc(orderItems.id)),
    db
      .select({
        orderId: refunds.orderId,
        key: refunds.restockKey,
        at: refunds.restockedAt,
        productId,
        quantity: refundItems.restockQuantity,
      })
      .from(refundItems)
      .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
      .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(isDemo, isNotNull(refunds.restockedAt), gt(refundItems.restockQuantity, 0))),
  ]);
  return rows.map(({ id, reference, userId, status, refundState, createdAt, placedAt, updatedAt }) => ({
    reference,
    userId,
    at: placedAt ?? createdAt,
    returnedAt: updatedAt,
    state:
      status === 'pending' || (status === 'cancelled' && refundState === 'none')
        ? 'released'
        : status === 'cancelled'
          ? 'restocked'
          : 'committed',
    lines: items.filter((item) => item.orderId === id).map(({ line }) => line),
    refunds: back.flatMap(({ orderId: of, key, at, ...item }) => (of === id && at ? [{ key, at, items: [item] }] : [])),
  }));
}
