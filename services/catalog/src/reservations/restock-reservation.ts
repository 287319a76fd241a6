import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { restockReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { moveStock } from '../inventory/move-stock';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';
import { giveBack } from './release-reservation';

/** Undoes a sale, once; what was never sold is only released. */
export function restockReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === 'restocked') return { state };
    if (state === 'committed') {
      await putBack(tx, reference);
      return { state: 'restocked' };
    }
    if (state === 'held') await giveBack(tx, reference);
    return { state: 'released' };
  });
}

async function putBack(tx: Executor, reference: string): Promise<void> {
  for (const { productId, quantity } of await linesInLockOrder(tx, reference)) {
    await moveStock(tx, { productId, delta: quantity, reason: 'restock', reference });
  }
  await setState(tx, reference, 'restocked');
}
