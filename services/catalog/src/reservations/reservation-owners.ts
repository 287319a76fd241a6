import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { ReservationOwner, reserveStock } from '@shopwright/contracts/http/reservations';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { reservationItems, reservationOwners, reservations } from '../db/stock';

/** Makes calls for the same visitor, account or address take turns, until the transaction ends. Taken before any row's lock. */
export async function lockOwners(tx: Executor, owners: readonly ReservationOwner[]): Promise<void> {
  for (const key of owners.map((owner) => owner.key).sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/** The units and the value that the owners of a reservation may still reserve. */
export interface Room {
  units: number;
  cents: number;
  /** If one of them has too many reservations open: the seconds until the next of these ends. */
  waitSeconds?: number;
}

/** Returns the least that any of the owners may still reserve. */
export async function findRoom(tx: Executor, owners: readonly ReservationOwner[], reference: string): Promise<Room> {
  const room: Room = { units: Number.POSITIVE_INFINITY, cents: Number.POSITIVE_INFINITY };
  for (const owner of owners) {
    const open = await sumOpen(tx, owner.key, reference);
    if (open.count >= owner.openMax) room.waitSeconds = Math.max(room.waitSeconds ?? 0, open.nextEndSeconds);
    room.units = Math.min(room.units, owner.unitsMax - open.units);
    room.cents = Math.min(room.cents, owner.valueMaxCents - open.cents);
  }
  return room;
}

/** Counts the other open reservations of an owner, and what they keep. */
async function sumOpen(tx: Executor, key: string, reference: string) {
  const isHeld = sql`${reservations.state} = 'held'`;
  const number = (expression: ReturnType<typeof sql>) => sql<number>`${expression}`.mapWith(Number);
  const [open] = await tx
    .select({
      count: number(sql`count(distinct ${reservations.reference})`),
      units: number(sql`coalesce(sum(${reservationItems.quantity}) filter (where ${isHeld}), 0)`),
      cents: number(
        sql`coalesce(sum(${reservationItems.quantity}::bigint * ${reservationItems.priceCents}) filter (where ${isHeld}), 0)`,
      ),
      nextEndSeconds: number(sql`coalesce(ceil(extract(epoch from min(${reservations.expiresAt}) - now())), 1)`),
    })
    .from(reservationOwners)
    .innerJoin(reservations, eq(reservations.reference, reservationOwners.reference))
    .leftJoin(reservationItems, eq(reservationItems.reference, reservations.reference))
    .where(
      and(
        eq(reservationOwners.key, key),
        ne(reservations.reference, reference),
        inArray(reservations.state, ['held', 'released']),
        sql`${reservations.expiresAt} > now()`,
      ),
    );
  return open ?? { count: 0, units: 0, cents: 0, nextEndSeconds: 1 };
}

export async function writeOwners(tx: Executor, owners: readonly ReservationOwner[], reference: string): Promise<void> {
  if (owners.length === 0) return;
  const rows = owners.map(({ key }) => ({ reference, key }));
  await tx.insert(reservationOwners).values(rows).onConflictDoNothing();
}

export async function deleteOwners(tx: Executor, references: string[]): Promise<void> {
  if (references.length > 0) await tx.delete(reservationOwners).where(inArray(reservationOwners.reference, references));
}

/**
 * Deletes the owners of reservations that keep nothing and have ended. Locks these, and skips one that another transaction
 * has locked: a payment that begins may be keeping its stock again.
 */
export async function deleteExpiredOwners(tx: Executor): Promise<void> {
  const ended = tx
    .select({ reference: reservations.reference })
    .from(reservationOwners)
    .innerJoin(reservations, eq(reservations.reference, reservationOwners.reference))
    .where(and(lt(reservations.expiresAt, sql`now()`), ne(reservations.state, 'held')))
    .for('update', { of: reservations, skipLocked: true });
  await tx.delete(reservationOwners).where(inArray(reservationOwners.reference, ended));
}

type Replacing = Pick<BodyOf<typeof reserveStock>, 'reference' | 'replaces'>;

/**
 * Ends the owner's earlier reservations whose payment has not begun, and returns their units by product: the caller
 * subtracts them while it locks all products in one order.
 */
export async function releaseReplaced(tx: Executor, { reference, replaces }: Replacing): Promise<Map<number, number>> {
  const units = new Map<number, number>();
  if (replaces === undefined) return units;
  const earlier = await tx
    .select({ reference: reservations.reference, state: reservations.state })
    .from(reservationOwners)
    .innerJoin(reservations, eq(reservations.reference, reservationOwners.reference))
    .where(
      and(
        eq(reservationOwners.key, replaces),
        ne(reservations.reference, reference),
        eq(reservations.stage, 'opened'),
        inArray(reservations.state, ['held', 'released']),
      ),
    )
    .orderBy(asc(reservations.reference))
    .for('update', { of: reservations });
  if (earlier.length === 0) return units;
  const held = earlier.filter(({ state }) => state === 'held').map((row) => row.reference);
  if (held.length > 0) {
    const items = await tx.select().from(reservationItems).where(inArray(reservationItems.reference, held));
    for (const { productId, quantity } of items) units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  const ended = earlier.map((row) => row.reference);
  await tx
    .update(reservations)
    .set({ state: 'released', expiresAt: sql`now()`, updatedAt: new Date() })
    .where(inArray(reservations.reference, ended));
  await deleteOwners(tx, ended);
  return units;
}
