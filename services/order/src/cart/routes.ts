import type { CartLine } from '@shopwright/contracts/http/cart';
import * as endpoints from '@shopwright/contracts/http/cart';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { asc, eq, sql } from 'drizzle-orm';
import { cartItems } from '../db/schema';
import type { OrderDeps } from '../deps';

export function cartRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(endpoints.putCart, async ({ body, actor }) => {
    const sessionId = actor.visitorId ?? body.sessionId;
    return { items: sessionId ? await putCart(database, sessionId, body.items) : [] };
  });
  routes.bind(endpoints.getCart, async ({ actor }) => ({
    items: actor.visitorId ? await getCart(database, actor.visitorId) : [],
  }));
}

/** Replaces the visitor's cart as a whole. Of two tabs at once, the later one wins. */
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
