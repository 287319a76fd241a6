import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { commitReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { moveStock } from '../inventory/move-stock';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';
import { shortageOf } from './refusals';
import { isSellable } from './sellable';

/** Takes the reserved stock out of the shop, once. What has lapsed is taken anew, all of it or nothing. */
export function commitReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === undefined) throw new AppError('not_found', 'There is no such reservation');
    if (state === 'restocked') throw new AppError('conflict', 'The sale was undone already');
    if (state !== 'committed') {
      await sell(tx, reference, state === 'held');
      await setState(tx, reference, 'committed');
    }
    return { state: 'committed' };
  });
}

async function sell(tx: Executor, reference: string, isHeld: boolean): Promise<void> {
  const lines = await linesInLockOrder(tx, reference);
  const sold = new Map<number, true>();
  for (const { productId, quantity } of lines) {
    const wasMoved = await moveStock(tx, {
      productId,
      delta: -quantity,
      reservedDelta: isHeld ? -quantity : 0,
      reason: 'sale',
      reference,
      onlyIf: isHeld ? undefined : isSellable(quantity),
    });
    if (wasMoved) sold.set(productId, true);
  }
  if (sold.size < lines.length) throw await shortageOf(tx, lines, sold);
}
