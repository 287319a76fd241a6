import type { CartLine } from '@shopwright/contracts/http/cart';
import * as endpoints from '@shopwright/contracts/http/cart';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { asc, eq, sql } from 'drizzle-orm';
import { cartItems } from '../db/schema';
import type { OrderDeps } from '../deps';

export function cartRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(endpoints.putCart, async ({ body, actor }) => {
    const key = getCartKey(actor) ?? body.sessionId;
    return { items: key ? await putCart(database, key, body.items) : [] };
  });
  routes.bind(endpoints.getCart, async ({ actor }) => {
    const key = getCartKey(actor);
    return { items: key ? await getCart(database, key) : [] };
  });
}

/**
 * Returns the name of the caller's cart: that of the account on every device, or that of the browser. No browser's
 * id contains a colon, so that none can name an account's cart.
 */
export const getCartKey = ({ userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>): string | undefined =>
  userId === undefined ? visitorId : toAccountKey(userId);

const toAccountKey = (userId: number): string => `user:${userId}`;

/** Deletes the cart of an account that is erased. */
export async function deleteAccountCart({ db }: Database, userId: number): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.sessionId, toAccountKey(userId)));
}

/** Replaces a cart as a whole. Of two tabs or devices at once, the later one wins. */
export async function putCart(database: Database, sessionId: string, items: CartLine[]): Promise<CartLine[]> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`);
    await tx.delete(cartItems).where(eq(cartItems.sessionId, sessionId));
    if (items.length > 0) await tx.insert(cartItems).values(items.map((item) => ({ ...item, sessionId })));
  });
  return items;
}

export function getCart({ db }: Database, sessionId: string): Promise<CartLine[]> {
  return db
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.sessionId, sessionId))
    .orderBy(asc(cartItems.id));
}

export async function purgeOldCarts({ db }: Database): Promise<void> {
  await db.delete(cartItems).where(sql`${cartItems.updatedAt} < now() - interval '30 days'`);
}
