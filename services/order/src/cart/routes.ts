import type { CartLine } from '@shopwright/contracts/http/cart';
import * as endpoints from '@shopwright/contracts/http/cart';
import * as inventory from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { asc, eq, sql } from 'drizzle-orm';
import { cartItems } from '../db/schema';
import type { OrderDeps } from '../deps';

export function cartRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(endpoints.putCart, async ({ body, actor, req }) => {
    const key = getCartKey(actor) ?? body.sessionId;
    if (!key) return { items: [] };
    // An account has one cart. Visitors can be invented, and so can products.
    if (actor.userId !== undefined) return { items: await putCart(database, key, body.items) };
    const known = await readKnownProducts(deps, key, req.get(clientAddressHeader));
    const isKnown = body.items.every(({ productId }) => known.includes(productId));
    return { items: await putCart(database, key, isKnown ? body.items : await keepKnownProducts(deps, body.items)) };
  });
  routes.bind(endpoints.getCart, async ({ actor }) => {
    const key = getCartKey(actor);
    return { items: key ? await getCart(database, key) : [] };
  });
}

/**
 * Returns the products that the browser's cart has already. Throws `rate_limited` where it has none and too many browsers
 * behind this address have just begun a cart.
 */
async function readKnownProducts(
  { database, newVisitors, now }: OrderDeps,
  key: string,
  address?: string,
): Promise<number[]> {
  const items = await getCart(database, key);
  if (items.length > 0) return items.map(({ productId }) => productId);
  if (!newVisitors.isAllowed(address, now())) {
    throw new AppError('rate_limited', 'Too many new carts. Please slow down.', { retryAfterSeconds: 60 });
  }
  newVisitors.count(address, now());
  return [];
}

/** Leaves out products that do not exist. While the catalog is away, the cart is stored as it came. */
async function keepKnownProducts({ catalog }: OrderDeps, items: CartLine[]): Promise<CartLine[]> {
  if (items.length === 0) return items;
  const ids = items.map(({ productId }) => productId).join();
  const known = await catalog.call(inventory.listAvailability, { query: { ids } }).catch(() => undefined);
  return known ? items.filter((item) => known.some(({ productId }) => productId === item.productId)) : items;
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

/** Replaces a cart as a whole. Of two tabs or devices at the same time, the later one wins. */
async function putCart(database: Database, sessionId: string, items: CartLine[]): Promise<CartLine[]> {
  const rows = items.map((item) => ({ ...item, sessionId }));
  // Postgres runs what one connection sends in this order, so that they share a round trip.
  await database.transaction((tx) =>
    Promise.all([
      tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`),
      tx.delete(cartItems).where(eq(cartItems.sessionId, sessionId)),
      rows.length > 0 && tx.insert(cartItems).values(rows),
    ]),
  );
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
