import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { countOrders as countingOrders } from '@shopwright/contracts/http/faults';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { orders } from '../db/schema';

/** Counts the orders that a demonstration compares with the payments at Stripe. Reads all of them. */
export async function countOrders({ db }: Database): Promise<ResponseOf<typeof countingOrders>> {
  const count = (isMeant: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${isMeant})`.mapWith(Number);
  const [counts] = await db
    .select({
      paid: count(sql`${orders.paymentIntentId} is not null and ${orders.amountPaid} > 0`),
      pending: count(sql`${orders.status} = 'pending' and ${orders.reviewReason} is null`),
      needsReview: count(sql`${orders.reviewReason} is not null`),
    })
    .from(orders);
  return counts ?? { paid: 0, pending: 0, needsReview: 0 };
}
