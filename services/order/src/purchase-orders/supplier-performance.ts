import type { SupplierPerformance } from '@shopwright/contracts/http/purchase-orders';
import { performanceDays } from '@shopwright/contracts/http/purchase-orders';
import { sql } from 'drizzle-orm';
import { purchaseOrderLines, purchaseOrders } from '../db/purchase-tables';
import { orderItems } from '../db/schema';
import type { OrderDeps } from '../deps';

interface Found extends Record<string, unknown> {
  supplierName: string;
  purchaseOrders: number;
  revenue: string;
  cost: string | null;
  shipped: number;
  medianHours: number | null;
  failed: number;
  canceled: number;
}

const suppliersMax = 200;

/**
 * Returns what each supplier sold and how reliably they shipped in the last days, those with most purchase orders first. Money is that of
 * purchase orders which were not canceled: what customers paid for the lines, and their cost, null where one is not known.
 */
export async function readSupplierPerformance({
  database,
  now,
}: Pick<OrderDeps, 'database' | 'now'>): Promise<SupplierPerformance[]> {
  const since = new Date(now().getTime() - performanceDays * 86_400_000).toISOString();
  const found = await database.db.execute<Found>(sql`
    with recent as (select * from ${purchaseOrders} where created_at > ${since}::timestamptz),
    money as (
      select l.purchase_order_id as id,
        sum(coalesce(i.paid * l.quantity / i.quantity, i.price * l.quantity)) as revenue,
        case when bool_or(l.cost is null) then null else sum(l.cost * l.quantity) end as cost
      from ${purchaseOrderLines} l join ${orderItems} i on i.id = l.order_item_id
      where l.purchase_order_id in (select id from recent where state <> 'canceled')
      group by 1
    )
    select min(supplier_name) as "supplierName", count(*)::int as "purchaseOrders",
      round(coalesce(sum(money.revenue), 0), 2)::text as revenue,
      case when bool_or(money.id is not null and money.cost is null) then null
        else round(coalesce(sum(money.cost), 0), 2)::text end as cost,
      count(*) filter (where state = 'shipped')::int as shipped,
      (percentile_cont(0.5) within group (order by extract(epoch from shipped_at - coalesce(sent_at, created_at)) / 3600)
        filter (where state = 'shipped'))::float as "medianHours",
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'canceled')::int as canceled
    from recent left join money on money.id = recent.id
    group by lower(supplier_name) order by 2 desc, 1 limit ${suppliersMax}`);
  return found.map(({ shipped, medianHours, ...row }) => {
    const due = row.purchaseOrders - row.canceled;
    return {
      ...row,
      shippedPercent: due === 0 ? null : Math.round((shipped / due) * 100),
      medianHours: medianHours === null ? null : Math.round(Math.max(0, medianHours) * 10) / 10,
    };
  });
}
