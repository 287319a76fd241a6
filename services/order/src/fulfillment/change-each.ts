import type { BulkResult } from '@shopwright/contracts/http/order-actions';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';

/**
 * Changes each order by itself, in a transaction of its own: one that does not allow it does not hold up the others.
 * Returns the outcome of each.
 */
export async function changeEach(
  { database: { db } }: Pick<OrderDeps, 'database'>,
  ids: readonly number[],
  change: (id: number) => Promise<void>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    const error = await change(id).then(() => undefined, toRefusal);
    const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
    results.push({ id, moved: error === undefined, status: row?.status ?? null, message: error?.message ?? '' });
  }
  return { results };
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError && !error.isRetryable) return error;
  throw error;
}
