import type { Currency } from '@shopwright/contracts/currencies';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type * as endpoints from '@shopwright/contracts/http/reservations';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { AppError } from '@shopwright/service-kit/errors';
import { isDeadlineOver } from '@shopwright/service-kit/http/request-context';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categoriesOf } from '../db/categories';
import { collectionsOf } from '../db/collections';
import { products } from '../db/products';
import { reservationItems, reservationOwners, reservations } from '../db/stock';
import { keepCurrency } from '../store-settings/store-currency';
import { addLocalNames } from './add-local-names';
import { findRoom, lockOwners, type Room, releaseReplaced, writeOwners } from './reservation-owners';
import {
  inLockOrder,
  isAvailable,
  priceChanged,
  readReservation,
  releaseUnits,
  setState,
  toShortageError,
} from './reservation-row';
import { createTurns } from './take-turns';

type Request = BodyOf<typeof endpoints.reserveStock>;
type Reservation = ResponseOf<typeof endpoints.reserveStock>;

/** Those who want the same product wait here, and not for its row's lock: there each of them would keep a connection. */
const takeTurn = createTurns<number>(3);

/** Reserves all lines, or none. Throws `out_of_stock` or `price_changed`; `timeout` if its turn came too late for the caller. */
export async function reserveStock(database: Database, request: Request): Promise<Reservation> {
  const ids = request.items.map(({ productId }) => productId);
  const reservation = await takeTurn(ids, () => reserve(database, request));
  return { ...reservation, lines: await addLocalNames(database, reservation.lines, request.language) };
}

/**
 * Inserts the reservation's row first: a second call with the same reference waits for the first one to end, and then
 * returns the reservation that the first one stored.
 */
