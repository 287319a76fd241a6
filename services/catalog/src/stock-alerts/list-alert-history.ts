import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/stock-alerts';
import type { PastAlert } from '@shopwright/contracts/http/stock-alerts';
import { pageSize } from '@shopwright/contracts/limits';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { decodeKeyset, encodeKeyset, timeInCursor } from '../cursor';
import { products } from '../db/products';
import { stockAlerts } from '../db/stock-alerts';

/** With microseconds, which a Date does not have. */
const timeText = sql<string>`to_json(${stockAlerts.createdAt}) #>> '{}'`;
const cursorShape = z.tuple([timeInCursor, z.uuid()]);

/** Returns one page of the alert history, newest first. */
export async function listAlertHistory(
  db: Executor,
  { productId, limit = pageSize, cursor }: QueryOf<typeof endpoints.listAlertHistory>,
): Promise<Page<PastAlert>> {
  const [time, eventId] = cursor === undefined ? [] : decodeKeyset(cursorShape, cursor);
  const { createdAt, eventId: id } = stockAlerts;
  const isOlder =
    cursor === undefined ? undefined : sql`(${createdAt}, ${id}) < (${time}::timestamptz, ${eventId}::uuid)`;
  const rows = await db
    .select({
      timeText,
      alert: {
        id,
        productId: stockAlerts.productId,
        name: products.name,
        stockQuantity: stockAlerts.stockOnHand,
        lowStockThreshold: stockAlerts.lowStockThreshold,
        createdAt,
        isStillLow: sql<boolean>`${products.archivedAt} is null and ${products.stockOnHand} <= ${products.lowStockThreshold}`,
      },
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(productId === undefined ? undefined : eq(stockAlerts.productId, productId), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ timeText: at, alert }) => encodeKeyset([at, alert.id]));
  return { ...page, rows: page.rows.map(({ alert }) => ({ ...alert, createdAt: alert.createdAt.toISOString() })) };
}
