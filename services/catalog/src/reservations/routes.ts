import type { BodyOf, QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import * as internalOrders from '@shopwright/contracts/http/internal-orders';
import * as endpoints from '@shopwright/contracts/http/reservations';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { reservations } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { moveStock } from '../inventory/set-stock';
import { returnUnits } from '../products/variant-rows';
import { keepReservation } from './keep-reservation';
import { listQuotedProducts } from './list-quoted-products';
import { deleteOwners } from './reservation-owners';
import {
  isAvailable,
  linesInLockOrder,
  lockReservation,
  releaseUnits,
  setState,
  toShortageError,
} from './reservation-row';
import { reserveStock } from './reserve-stock';
import { restockLines, unitsLeft } from './restock-lines';

export function reservationRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.reserveStock, ({ body }) => reserveStock(database, body));
  routes.bind(endpoints.listQuotedProducts, ({ query }) => listQuotedProducts(database.db, query));
  routes.bind(endpoints.keepReservation, ({ params, body }) => keepReservation(database, params.reference, body));
  routes.bind(endpoints.listHeldReservations, ({ query }) => listHeldReservations(database, query));
  routes.bind(endpoints.commitReservation, ({ params, body }) => commitReservation(database, params.reference, body));
  routes.bind(endpoints.releaseReservation, ({ params }) => releaseReservation(database, params.reference));
  routes.bind(endpoints.restockReservation, ({ params, body }) => restockReservation(database, params.reference, body));
  routes.bind(internalOrders.restockLines, ({ body }) => restockLines(database, body));
}

/** Turns the reservation into a sale, once. Throws `out_of_stock` when it expired and a line is no longer available. */
function commitReservation(
  database: Database,
  reference: string,
  { customerId }: BodyOf<typeof endpoints.commitReservation>,
): Promise<ResponseOf<typeof endpoints.commitReservation>> {
  return database.transaction(async (tx) => {
    const found = await lockReservation(tx, reference);
    if (!found) throw new AppError('not_found', 'No such reservation');
    if (found.state === 'restocked') throw new AppError('conflict', 'The sale has already been restocked');
    if (found.state !== 'committed') {
      if (found.stage === 'closed') throw new AppError('conflict', 'The order of this reservation is cancelled');
      await sell(tx, reference, found.state === 'held');
      await Promise.all([setState(tx, reference, 'committed'), deleteOwners(tx, [reference])]);
      if (customerId !== undefined) await setCustomer(tx, reference, customerId);
    }
    return { state: 'committed' };
  });
}

async function setCustomer(tx: Executor, reference: string, customerId: number): Promise<void> {
  await tx.update(reservations).set({ customerId }).where(eq(reservations.reference, reference));
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

/**
 * Releases the reservation unless it is committed. An unknown reference gets a row that is closed, so that a call that
 * reserves it and was overtaken by this one reserves nothing.
 */
function releaseReservation(
  database: Database,
  reference: string,
): Promise<ResponseOf<typeof endpoints.releaseReservation>> {
  return database.transaction(async (tx) => {
    await tx
      .insert(reservations)
      .values({ reference, state: 'released', stage: 'closed', expiresAt: sql`now()` })
      .onConflictDoNothing();
    const found = await lockReservation(tx, reference);
    if (found?.state === 'committed') return { state: found.state };
    if (found?.state === 'held') await releaseStock(tx, reference);
    await endReservation(tx, reference);
    return { state: 'released' };
  });
}

/** Requires a held reservation whose row is locked. */
export async function releaseStock(tx: Executor, reference: string): Promise<void> {
  for (const { productId, quantity } of await linesInLockOrder(tx, reference)) {
    await releaseUnits(tx, productId, quantity);
  }
  await setState(tx, reference, 'released');
}

/** Ends a reservation before its time. It may still be sold, like an expired one. */
async function endReservation(tx: Executor, reference: string): Promise<void> {
  const expiresAt = sql`least(${reservations.expiresAt}, now())`;
  await tx.update(reservations).set({ expiresAt }).where(eq(reservations.reference, reference));
  await deleteOwners(tx, [reference]);
}

/**
 * Returns the stock of a sale, once, less what refunds have restocked of it and the units that stay out. Releases a
 * reservation that was never sold, for good: a sale that this call has overtaken finds it closed.
 */
function restockReservation(
  database: Database,
  reference: string,
  { except }: BodyOf<typeof endpoints.restockReservation>,
): Promise<ResponseOf<typeof endpoints.restockReservation>> {
  return database.transaction(async (tx) => {
    const found = await lockReservation(tx, reference);
    if (found?.state === 'restocked') return { state: found.state };
    if (found?.state === 'committed') {
      await restock(tx, reference, except);
      return { state: 'restocked' };
    }
    if (found?.state === 'held') await releaseStock(tx, reference);
    if (found) await endReservation(tx, reference);
    await tx.update(reservations).set({ stage: 'closed' }).where(eq(reservations.reference, reference));
    return { state: 'released' };
  });
}

async function restock(tx: Executor, reference: string, except: readonly CartLine[]): Promise<void> {
  const stayOut = new Map(except.map(({ productId, quantity }) => [productId, quantity]));
  for (const [productId, left] of await unitsLeft(tx, reference)) {
    const delta = left - (stayOut.get(productId) ?? 0);
    if (delta > 0) await returnUnits(tx, { productId, delta, reason: 'restock', reference });
  }
  await setState(tx, reference, 'restocked');
}

const pageMax = 500;

async function listHeldReservations(
  { db }: Database,
  { madeBeforeSeconds, after }: QueryOf<typeof endpoints.listHeldReservations>,
): Promise<string[]> {
  const rows = await db
    .select({ reference: reservations.reference })
    .from(reservations)
    .where(
      and(
        eq(reservations.state, 'held'),
        sql`${reservations.createdAt} <= now() - make_interval(secs => ${madeBeforeSeconds})`,
        after === undefined ? undefined : gt(reservations.reference, after),
      ),
    )
    .orderBy(asc(reservations.reference))
    .limit(pageMax);
  return rows.map(({ reference }) => reference);
}
