import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { reserveStock as endpoint, ReservedLine } from '@shopwright/contracts/http/internal';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import { readReservation } from './read-reservation';
import { priceChanged, shortageOf } from './refusals';
import { inLockOrder, isSellable } from './sellable';

type Reservation = ReplyOf<typeof endpoint>;

/**
 * All lines in one transaction, or none. The reservation's row comes first: a second call with the same reference
 * waits there for the first one to end, and then answers with what that one stored.
 */
export function reserveStock(database: Database, request: BodyOf<typeof endpoint>): Promise<Reservation> {
  const { reference, items, buyerId, expectedTotalCents, discountCents, ttlSeconds } = request;
  return database.transaction(async (tx) => {
    const [created] = await tx
      .insert(reservations)
      .values({ reference, buyerId, expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})` })
      .onConflictDoNothing()
      .returning({ expiresAt: reservations.expiresAt });
    if (!created) return readReservation(tx, reference);

    const held = new Map<number, ReservedLine>();
    for (const item of inLockOrder(items)) {
      const line = await holdLine(tx, item);
      if (line) held.set(item.productId, line);
    }
    const lines = items.flatMap((item) => held.get(item.productId) ?? []);
    if (lines.length < items.length) throw await shortageOf(tx, items, held);
    const toPayCents = totalCents(lines) - discountCents;
    if (expectedTotalCents !== undefined && expectedTotalCents !== toPayCents) throw priceChanged(lines, toPayCents);

    await tx.insert(reservationItems).values(lines.map((line, index) => ({ ...line, reference, line: index })));
    return { lines, expiresAt: created.expiresAt.toISOString() };
  });
}

/** One conditional UPDATE: whether there is enough is decided under the lock that takes it. */
async function holdLine(tx: Executor, { productId, quantity }: CartLine): Promise<ReservedLine | undefined> {
  const [row] = await tx
    .update(products)
    .set({ reservedQuantity: sql`${products.reservedQuantity} + ${quantity}` })
    .where(and(eq(products.id, productId), isSellable(quantity)))
    .returning({ name: products.name, image: products.image, price: products.price });
  return row && { productId, name: row.name, image: row.image, priceCents: centsFromDecimal(row.price), quantity };
}
