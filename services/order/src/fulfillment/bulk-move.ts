import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-actions';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { Author } from '../orders/record-event';
import { moveOrder } from './move-order';

type Result = ResponseOf<typeof endpoints.bulkMove>['results'][number];

/** Moves each order by itself: one that may not move does not hold up the others. Returns the outcome of each. */
export async function bulkMove(
  deps: Pick<OrderDeps, 'database' | 'now'>,
  { ids, to }: BodyOf<typeof endpoints.bulkMove>,
  author: Author,
): Promise<ResponseOf<typeof endpoints.bulkMove>> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await moveOne(deps, id, to, author));
  return { results };
}

async function moveOne(
  deps: Pick<OrderDeps, 'database' | 'now'>,
  id: number,
  to: BodyOf<typeof endpoints.bulkMove>['to'],
  author: Author,
): Promise<Result> {
  try {
    await moveOrder(deps, id, to, author);
    return { id, moved: true, status: to, message: '' };
  } catch (error) {
    if (!(error instanceof AppError) || error.isRetryable) throw error;
    const [row] = await deps.database.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
    return { id, moved: false, status: row?.status ?? null, message: error.message };
  }
}
