import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { restockReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { moveStock } from '../inventory/move-stock';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';
import { releaseStock } from './release-reservation';

/** Returns the stock of a sale, once. Releases a reservation that was never sold. */
export function restockReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === 'restocked') return { state };
    if (state === 'committed') {
      await restock(tx, reference);
      return { state: 'restocked' };
    }
    if (state === 'held') await releaseStock(tx, reference);
    return { state: 'released' };
  });
}

async function restock(tx: Executor, reference: string): Promise<void> {
  for (const { productId, quantity } of await linesInLockOrder(tx, reference)) {
    await moveStock(tx, { productId, delta: quantity, reason: 'restock', reference });
  }
  await setState(tx, reference, 'restocked');
}
