import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { reserveStock } from '@shopwright/contracts/http/internal';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { asc, eq } from 'drizzle-orm';
import { type ReservationState, reservationItems, reservations } from '../db/stock';

/** Returns the reservation as `reserveStock` first returned it. */
export async function readReservation(tx: Executor, reference: string): Promise<ReplyOf<typeof reserveStock>> {
  const [reservation] = await tx
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(eq(reservations.reference, reference));
  invariant(reservation, 'an existing reservation can be read');
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
  return {
    lines: lines.map(({ priceCents, ...line }) => ({ ...line, price: decimalFromCents(priceCents) })),
    expiresAt: reservation.expiresAt.toISOString(),
  };
}

interface LockedLine {
  productId: number;
  name: string;
  quantity: number;
}

/** Locks the reservation until the transaction ends, and returns its state. Every change starts with this lock. */
export async function lockReservation(tx: Executor, reference: string): Promise<ReservationState | undefined> {
  const [row] = await tx
    .select({ state: reservations.state })
    .from(reservations)
    .where(eq(reservations.reference, reference))
    .for('update');
  return row?.state;
}

/** Returns the lines in id order, in which every transaction locks products. */
export function linesInLockOrder(tx: Executor, reference: string): Promise<LockedLine[]> {
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
