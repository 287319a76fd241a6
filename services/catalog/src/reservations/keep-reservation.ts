import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { keepReservation as endpoint } from '@shopwright/contracts/http/reservations';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import { findRoom, lockOwners, writeOwners } from './reservation-owners';
import { isAvailable, linesInLockOrder, lockReservation, toShortageError } from './reservation-row';

/** So many payments of a product that were begun and not made, and for a while no other one that begins keeps its stock. */
const abandonedMax = 3;
const abandonedMinutes = 10;

type Input = BodyOf<typeof endpoint>;
type Lines = Awaited<ReturnType<typeof linesInLockOrder>>;

/**
 * Keeps the stock of a checkout whose payment begins or is under way. Anyone can begin a payment, so that keeps stock once
 * per checkout and within the limits of its owners; an attempt that Stripe knows of keeps it without them. A customer who gets no
 * stock here may pay nevertheless: the sale takes what is available then.
 */
export function keepReservation(
  database: Database,
  reference: string,
  input: Input,
): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    await lockOwners(tx, input.owners);
    const found = await lockReservation(tx, reference);
    if (!found || found.stage === 'closed') throw new AppError('conflict', 'The reservation is over');
    if (found.state === 'committed' || found.state === 'restocked') return { state: found.state };
    const isFirst = found.stage === 'opened' || (input.stage === 'attempted' && found.stage === 'paying');
    const lines = await linesInLockOrder(tx, reference);
    const isHeld = found.state === 'held' || (await takeAgain(tx, reference, lines, input, isFirst));
    const state = isHeld ? 'held' : 'released';
    const until = sql`greatest(${reservations.expiresAt}, now() + make_interval(secs => ${input.ttlSeconds}))`;
    await tx
      .update(reservations)
      .set({
        state,
        stage: found.stage === 'attempted' ? found.stage : input.stage,
        ...(isFirst && { expiresAt: until }),
        updatedAt: new Date(),
      })
      .where(eq(reservations.reference, reference));
    await writeOwners(tx, input.owners, reference);
    return { state };
  });
}

/** Reserves the lines of a released reservation again; returns false where none is kept. Throws `out_of_stock` for a payment that begins. */
async function takeAgain(
  tx: Executor,
  reference: string,
  lines: Lines,
  input: Input,
  isFirst: boolean,
): Promise<boolean> {
  const mayTake = input.stage === 'attempted' || (isFirst && (await mayBegin(tx, reference, lines, input)));
  const available = new Set<number>();
  for (const { productId, quantity } of lines) {
    if (await isLineAvailable(tx, productId, quantity)) available.add(productId);
  }
  if (available.size === lines.length) {
    if (mayTake) await addReserved(tx, lines);
    return mayTake;
  }
  if (input.stage === 'attempted') return false;
  throw await toShortageError(tx, lines, available);
}

/** Locks the product, in the order of the lines. */
async function isLineAvailable(tx: Executor, productId: number, quantity: number): Promise<boolean> {
  const [row] = await tx
    .select({ isAvailable: sql<boolean>`${isAvailable(quantity)}` })
    .from(products)
    .where(eq(products.id, productId))
    .for('update');
  return row?.isAvailable ?? false;
}

async function addReserved(tx: Executor, lines: Lines): Promise<void> {
  for (const { productId, quantity } of lines) {
    await tx
      .update(products)
      .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}

async function mayBegin(tx: Executor, reference: string, lines: Lines, { owners }: Input): Promise<boolean> {
  const [sum] = await tx
    .select({
      pieces: sql<number>`sum(${reservationItems.quantity})`.mapWith(Number),
      cents: sql<number>`sum(${reservationItems.quantity}::bigint * ${reservationItems.priceCents})`.mapWith(Number),
    })
    .from(reservationItems)
    .where(eq(reservationItems.reference, reference));
  const room = await findRoom(tx, owners, reference);
  if (!sum || room.waitSeconds !== undefined || sum.pieces > room.pieces || sum.cents > room.cents) return false;
  return !(await isOftenAbandoned(tx, reference, lines));
}

/** Tells whether payments of one of the products were often begun and not made of late. */
async function isOftenAbandoned(tx: Executor, reference: string, lines: Lines): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${abandonedMinutes})`;
  const found = await tx
    .select({ productId: reservationItems.productId })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reference, reservations.reference))
    .where(
      and(
        eq(reservations.state, 'released'),
        eq(reservations.stage, 'paying'),
        gt(reservations.updatedAt, since),
        ne(reservations.reference, reference),
        inArray(
          reservationItems.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    )
    .groupBy(reservationItems.productId)
    .having(sql`count(*) >= ${abandonedMax}`)
    .limit(1);
  return found.length > 0;
}
