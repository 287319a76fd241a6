import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { reserveStock } from '@shopwright/contracts/http/internal';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { asc, eq } from 'drizzle-orm';
import { type ReservationState, reservationItems, reservations } from '../db/stock';

/** What was reserved under this reference, in the words of the first answer. */
export async function readReservation(tx: Executor, reference: string): Promise<ReplyOf<typeof reserveStock>> {
  const [reservation] = await tx
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(eq(reservations.reference, reference));
  invariant(reservation, 'a reservation that exists can be read');
  const lines = await tx
    .select({
      productId: reservationItems.productId,
      name: reservationItems.name,
      image: reservationItems.image,
      priceCents: reservationItems.priceCents,
      quantity: reservationItems.quantity,
    })
    .from(reservationItems)
    .where(eq(reservationItems.reference, reference))
    .orderBy(asc(reservationItems.line));
  return { lines, expiresAt: reservation.expiresAt.toISOString() };
}

interface HeldLine {
  productId: number;
  name: string;
  quantity: number;
}

/** Locks the reservation until the transaction ends: all that change it take turns here. */
export async function lockReservation(tx: Executor, reference: string): Promise<ReservationState | undefined> {
  const [row] = await tx
    .select({ state: reservations.state })
    .from(reservations)
    .where(eq(reservations.reference, reference))
    .for('update');
  return row?.state;
}

/** The reservation's lines in the order in which products are locked. */
export function linesInLockOrder(tx: Executor, reference: string): Promise<HeldLine[]> {
  return tx
    .select({
      productId: reservationItems.productId,
      name: reservationItems.name,
      quantity: reservationItems.quantity,
    })
    .from(reservationItems)
    .where(eq(reservationItems.reference, reference))
    .orderBy(asc(reservationItems.productId));
}

export async function setState(tx: Executor, reference: string, state: ReservationState): Promise<void> {
  await tx.update(reservations).set({ state, updatedAt: new Date() }).where(eq(reservations.reference, reference));
}
