import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reservations';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import { findRoom, lockOwners, writeOwners } from './reservation-owners';
import { isAvailable, linesInLockOrder, lockReservation, toShortageError } from './reservation-row';

/**
 * The number of begun but unpaid payments of a product from which on, for a while, no other payment that begins keeps
 * its stock.
 */
const abandonedMax = 3;
const abandonedMinutes = 10;

type Input = BodyOf<typeof endpoints.keepReservation>;
type Lines = Awaited<ReturnType<typeof linesInLockOrder>>;

/**
 * Keeps the stock of a checkout whose payment begins or is under way. Anyone can begin a payment, so that keeps stock once
 * per checkout, within the limits of its owners, and within the share of what is reserved without an attempt to pay, which
 * is one unit at least. An attempt that Stripe knows of keeps it without limits. A customer who gets no
 * stock here may pay nevertheless: the sale takes what is available then.
 */
export function keepReservation(
  database: Database,
  reference: string,
  input: Input,
): Promise<ResponseOf<typeof endpoints.keepReservation>> {
  return database.transaction(async (tx) => {
    await lockOwners(tx, input.owners);
    const found = await lockReservation(tx, reference);
    if (!found || found.stage === 'closed') throw new AppError('conflict', 'The reservation has ended');
    if (found.state === 'committed' || found.state === 'restocked') return { state: found.state };
    const isFirst = found.stage === 'opened' || (input.stage === 'attempted' && found.stage === 'paying');
    const isHeld = found.state === 'held' || (await takeAgain(tx, reference, input, isFirst));
    const state = isHeld ? 'held' : 'released';
    const end = sql`now() + make_interval(secs => ${input.ttlSeconds})`;
    // Stock that was reserved when the checkout opened keeps its end. Stock that is reserved from now on expires with
    // the payment's time.
    const isTakenNow = isHeld && found.state === 'released';
    const until = isTakenNow ? end : sql`greatest(${reservations.expiresAt}, ${end})`;
    await tx
      .update(reservations)
      .set({
        state,
        stage: found.stage === 'attempted' ? found.stage : input.stage,
        ...((isFirst || isTakenNow) && { expiresAt: until }),
        updatedAt: new Date(),
      })
      .where(eq(reservations.reference, reference));
    await writeOwners(tx, input.owners, reference);
    return { state };
  });
}

/** Reserves the lines of a released reservation again; returns false where none is kept. Throws `out_of_stock` for a payment that begins. */
async function takeAgain(tx: Executor, reference: string, input: Input, isFirst: boolean): Promise<boolean> {
  const lines = await linesInLockOrder(tx, reference);
  const stock = await lockAvailable(tx, lines);
  if (stock.size < lines.length) {
    if (input.stage === 'attempted') return false;
    throw await toShortageError(tx, lines, stock);
  }
  const isKept = input.stage === 'attempted' || (isFirst && (await mayBegin(tx, reference, lines, input, stock)));
  if (isKept) await addReserved(tx, lines);
  return isKept;
}

/** Locks the products in the order of the lines. Returns the stock on hand of those of which enough is available. */
async function lockAvailable(tx: Executor, lines: Lines): Promise<Map<number, number>> {
  const stock = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    const [row] = await tx
      .select({ stockOnHand: products.stockOnHand, isEnough: sql<boolean>`${isAvailable(quantity)}` })
      .from(products)
      .where(eq(products.id, productId))
      .for('update');
    if (row?.isEnough) stock.set(productId, row.stockOnHand);
  }
  return stock;
}

async function addReserved(tx: Executor, lines: Lines): Promise<void> {
  for (const { productId, quantity } of lines) {
    await tx
      .update(products)
      .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}

/** Tells whether a payment that begins may keep its stock. Requires the locks of the owners and of the products. */
async function mayBegin(
  tx: Executor,
  reference: string,
  lines: Lines,
  { owners, sharePercent }: Input,
  stock: ReadonlyMap<number, number>,
): Promise<boolean> {
  const [sum] = await tx
    .select({
      units: sql<number>`sum(${reservationItems.quantity})`.mapWith(Number),
      cents: sql<number>`sum(${reservationItems.quantity}::bigint * ${reservationItems.priceCents})`.mapWith(Number),
    })
    .from(reservationItems)
    .where(eq(reservationItems.reference, reference));
  const room = await findRoom(tx, owners, reference);
  if (!sum || room.waitSeconds !== undefined || sum.units > room.units || sum.cents > room.cents) return false;
  if (sharePercent === 100) return true;
  const unproven = await sumByProduct(tx, reference, lines, and(eq(reservations.state, 'held'), isUnproven));
  const isWithinShare = ({ productId, quantity }: Lines[number]) =>
    (unproven.get(productId)?.units ?? 0) + quantity <=
    Math.max(1, Math.floor(((stock.get(productId) ?? 0) * sharePercent) / 100));
  if (!lines.every(isWithinShare)) return false;
  const abandoned = await sumByProduct(tx, reference, lines, isAbandoned);
  return lines.every(({ productId }) => (abandoned.get(productId)?.count ?? 0) < abandonedMax);
}

/** Stripe knows of no attempt to pay for them. */
const isUnproven = inArray(reservations.stage, ['opened', 'paying']);

/** The payment began recently and was not made. One that got no stock may still be made until its checkout ends. */
const isAbandoned = and(
  eq(reservations.state, 'released'),
  eq(reservations.stage, 'paying'),
  lt(reservations.expiresAt, sql`now()`),
  gt(reservations.updatedAt, sql`now() - make_interval(mins => ${abandonedMinutes})`),
);

/** Counts the other reservations of these products, and their units. */
async function sumByProduct(tx: Executor, reference: string, lines: Lines, condition: SQL | undefined) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx
    .select({
      productId: reservationItems.productId,
      count: sql<number>`count(*)`.mapWith(Number),
      units: sql<number>`sum(${reservationItems.quantity})`.mapWith(Number),
    })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reference, reservations.reference))
    .where(and(condition, ne(reservations.reference, reference), inArray(reservationItems.productId, ids)))
    .groupBy(reservationItems.productId);
  return new Map(rows.map((row) => [row.productId, row]));
}