async function reserve(database: Database, request: Request): Promise<Reservation> {
  if (isDeadlineOver()) throw new AppError('timeout', 'The caller no longer waits for the reservation');
  const { reference, items, customerId, owners, ttlSeconds } = request;
  await refuseIfShort(database, request);
  return database.transaction(async (tx) => {
    await lockOwners(tx, owners);
    const [created] = await tx
      .insert(reservations)
      .values({ reference, customerId, expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})` })
      .onConflictDoNothing()
      .returning({ expiresAt: reservations.expiresAt });
    const currency = await keepCurrency(tx);
    if (!created) return { ...(await readOpen(tx, request)), currency };

    const replaced = await releaseReplaced(tx, request);
    const room = await findRoom(tx, owners, reference);
    if (room.waitSeconds !== undefined) throw tooManyOpen(room.waitSeconds);
    const reserved = await tryReserve(tx, request, replaced, room);
    const lines = reserved ?? (await priceOnly(tx, items, replaced));
    assertTotal(request, lines, currency);
    if (!reserved) await setState(tx, reference, 'released');
    await tx.insert(reservationItems).values(lines.map((line, index) => toReservationItem(reference, line, index)));
    await writeOwners(tx, owners, reference);
    return { lines, expiresAt: created.expiresAt.toISOString(), currency };
  });
}

/**
 * Throws what the transaction would throw where a line is short, for one statement: when a product that many want is gone,
 * most of them come for nothing. Leaves to the transaction what may have the units already: the reservation itself, or one
 * that it replaces.
 */
async function refuseIfShort({ db }: Database, { reference, items, replaces }: Request): Promise<void> {
  const rows = await shortageQuery(db, null).execute({
    productIds: `{${items.map(({ productId }) => productId).join()}}`,
    quantities: `{${items.map(({ quantity }) => quantity).join()}}`,
    reference,
    replaces: replaces ?? '',
  });
  if (rows.length === 0) return;
  const short = new Set(rows.map(({ productId }) => productId));
  throw await toShortageError(db, items, { has: (productId) => !short.has(productId) });
}

const shortageQuery = createPreparedQueries((db) => {
  const wanted = sql`unnest(${sql.placeholder('productIds')}::int[], ${sql.placeholder('quantities')}::int[]) wanted(id, quantity)`;
  return db
    .select({ productId: sql<number>`wanted.id` })
    .from(wanted)
    .where(
      sql`not exists (
          select from ${products} where ${products.id} = wanted.id and ${isAvailable(sql`wanted.quantity`)})
        and not exists (select from ${reservations} where ${reservations.reference} = ${sql.placeholder('reference')}::uuid)
        and not exists (select from ${reservationOwners} where ${reservationOwners.key} = ${sql.placeholder('replaces')})`,
    )
    .prepare('shortage');
});

const tooManyOpen = (retryAfterSeconds: number) =>
  new AppError('rate_limited', 'Too many checkouts are open', { retryAfterSeconds });

/** Returns an existing reservation. Throws `conflict` where it is over, or was made at other prices: another name is needed. */
async function readOpen(tx: Executor, request: Request): Promise<Omit<Reservation, 'currency'>> {
  const isOpen = sql<boolean>`state in ('held', 'released') and stage <> 'closed' and expires_at > now()`;
  const [row] = await tx.select({ isOpen }).from(reservations).where(eq(reservations.reference, request.reference));
  if (!row?.isOpen) throw new AppError('conflict', 'The reservation has ended');
  const reservation = await readReservation(tx, request.reference);
  if (findTotalMismatch(request, reservation.lines) !== undefined) {
    throw new AppError('conflict', 'The reservation was made at other prices');
  }
  return reservation;
}

/** Leaves the transaction as it was before the savepoint. */
class NotReserved extends Error {}

/**
 * Releases what the reservation replaces and reserves its lines. Undoes both and returns undefined where a line is short,
 * or more would be reserved than is allowed.
 */
async function tryReserve(
  tx: Executor,
  { items, sharePercent }: Request,
  replaced: ReadonlyMap<number, number>,
  room: Room,
): Promise<ReservedLine[] | undefined> {
  try {
    return await tx.transaction(async (savepoint) => {
      const reserved = new Map<number, ReservedLine>();
      for (const [productId, units, item] of inOneLockOrder(items, replaced)) {
        if (units > 0) await releaseUnits(savepoint, productId, units);
        if (!item) continue;
        const line = await reserveLine(savepoint, item, sharePercent);
        if (!line) throw new NotReserved();
        reserved.set(productId, line);
      }
      const lines = items.flatMap((item) => reserved.get(item.productId) ?? []);
      const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
      if (units > room.units || totalCents(lines) > room.cents) throw new NotReserved();
      return lines;
    });
  } catch (error) {
    if (error instanceof NotReserved) return undefined;
    throw error;
  }
}

/** Lists the products of both in id order: the product, its units to release, its line to reserve. */
function inOneLockOrder(
  items: readonly CartLine[],
  replaced: ReadonlyMap<number, number>,
): [number, number, CartLine | undefined][] {
  const ids = new Set([...items.map(({ productId }) => productId), ...replaced.keys()]);
  return inLockOrder([...ids].map((productId) => ({ productId }))).map(({ productId }) => [
    productId,
    replaced.get(productId) ?? 0,
    items.find((item) => item.productId === productId),
  ]);
}

const lineColumns = {
  name: products.name,
  image: products.image,
  price: products.price,
  isDropshipped: products.isDropshipped,
  sku: products.sku,
  parentId: products.parentId,
  categoryId: products.categoryId,
  categoryIds: categoriesOf,
  collectionIds: collectionsOf,
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  needsShipping: products.needsShipping,
};

/** Reserves with one conditional UPDATE, which checks the available stock under the lock that it takes. */
async function reserveLine(
  tx: Executor,
  { productId, quantity }: CartLine,
  sharePercent: number,
): Promise<ReservedLine | undefined> {
  const [row] = await tx
    .update(products)
    .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
    .where(and(eq(products.id, productId), isAvailable(quantity), isWithinShare(quantity, sharePercent)))
    .returning(lineColumns);
  return row && { productId, ...row, quantity };
}

function isWithinShare(quantity: number, sharePercent: number): SQL | undefined {
  if (sharePercent === 100) return undefined;
  return sql`(${products.reservedQuantity} + ${quantity}) * 100 <= ${products.stockOnHand} * ${sharePercent}`;
}

/** Prices lines that are available, without reserving them. */
async function priceOnly(
  tx: Executor,
  items: readonly CartLine[],
  replaced: ReadonlyMap<number, number>,
): Promise<ReservedLine[]> {
  for (const [productId, units] of inOneLockOrder([], replaced)) await releaseUnits(tx, productId, units);
  const available = await readAvailableLines(tx, items);
  if (available.size < items.length) throw await toShortageError(tx, items, available);
  return items.flatMap((item) => available.get(item.productId) ?? []);
}

/** Returns the lines of which enough is available, by product. */
async function readAvailableLines(tx: Executor, items: readonly CartLine[]): Promise<Map<number, ReservedLine>> {
  const lines = new Map<number, ReservedLine>();
  for (const { productId, quantity } of items) {
    const [row] = await tx
      .select(lineColumns)
      .from(products)
      .where(and(eq(products.id, productId), isAvailable(quantity)));
    if (row) lines.set(productId, { productId, ...row, quantity });
  }
  return lines;
}

function toReservationItem(
  reference: string,
  { price, isDropshipped: _, sku: _sku, parentId: _parentId, ...line }: ReservedLine,
  index: number,
) {
  return { ...line, reference, line: index, priceCents: centsFromDecimal(price) };
}

/** Returns the amount to pay if the customer saw another total. */
function findTotalMismatch({ expectedTotal, discount }: Request, lines: readonly ReservedLine[]): number | undefined {
  const toPayCents = totalCents(lines) - centsFromDecimal(discount);
  return expectedTotal === undefined || centsFromDecimal(expectedTotal) === toPayCents ? undefined : toPayCents;
}

function assertTotal(request: Request, lines: readonly ReservedLine[], currency: Currency): void {
  const toPayCents = findTotalMismatch(request, lines);
  if (toPayCents !== undefined) throw priceChanged(lines, toPayCents, currency);
}
