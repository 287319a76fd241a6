import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { commitReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { moveStock } from '../inventory/move-stock';
import { isAvailable } from './availability';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';
import { toShortageError } from './reservation-errors';

/** Turns the reservation into a sale, once. Throws `out_of_stock` when it expired and a line is no longer available. */
export function commitReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === undefined) throw new AppError('not_found', 'There is no such reservation');
    if (state === 'restocked') throw new AppError('conflict', 'The sale has already been restocked');
    if (state !== 'committed') {
      await sell(tx, reference, state === 'held');
      await setState(tx, reference, 'committed');
    }
    return { state: 'committed' };
  });
}

async function sell(tx: Executor, reference: string, isReserved: boolean): Promise<void> {
  const lines = await linesInLockOrder(tx, reference);
  const sold = new Set<number>();
  for (const { productId, quantity } of lines) {
    const wasMoved = await moveStock(tx, {
      productId,
      delta: -quantity,
      reservedDelta: isReserved ? -quantity : 0,
      reason: 'sale',
      reference,
      onlyIf: isReserved ? undefined : isAvailable(quantity),
    });
    if (wasMoved) sold.add(productId);
  }
  if (sold.size < lines.length) throw await toShortageError(tx, lines, sold);
}
