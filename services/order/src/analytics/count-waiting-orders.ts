import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { orderViews } from '@shopwright/contracts/http/order-desk';
import type * as endpoints from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { count } from 'drizzle-orm';
import { orders } from '../db/schema';
import { toCondition } from '../desk/order-filters';

/** Counts orders that are paid and not sent yet, as the desk lists them. */
export async function countWaitingOrders({ db }: Database): Promise<ResponseOf<typeof endpoints.countWaitingOrders>> {
  const [row] = await db.select({ toShip: count() }).from(orders).where(toCondition(orderViews.open));
  return row ?? { toShip: 0 };
}
