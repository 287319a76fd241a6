import type { PeriodDays, Sales, SalesMetrics } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { orderItems, orders, storeVisits } from '../db/schema';
import type { OrderDeps } from '../deps';
import { conversionRate, isSale, readSalesMetrics, salesMetrics } from '../orders/sales-metrics';
import { readTimeZone } from '../store-time-zone';
import { earliestDay, type Period, periodUntil } from './period';

const topProductsMax = 5;

/** Returns the sales of the last days in the store's time zone, and of the period before. */
export async function getSales(
  { database, catalog, now }: Pick<OrderDeps, 'database' | 'catalog' | 'now'>,
  days: PeriodDays,
): Promise<Sales> {
  const period = periodUntil(now(), days, await readTimeZone({ catalog }));
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

const isWithin = (start: Date, end: Date): SQL | undefined =>
  and(gte(orders.placedAt, start), lt(orders.placedAt, end), isSale);
const isInEither = ({ start, end, previousStart, previousEnd }: Period): SQL | undefined =>
  or(isWithin(start, end), isWithin(previousStart, previousEnd));

async function readTotals(database: Database, { start, end, previousStart, previousEnd }: Period) {
  const [current, previous] = await Promise.all([
    readSalesMetrics(database, isWithin(start, end)),
    readSalesMetrics(database, isWithin(previousStart, previousEnd)),
  ]);
  return { current, previous };
}

interface Part {
  /** Its place among the parts of both periods, from 1. */
  step: number;
  orders: number;
  revenue: string;
}

function readParts({ db }: Database, period: Period): Promise<Part[]> {
  const starts = [...period.previousSteps, ...period.steps].map((step) => step.toISOString());
  const step = sql<number>`width_bucket(${orders.placedAt}, ${`{${starts.join()}}`}::timestamptz[])`;
  const { orders: sold, revenue } = salesMetrics;
  return db.select({ step, orders: sold, revenue }).from(orders).where(isInEither(period)).groupBy(sql`1`);
}

function toSeries({ steps, previousSteps }: Period, parts: Part[]): Sales['series'] {
  const byStep = new Map(parts.map((part) => [part.step, part]));
  return steps.map((step, index) => {
    const current = byStep.get(previousSteps.length + index + 1);
    return {
      startsAt: step.toISOString(),
      revenue: current?.revenue ?? '0.00',
      orders: current?.orders ?? 0,
      // A day of 25 hours has one more than the day before.
      previousRevenue: (index < previousSteps.length ? byStep.get(index + 1)?.revenue : undefined) ?? '0.00',
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
    .where(gte(storeVisits.day, earliestDay(previousStart)));
  return row ?? { current: 0, previous: 0 };
}

const withConversion = (totals: SalesMetrics, visits: number) => ({
  ...totals,
  visits,
  conversionRate: conversionRate(totals.orders, visits),
});

const isUnpaidInvoice = sql`(${orders.paymentSource} = 'invoice' and ${orders.amountPaid} < ${orders.total} - ${orders.reducedTotal})`;

/**
 * Lines count at the price they were sold for, before a reward of their order. Of equals, the oldest product comes first.
 * Only the few that are returned have their latest name looked up: sorting the names of all lines would take most of the time.
 */
function listTopProducts({ db }: Database, { start, end }: Period): Promise<Sales['topProducts']> {
  const sold = sql`sum(${orderItems.quantity} * ${orderItems.price})`;
  const top = db
    .select({
      productId: orderItems.productId,
      quantity: sql<number>`sum(${orderItems.quantity})::int`.as('units'),
      revenue: sql<string>`${sold}::numeric(20, 2)`.as('sold'),
      lastLineId: sql<number>`max(${orderItems.id})`.as('last_line_id'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    // Lines that staff typed are no products, and an invoice counts once it is paid, as in the totals.
    .where(and(isWithin(start, end), gt(orderItems.productId, 0), sql`${isUnpaidInvoice} is not true`))
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
