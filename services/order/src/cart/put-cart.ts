import type { CartLine } from '@shopwright/contracts/http/cart';
import { asc, eq, sql } from 'drizzle-orm';
import { cartItems } from '../db/schema';
import type { OrderDatabase } from '../deps';

/** Replaces the visitor's cart as a whole. Of two tabs at once, the later one wins. */
export async function putCart(database: OrderDatabase, sessionId: string, items: CartLine[]): Promise<CartLine[]> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`);
    await tx.delete(cartItems).where(eq(cartItems.sessionId, sessionId));
    if (items.length > 0) await tx.insert(cartItems).values(items.map((item) => ({ ...item, sessionId })));
  });
  return items;
}

export function getCart({ db }: OrderDatabase, sessionId: string): Promise<CartLine[]> {
  return db
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.sessionId, sessionId))
    .orderBy(asc(cartItems.id));
}

export async function purgeOldCarts({ db }: OrderDatabase): Promise<void> {
  await db.delete(cartItems).where(sql`${cartItems.updatedAt} < now() - interval '30 days'`);
}
