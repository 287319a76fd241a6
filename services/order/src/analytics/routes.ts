import { createHash } from 'node:crypto';
import type { StoreAnalytics } from '@shopwright/contracts/http/store-analytics';
import * as endpoints from '@shopwright/contracts/http/store-analytics';
import { addDays, startOfStoreDay, toStoreDay } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, count, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { orderItems, orders, storeVisits } from '../db/schema';
import type { OrderDeps } from '../deps';
import { conversionRate, isSale, readSalesMetrics } from '../orders/sales-metrics';
import { readTimeZone } from '../store-time-zone';
import { countWaitingOrders } from './count-waiting-orders';
import { getSales } from './get-sales';
import { earliestDay } from './period';

export function analyticsRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.recordVisit, ({ body, actor, req }) =>
    recordVisit(deps, { visitorId: actor.visitorId, source: body.source, clientAddress: req.get(clientAddressHeader) }),
  );
  routes.bind(endpoints.getStoreAnalytics, () => getStoreAnalytics(deps));
  routes.bind(endpoints.getSales, ({ query }) => getSales(deps, query.days));
  routes.bind(endpoints.countWaitingOrders, () => countWaitingOrders(deps.database));
}

const keptDays = 400;
const dayMs = 86_400_000;

type Deps = Pick<OrderDeps, 'database' | 'now'>;

interface Visit {
  visitorId?: string;
  source?: string;
  clientAddress?: string;
}

/**
 * Counts this browser once today; the first visit of the day names the campaign. A visitor without an id is not counted, nor
 * are too many new ones behind one address.
 */
async function recordVisit(
  { database, catalog, now, newVisitors }: Pick<OrderDeps, 'database' | 'catalog' | 'now' | 'newVisitors'>,
  { visitorId, source, clientAddress }: Visit,
): Promise<undefined> {
  const at = now();
  if (visitorId === undefined || !newVisitors.isAllowed(clientAddress, at)) return;
  const day = toStoreDay(at, await readTimeZone({ catalog }));
  const counted = await database.db
    .insert(storeVisits)
    .values({ day, visitorHash: hashVisitor(day, visitorId), source: toKnownSource(source), firstSeenAt: at })
    .onConflictDoNothing()
    .returning({ day: storeVisits.day });
  if (counted.length > 0) newVisitors.count(clientAddress, at);
}

const knownSources: ReadonlySet<string> = new Set(endpoints.visitSources);

/** Anyone can invent the name of a campaign. */
const toKnownSource = (source: string | undefined): string | undefined =>
  source === undefined || knownSources.has(source) ? source : 'other';

/** Includes the day, so that a visitor cannot be followed from one day to the next. */
const hashVisitor = (day: string, visitorId: string): string =>
  createHash('sha256').update(`${day} ${visitorId}`).digest('hex');

export async function purgeOldVisits({ database, now }: Deps): Promise<void> {
  await database.db.delete(storeVisits).where(lt(storeVisits.day, addDays(toStoreDay(now(), 'UTC'), -keptDays)));
}

const topProductDays = 30;
const sourcesMax = 20;

/** Returns the visits and sales of today in the store's time zone, and the best-selling product of the last 30 days. */
async function getStoreAnalytics({
  database,
  catalog,
  now,
}: Pick<OrderDeps, 'database' | 'catalog' | 'now'>): Promise<StoreAnalytics> {
  const timeZone = await readTimeZone({ catalog });
  const at = now();
  const day = toStoreDay(at, timeZone);
  const today = { start: startOfStoreDay(day, timeZone), end: startOfStoreDay(addDays(day, 1), timeZone) };
  const [visitsToday, sales, topProduct, sources] = await Promise.all([
    countVisits(database, today),
    readSalesMetrics(database, and(gte(orders.placedAt, today.start), lt(orders.placedAt, today.end))),
    findTopProduct(database, new Date(at.getTime() - topProductDays * dayMs)),
    listSources(database, today),
  ]);
  return {
    visitsToday,
    ordersToday: sales.orders,
    conversionRate: sales.orders === 0 ? 0 : conversionRate(sales.orders, visitsToday),
    revenueToday: sales.revenue,
    topProduct,
    sources,
  };
}

interface Today {
  start: Date;
  end: Date;
}

const isSeen = ({ start, end }: Today) =>
  and(gte(storeVisits.day, earliestDay(start)), gte(storeVisits.firstSeenAt, start), lt(storeVisits.firstSeenAt, end));

async function countVisits({ db }: Database, today: Today): Promise<number> {
  const [row] = await db.select({ visits: count() }).from(storeVisits).where(isSeen(today));
  return row?.visits ?? 0;
}

/** Counts units; of equals, the oldest product wins. Returns the name under which it was last sold. */
async function findTopProduct({ db }: Database, since: Date): Promise<StoreAnalytics['topProduct']> {
  const units = sql<number>`sum(${orderItems.quantity})::int`;
  const [row] = await db
    .select({
      productId: orderItems.productId,
      name: sql<string>`(array_agg(${orderItems.name} order by ${orderItems.id} desc))[1]`,
      quantity: units,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(gte(orders.placedAt, since), isSale, gt(orderItems.productId, 0)))
    .groupBy(orderItems.productId)
    .orderBy(desc(units), orderItems.productId)
    .limit(1);
  return row ?? null;
}

async function listSources({ db }: Database, today: Today): Promise<StoreAnalytics['sources']> {
  const visits = count();
  const rows = await db
    .select({ source: storeVisits.source, visits })
    .from(storeVisits)
    .where(and(isSeen(today), isNotNull(storeVisits.source)))
    .groupBy(storeVisits.source)
    .orderBy(desc(visits), storeVisits.source)
    .limit(sourcesMax);
  return rows.map(({ source, visits }) => ({ source: source ?? '', visits }));
}
