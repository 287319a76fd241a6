import type { BodyOf } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import type { trackOrder as endpoint, TrackedOrder } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import { listOrderItems } from './find-order';
import { toOrder } from './order-row';

/** Throws the same `not_found` whether number or email is wrong, so that it reveals no order. */
export async function trackOrder({ db }: Database, input: BodyOf<typeof endpoint>): Promise<TrackedOrder> {
  const number = Number(input.orderNumber.replace('#', ''));
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, number <= maxInteger ? number : 0),
        sql`lower(${orders.customerEmail}) = lower(${input.email})`,
        isNotNull(orders.placedAt),
      ),
    );
  if (!row) throw new AppError('not_found', 'We found no order with this number and email');
  const { id, status, refundState, total, discount, createdAt, items } = toOrder(row, await listOrderItems(db, row.id));
  return { id, status, refundState, total, discount, createdAt, items };
}
