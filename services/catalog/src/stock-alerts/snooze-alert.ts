import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/stock-alerts';
import { type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { productNotFound } from '../db/products';
import { alertSnoozes } from '../db/stock-alerts';

interface Snooze {
  productId: number;
  /** Null ends a snooze. */
  until: string | null;
  actorUserId?: number;
}

const foreignKeyViolation = '23503';

/** Hides the product's alert until then, however often its stock changes; the last of several calls counts. */
export async function snoozeAlert(
  db: Executor,
  { productId, until, actorUserId }: Snooze,
): Promise<ResponseOf<typeof endpoints.snoozeAlert>> {
  if (until === null) {
    await db.delete(alertSnoozes).where(eq(alertSnoozes.productId, productId));
    return { snoozedUntil: null };
  }
  const snooze = { until: new Date(until), snoozedBy: actorUserId };
  await db
    .insert(alertSnoozes)
    .values({ productId, ...snooze })
    .onConflictDoUpdate({ target: alertSnoozes.productId, set: snooze })
    .catch((error: unknown) => {
      throw postgresCode(error) === foreignKeyViolation ? productNotFound() : error;
    });
  return { snoozedUntil: snooze.until.toISOString() };
}
