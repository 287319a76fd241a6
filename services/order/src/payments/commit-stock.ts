import { commitReservation, reserveStock } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { listOrderItems } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';

/** Sold out, no longer in the catalog, or already restocked: a retry would not help. */
const cannotDeliver: ReadonlySet<string> = new Set(['out_of_stock', 'unprocessable', 'conflict']);

/**
 * Commits a paid order's reservation, once; returns false where the order cannot be delivered. A reservation that the
 * catalog does not know (it was restored from a backup) is made again from the order's lines, under the same reference.
 */
export async function commitStock(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  try {
    await commitOnce(deps, order).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      await reserveAgain(deps, order);
      await commitOnce(deps, order);
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && cannotDeliver.has(error.code)) return false;
    throw error;
  }
}

const commitOnce = ({ catalog }: OrderDeps, { reference }: OrderRow) =>
  catalog.call(commitReservation, { params: { reference } });

async function reserveAgain({ catalog, database, reservationMinutes }: OrderDeps, order: OrderRow): Promise<void> {
  const { reference, userId } = order;
  const items = (await listOrderItems(database.db, order.id)).map(({ productId, quantity }) => ({
    productId,
    quantity,
  }));
  const ttlSeconds = reservationMinutes * 60;
  await catalog.call(reserveStock, { body: { reference, items, ttlSeconds, customerId: userId ?? undefined } });
}
