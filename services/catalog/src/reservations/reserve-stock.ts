import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { reserveStock as endpoint, ReservedLine } from '@shopwright/contracts/http/internal';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import { inLockOrder, isAvailable } from './availability';
import { readReservation } from './read-reservation';
import { priceChanged, toShortageError } from './reservation-errors';

type Reservation = ReplyOf<typeof endpoint>;

/**
 * Reserves all lines in one transaction, or none. Inserts the reservation's row first: a second call with the same
 * reference waits for the first one to end, and then returns the reservation that the first one stored.
 */
export function reserveStock(database: Database, request: BodyOf<typeof endpoint>): Promise<Reservation> {
  const { reference, items, customerId, expectedTotal, discount, ttlSeconds } = request;
  return database.transaction(async (tx) => {
    const [created] = await tx
      .insert(reservations)
      .values({ reference, customerId, expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})` })
      .onConflictDoNothing()
      .returning({ expiresAt: reservations.expiresAt });
    if (!created) return readReservation(tx, reference);

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
    return { lines, expiresAt: created.expiresAt.toISOString() };
  });
}

function toReservationItem(reference: string, { price, ...line }: ReservedLine, index: number) {
  return { ...line, reference, line: index, priceCents: centsFromDecimal(price) };
}

/** Reserves with one conditional UPDATE, which checks the available stock under the lock that it takes. */
async function reserveLine(tx: Executor, { productId, quantity }: CartLine): Promise<ReservedLine | undefined> {
  const [row] = await tx
    .update(products)
    .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
    .where(and(eq(products.id, productId), isAvailable(quantity)))
    .returning({ name: products.name, image: products.image, price: products.price });
  return row && { productId, name: row.name, image: row.image, price: row.price, quantity };
}
