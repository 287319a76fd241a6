import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { countWaitingOrders as endpoint } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { count, eq } from 'drizzle-orm';
import { orders } from '../db/schema';

/** Counts orders that are paid and not sent yet. */
export async function countWaitingOrders({ db }: Database): Promise<ReplyOf<typeof endpoint>> {
  const [row] = await db.select({ toShip: count() }).from(orders).where(eq(orders.status, 'confirmed'));
  return row ?? { toShip: 0 };
}
