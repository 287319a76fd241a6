import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import { restockLines as restockLinesEndpoint } from '@shopwright/contracts/http/internal-orders';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import * as endpoints from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { moveStock } from '../inventory/set-stock';
import { keepCurrency } from '../store-settings/store-currency';
import {
  inLockOrder,
  isAvailable,
  linesInLockOrder,
  lockReservation,
  priceChanged,
  readReservation,
  setState,
  toShortageError,
} from './reservation-row';
import { piecesLeft, restockLines } from './restock-lines';

export function reservationRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.reserveStock, ({ body }) => reserveStock(database, body));
  routes.bind(endpoints.commitReservation, ({ params }) => commitReservation(database, params.reference));
  routes.bind(endpoints.releaseReservation, ({ params }) => releaseReservation(database, params.reference));
  routes.bind(endpoints.restockReservation, ({ params }) => restockReservation(database, params.reference));
  routes.bind(restockLinesEndpoint, ({ body }) => restockLines(database, body));
}

type Reservation = ReplyOf<typeof endpoints.reserveStock>;

/**
 * Reserves all lines in one transaction, or none. Inserts the reservation's row first: a second call with the same
 * reference waits for the first one to end, and then returns the reservation that the first one stored.
 */
function reserveStock(database: Database, request: BodyOf<typeof endpoints.reserveStock>): Promise<Reservation> {
  const { reference, items, customerId, expectedTotal, discount, ttlSeconds } = request;
  return database.transaction(async (tx) => {
    const [created] = await tx
      .insert(reservations)
      .values({ reference, customerId, expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})` })
      .onConflictDoNothing()
      .returning({ expiresAt: reservations.expiresAt });
    const currency = await keepCurrency(tx);
    if (!created) return { ...(await readReservation(tx, reference)), currency };

    const reserved = new Map<number, ReservedLine>();
    for (const item of inLockOrder(items)) {
      const line = await reserveLine(tx, item);
      if (line) reserved.set(item.productId, line);
    }
    const lines = items.flatMap((item) => reserved.get(item.productId) ?? []);
    if (lines.length < items.length) throw await toShortageError(tx, items, reserved);
    const toPayCents = totalCents(lines) - centsFromDecimal(discount);
    if (expectedTotal !== undefined && centsFromDecimal(expectedTotal) !== toPayCents) {
      throw priceChanged(lines, toPayCents);
    }

    await tx.insert(reservationItems).values(lines.map((line, index) => toReservationItem(reference, line, index)));
    return { lines, expiresAt: created.expiresAt.toISOString(), currency };
  });
}

function toReservationItem(reference: string, { price, isDropshipped: _, ...line }: ReservedLine, index: number) {
  return { ...line, reference, line: index, priceCents: centsFromDecimal(price) };
}

/** Reserves with one conditional UPDATE, which checks the available stock under the lock that it takes. */
async function reserveLine(tx: Executor, { productId, quantity }: CartLine): Promise<ReservedLine | undefined> {
  const [row] = await tx
    .update(products)
    .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
    .where(and(eq(products.id, productId), isAvailable(quantity)))
    .returning({
      ...{ name: products.name, image: products.image, price: products.price },
      isDropshipped: products.isDropshipped,
    });
  return row && { productId, ...row, quantity };
}

/** Turns the reservation into a sale, once. Throws `out_of_stock` when it expired and a line is no longer available. */
function commitReservation(
  database: Database,
  reference: string,
): Promise<ReplyOf<typeof endpoints.commitReservation>> {
  return database.transaction(async (tx) => {
    const state = await lockReservation(tx, reference);
    if (state === undefined) throw new AppError('not_found', 'There is no such reservation');
    if (state === 'restocked') throw new AppError('conflict', 'The sale has already been restocked');
    if (state !== 'committed') {
      await sell(tx, reference, state === 'held');
      await setState(tx, reference, 'committed');
    }
    return { state: 'committed' };
  });
}

async function sell(tx: Executor, reference: string, isReserved: boolean): Promise<void> {
  const lines = await linesInLockOrder(tx, reference);
  const sold = new Set<number>();
  for (const { productId, quantity } of lines) {
    const wasMoved = await moveStock(tx, {
      productId,
      delta: -quantity,
      reservedDelta: isReserved ? -quantity : 0,
      reason: 'sale',
      reference,
      onlyIf: isReserved ? undefined : isAvailable(quantity),
    });
    if (wasMoved) sold.add(productId);
  }
  if (sold.size < lines.length) throw await toShortageError(tx, lines, sold);
}

/** Releases the reservation unless it is committed. An unknown reference counts as released. */
function releaseReservation(
  database: Database,
  reference: string,
): Promise<ReplyOf<typeof endpoints.releaseReservation>> {
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

/** Returns the stock of a sale, once, less what refunds have restocked of it. Releases a reservation that was never sold. */
export function restockReservation(
  database: Database,
  reference: string,
): Promise<ReplyOf<typeof endpoints.restockReservation>> {
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
  for (const [productId, delta] of await piecesLeft(tx, reference)) {
    if (delta > 0) await moveStock(tx, { productId, delta, reason: 'restock', reference });
  }
  await setState(tx, reference, 'restocked');
}
