import type { PeriodDays, Sales } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { orderItems, orders, storeVisits } from '../db/schema';
import type { OrderDeps } from '../deps';
import { conversionRate, type Period, periodUntil, soldStatuses, utcDay } from './period';

const topProductsMax = 5;

/** Returns the sales of the last days (UTC) and of the period before, which is as long. */
export async function getSales(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  days: PeriodDays,
): Promise<Sales> {
  const period = periodUntil(now(), days);
  const [totals, parts, visits, topProducts] = await Promise.all([
    readTotals(database, period),
    readParts(database, period),
    countVisits(database, period),
    listTopProducts(database, period),
  ]);
  return {
    current: withConversion(totals.current, visits.current),
    previous: withConversion(totals.previous, visits.previous),
    series: toSeries(period, parts),
    topProducts,
  };
}

const isSold = inArray(orders.status, [...soldStatuses]);
const isWithin = (start: Date, end: Date): SQL | undefined =>
  and(gte(orders.placedAt, start), lt(orders.placedAt, end), isSold);
const isInEither = ({ start, end, previousStart, previousEnd }: Period): SQL | undefined =>
  or(isWithin(start, end), isWithin(previousStart, previousEnd));

/** The sum of payments, less refunds and disputes. */
export const revenue = sql<string>`coalesce(
  sum(${orders.total} - ${orders.refundedTotal} - ${orders.disputedTotal}), 0)::numeric(20, 2)::text`;

interface Totals {
  orders: number;
  revenue: string;
  averageOrder: string | null;
}

async function readTotals({ db }: Database, { start, end, previousStart, previousEnd }: Period) {
  const read = async (from: Date, to: Date): Promise<Totals> => {
    const [row] = await db
      .select({
        orders: count(),
        revenue,
        averageOrder: sql<string | null>`avg(${orders.total})::numeric(20, 2)::text`,
      })
      .from(orders)
      .where(isWithin(from, to));
    return row ?? { orders: 0, revenue: '0.00', averageOrder: null };
  };
  const [current, previous] = await Promise.all([read(start, end), read(previousStart, previousEnd)]);
  return { current, previous };
}

interface Part {
  /** Counted from the start of the period before. */
  step: number;
  orders: number;
  revenue: string;
}

function readParts({ db }: Database, period: Period): Promise<Part[]> {
  const step = sql<number>`floor(extract(epoch from ${orders.placedAt} - ${period.previousStart.toISOString()}::timestamptz) * 1000 / ${period.stepMs}::int)::int`;
  return db.select({ step, orders: count(), revenue }).from(orders).where(isInEither(period)).groupBy(sql`1`);
}

function toSeries({ start, previousStart, stepMs, steps }: Period, parts: Part[]): Sales['series'] {
  const byStep = new Map(parts.map((part) => [part.step, part]));
  const ahead = (start.getTime() - previousStart.getTime()) / stepMs;
  return Array.from({ length: steps }, (_, step) => {
    const current = byStep.get(ahead + step);
    return {
      startsAt: new Date(start.getTime() + step * stepMs).toISOString(),
      revenue: current?.revenue ?? '0.00',
      orders: current?.orders ?? 0,
      previousRevenue: byStep.get(step)?.revenue ?? '0.00',
    };
  });
}

/** A visit counts at the moment when its browser was first seen that day. */
async function countVisits({ db }: Database, { start, end, previousStart, previousEnd }: Period) {
  const seen = storeVisits.firstSeenAt;
  const [row] = await db
    .select({
      current: sql<number>`count(*) filter (where ${and(gte(seen, start), lt(seen, end))})::int`,
      previous: sql<number>`count(*) filter (where ${and(gte(seen, previousStart), lt(seen, previousEnd))})::int`,
    })
    .from(storeVisits)
    .where(gte(storeVisits.day, utcDay(previousStart)));
  return row ?? { current: 0, previous: 0 };
}

const withConversion = (totals: Totals, visits: number) => ({
  ...totals,
  visits,
  // Browsers may block the count of visits, and a rate such as "36,200%" is meaningless.
  conversionRate: visits === 0 || visits < totals.orders ? null : conversionRate(totals.orders, visits),
});

/**
 * Lines count at the price they were sold for, before a reward of their order. Of equals, the oldest product comes first.
 * Only the few that are returned have their latest name looked up: sorting the names of all lines would take most of the time.
 */
function listTopProducts({ db }: Database, { start, end }: Period): Promise<Sales['topProducts']> {
  const sold = sql`sum(${orderItems.quantity} * ${orderItems.price})`;
  const top = db
    .select({
      productId: orderItems.productId,
      quantity: sql<number>`sum(${orderItems.quantity})::int`.as('pieces'),
      revenue: sql<string>`${sold}::numeric(20, 2)`.as('sold'),
      lastLineId: sql<number>`max(${orderItems.id})`.as('last_line_id'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(isWithin(start, end))
    .groupBy(orderItems.productId)
    .orderBy(desc(sold), orderItems.productId)
    .limit(topProductsMax)
    .as('top');
  return db
    .select({
      productId: top.productId,
      name: orderItems.name,
      quantity: top.quantity,
      // Another name than the number's: `order by` prefers a selected column, and text sorts unlike numbers.
      revenue: sql<string>`${top.revenue}::text`.as('revenue_text'),
    })
    .from(top)
    .innerJoin(orderItems, eq(orderItems.id, top.lastLineId))
    .orderBy(desc(top.revenue), top.productId);
}
