import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { recordStockAlert as endpoint } from '@shopwright/contracts/http/internal';
import { type Database, postgresCode } from '@shopwright/service-kit/database/connection';
import { productNotFound } from '../db/product-row';
import { stockAlerts } from '../db/stock';

const foreignKeyViolation = '23503';

/** Records one alert per event, however often its job runs. */
export async function recordStockAlert(
  database: Database,
  alert: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await database.db
    .insert(stockAlerts)
    .values({ ...alert, stockOnHand: alert.stockQuantity })
    .onConflictDoNothing()
    .returning({ eventId: stockAlerts.eventId })
    .catch((error: unknown) => {
      throw postgresCode(error) === foreignKeyViolation ? productNotFound() : error;
    });
  return { recorded: rows.length === 1 };
}
