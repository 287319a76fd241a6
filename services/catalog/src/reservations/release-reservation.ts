import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { releaseReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';

/** Makes sure that nothing is held under this reference any more; one that never was is as good as released. */
export function releaseReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === 'committed') return { state };
    if (state === 'held') await giveBack(tx, reference);
    return { state: 'released' };
  });
}

/** For a held reservation whose row is locked. Stock on hand does not change, so neither ledger nor version do. */
export async function giveBack(tx: Executor, reference: string): Promise<void> {
  for (const { productId, quantity } of await linesInLockOrder(tx, reference)) {
    await tx
      .update(products)
      .set({ reservedQuantity: sql`${products.reservedQuantity} - ${quantity}` })
      .where(eq(products.id, productId));
  }
  await setState(tx, reference, 'released');
}
