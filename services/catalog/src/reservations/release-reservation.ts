import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { releaseReservation as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { linesInLockOrder, lockReservation, setState } from './read-reservation';

/** Releases the reservation unless it is committed. An unknown reference counts as released. */
export function releaseReservation(database: Database, reference: string): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === 'committed') return { state };
    if (state === 'held') await releaseStock(tx, reference);
    return { state: 'released' };
  });
}

/** Requires a held reservation whose row is locked. Stock on hand stays the same, and so do ledger and version. */
export async function releaseStock(tx: Executor, reference: string): Promise<void> {
  for (const { productId, quantity } of await linesInLockOrder(tx, reference)) {
    await tx
      .update(products)
      .set({ reservedQuantity: sql`${products.reservedQuantity} - ${quantity}` })
      .where(eq(products.id, productId));
  }
  await setState(tx, reference, 'released');
}
