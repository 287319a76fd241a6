import { commitReservation, reserveStock } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { itemsOf } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';

/** Sold out, no longer in the catalogue, or a sale that was undone already: trying again would not help. */
const cannotDeliver: ReadonlySet<string> = new Set(['out_of_stock', 'unprocessable', 'conflict']);

/**
 * Takes a paid order's stock, once; false when it cannot be delivered. A hold that the catalog does not know (it was
 * restored from a backup) is made anew from the order's own lines, under the same reference.
 */
export async function takeStock(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  try {
    await commit(deps, order).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      await reserveAnew(deps, order);
      await commit(deps, order);
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && cannotDeliver.has(error.code)) return false;
    throw error;
  }
}

const commit = ({ catalog }: OrderDeps, { reference }: OrderRow) =>
  catalog.call(commitReservation, { params: { reference } });

async function reserveAnew({ catalog, database, reservationMinutes }: OrderDeps, order: OrderRow): Promise<void> {
  const { reference, userId } = order;
  const items = (await itemsOf(database.db, order.id)).map(({ productId, quantity }) => ({ productId, quantity }));
  const ttlSeconds = reservationMinutes * 60;
  await catalog.call(reserveStock, { body: { reference, items, ttlSeconds, buyerId: userId ?? undefined } });
}
