import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../../services/catalog/src/db/products';
import { restocks } from '../../services/catalog/src/db/restocks';
import { reservationItems, reservations, stockMovements } from '../../services/catalog/src/db/stock';
import { seedMarks } from '../../services/catalog/src/db/store-settings';
import { addReviews } from './add-reviews';
import { addSearches } from './add-searches';
import type { DemoPeople } from './customers';
import { listSales, type Sale } from './list-sales';
import type { DemoProduct } from './products';

const mark = 'demo orders';
const stockedDaysAgo = 93;
const deliveredDaysAgo = 45;
const dayMs = 86_400_000;

/** A change of stock without the quantity after it. */
interface Move {
  at: Date;
  productId: number;
  delta: number;
  reason: 'sale' | 'restock' | 'set';
  reference?: string;
  actorUserId?: number;
}

interface Options {
  people: DemoPeople;
  products: ReadonlyMap<string, DemoProduct>;
  now: Date;
}

/**
 * Writes what the catalog would know of the orders: reservations, the ledger of stock, reviews and searches. Stock on hand stays what it is:
 * a delivery on the way makes up for what was sold. Does it once.
 */
export async function addSales(
  { catalog, orders }: { catalog: Database; orders: Database },
  { people, products: sold, now }: Options,
): Promise<void> {
  await catalog.transaction(async (tx) => {
    const [first] = await tx.insert(seedMarks).values({ name: mark }).onConflictDoNothing().returning();
    if (!first) return;
    const sales = await listSales(orders);
    await tx.insert(reservations).values(sales.map(toReservation));
    await tx.insert(reservationItems).values(sales.flatMap(toReservationItems));
    const restocked = sales.flatMap(({ reference, refunds }) =>
      refunds.flatMap(({ key, at, items }) => items.map((item) => ({ ...item, key, reference, createdAt: at }))),
    );
    if (restocked.length > 0) await tx.insert(restocks).values(restocked);
    await writeMoves(tx, sales.flatMap(toMoves), { staffId: people.staffId, now });
  });
  await addReviews(catalog, people, sold, now);
  await addSearches(catalog.db, now);
}

function toReservation({ reference, userId, state, at }: Sale): typeof reservations.$inferInsert {
  return {
    reference,
    state,
    customerId: userId,
    expiresAt: new Date(at.getTime() + 17 * 60_000),
    createdAt: at,
    updatedAt: at,
  };
}

const toReservationItems = ({ reference, lines }: Sale): (typeof reservationItems.$inferInsert)[] =>
  lines.map(({ price, ...line }, index) => ({ ...line, reference, line: index, priceCents: centsFromDecimal(price) }));

function toMoves({ reference, state, lines, at, returnedAt, refunds }: Sale): Move[] {
  if (state === 'released') return [];
  const sold = lines.map(
    ({ productId, quantity }): Move => ({ at, productId, delta: -quantity, reason: 'sale', reference }),
  );
  const back = refunds.flatMap(({ key, at: backAt, items }) =>
    items.map(
      ({ productId, quantity }): Move => ({
        at: backAt,
        productId,
        delta: quantity,
        reason: 'restock',
        reference: key,
      }),
    ),
  );
  if (state !== 'restocked') return [...sold, ...back];
  const undone = sold.map((move): Move => ({ ...move, at: returnedAt, delta: -move.delta, reason: 'restock' }));
  return [...sold, ...undone];
}

/** Writes the moves of each product from its first stock to its stock on hand, under the lock of its row. */
async function writeMoves(
  tx: Executor,
  moves: Move[],
  { staffId, now }: { staffId?: number; now: Date },
): Promise<void> {
  const ids = [...new Set(moves.map(({ productId }) => productId))];
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx
    .update(stockMovements)
    .set({ createdAt: ago(stockedDaysAgo) })
    .where(and(eq(stockMovements.reason, 'seed'), inArray(stockMovements.productId, ids)));
  // Last: a purchase of these products waits until the transaction ends.
  const stocked = await tx
    .select({ id: products.id, onHand: products.stockOnHand })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const rows = stocked.flatMap(({ id, onHand }) => {
    const own = moves.filter(({ productId }) => productId === id);
    const soldUnits = -own.reduce((sum, { delta }) => sum + delta, 0);
    const delivery: Move = {
      at: ago(deliveredDaysAgo),
      productId: id,
      delta: soldUnits,
      reason: 'set',
      actorUserId: staffId,
    };
    const all = [...own, ...(soldUnits > 0 ? [delivery] : [])].sort((a, b) => a.at.getTime() - b.at.getTime());
    let quantity = onHand;
    return all.map(({ at, ...move }) => {
      quantity += move.delta;
      return { ...move, resultingQuantity: quantity, createdAt: at };
    });
  });
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await tx.insert(stockMovements).values(rows);
}
