import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/stock-alerts';
import { type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { productNotFound } from '../db/products';
import { alertSnoozes, stockAlerts } from '../db/stock-alerts';

const foreignKeyViolation = '23503';

/** Records one alert per event, however often its job runs. */
export async function recordStockAlert(
  db: Executor,
  alert: BodyOf<typeof endpoints.recordStockAlert>,
): Promise<ResponseOf<typeof endpoints.recordStockAlert>> {
  const rows = await db
    .insert(stockAlerts)
    .values({ ...alert, stockOnHand: alert.stockQuantity })
    .onConflictDoNothing()
    .returning({ eventId: stockAlerts.eventId })
    .catch((error: unknown) => {
      throw postgresCode(error) === foreignKeyViolation ? productNotFound() : error;
    });
  const isSnoozed = and(eq(alertSnoozes.productId, alert.productId), sql`${alertSnoozes.until} > now()`);
  return { recorded: rows.length === 1, isSnoozed: (await db.$count(alertSnoozes, isSnoozed)) > 0 };
}
