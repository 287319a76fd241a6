import type { SalesMetrics } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema';

/**
 * The one definition of the store's metrics, for the home, the desk, its exports and marketing. The screens tell it beside
 * each number (`shared.metrics.*_means`).
 */

/** An order counts once it is paid, on the day of its payment, and no longer when it is cancelled. */
export const isSale = and(
  inArray(orders.status, ['confirmed', 'processing', 'shipped', 'delivered']),
  isNotNull(orders.placedAt),
);

/** What went back by refunds that succeeded, and what disputes took. */
const refunded = sql`(${orders.refundedTotal} + ${orders.disputedTotal})`;
/** Of goods without tax: where an order has shipping or tax, a refund takes from all of them in proportion. */
const kept = sql`(case
  when ${orders.goodsNet} is null then coalesce(${orders.amountPaid}, ${orders.total}) - ${refunded}
  when ${orders.total} = 0 then 0
  else round((coalesce(${orders.amountPaid}, ${orders.total}) - ${refunded}) * ${orders.goodsNet} / ${orders.total}, 2)
end)`;

const toText = (amount: SQL) => sql<string>`(${amount})::numeric(20, 2)::text`;

/** The revenue of one order. */
export const orderRevenue = toText(sql`case when ${isSale} then ${kept} else 0 end`);

/** Of the sales that a query selects: revenue is what was paid for goods, less `refunds` and tax, and `averageOrder` its share of one order. */
export const salesMetrics = {
  orders: count(),
  revenue: toText(sql`coalesce(sum(${kept}), 0)`),
  refunds: toText(sql`coalesce(sum(${refunded}), 0)`),
  averageOrder: sql<string | null>`avg(${kept})::numeric(20, 2)::text`,
};

/** Returns the metrics of the sales for which the condition is true. */
export async function readSalesMetrics({ db }: Database, condition: SQL | undefined): Promise<SalesMetrics> {
  const [row] = await db.select(salesMetrics).from(orders).where(and(condition, isSale));
  return row ?? { orders: 0, revenue: '0.00', refunds: '0.00', averageOrder: null };
}

/**
 * Returns orders per visit in percent, to one decimal. Null without visits, or with fewer of them than orders: browsers may
 * block the count, and a rate such as "36,200%" is meaningless.
 */
export const conversionRate = (orders: number, visits: number): number | null =>
  visits === 0 || visits < orders ? null : Math.round((orders * 1000) / visits) / 10;
