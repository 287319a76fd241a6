import type { ResponseOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import * as xRay from '@shopwright/contracts/http/x-ray';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { loyaltyEntries } from '../db/account-tables';
import type { AuthDeps } from '../deps';
import { repairPoints } from './repair-points';

const rowsMax = 200;

/** The routes by which the order service compares orders with points. */
export function reconciliationRoutes(routes: RouteTable, { database }: AuthDeps): void {
  routes.bind(endpoints.findPointsMismatches, () => findPointsMismatches(database));
  routes.bind(endpoints.repairPoints, ({ params, query }) => repairPoints(database, params.id, query));
  routes.bind(endpoints.sumOrderPoints, async ({ body }) => {
    const rows = await database.db
      .select({ orderId: loyaltyEntries.orderId, points: sql<number>`sum(${loyaltyEntries.points})::int` })
      .from(loyaltyEntries)
      .where(inArray(loyaltyEntries.orderId, body.orderIds))
      .groupBy(loyaltyEntries.orderId);
    return rows.flatMap(({ orderId, points }) => (orderId === null ? [] : [{ orderId, points }]));
  });
  routes.bind(xRay.listOrderPoints, async ({ params }) => {
    const rows = await database.db
      .select()
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.orderId, params.id))
      .orderBy(asc(loyaltyEntries.id));
    return rows.map(({ kind, points, createdAt }) => ({ kind, points, createdAt: createdAt.toISOString() }));
  });
}

/** Compares in one statement, which reads one moment: an entry that is being written is no mismatch. */
async function findPointsMismatches({ db }: Database): Promise<ResponseOf<typeof endpoints.findPointsMismatches>> {
  const [[size], mismatches] = await Promise.all([
    db.execute<{ compared: number }>(sql`select count(*)::int as compared from users`),
    db.execute<{ userId: number; points: number; ledgerPoints: number }>(sql`
      select u.id as "userId", u.loyalty_points as points, coalesce(l.points, 0)::int as "ledgerPoints"
      from users u
      left join (select user_id, sum(points) as points, sum(amount) as amount from loyalty_entries group by user_id) l
        on l.user_id = u.id
      where u.loyalty_points <> coalesce(l.points, 0) or u.total_spent <> coalesce(l.amount, 0)
      order by u.id limit ${rowsMax}`),
  ]);
  return { compared: size?.compared ?? 0, mismatches: [...mismatches] };
}
