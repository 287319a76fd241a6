import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/webhooks';
import type { WebhookDelivery, WebhookDeliveryDetail } from '@shopwright/contracts/http/webhooks';
import { pageSize } from '@shopwright/contracts/limits';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt } from 'drizzle-orm';
import { type WebhookDeliveryRow, webhookDeliveries, webhookEndpoints } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { toBody } from './claim-deliveries';
import { getEndpoint } from './list-endpoints';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

export async function listDeliveries(
  deps: Deps,
  endpointId: number,
  { limit = pageSize, cursor, state }: QueryOf<typeof endpoints.listWebhookDeliveries>,
): Promise<Page<WebhookDelivery>> {
  await getEndpoint(deps, endpointId);
  const found = await deps.database.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state && eq(webhookDeliveries.state, state),
        cursor === undefined ? undefined : lt(webhookDeliveries.id, cursor),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const { rows, nextCursor } = toPage(found, limit, ({ id }) => id);
  return { rows: rows.map(toDelivery), nextCursor };
}

export async function getDelivery(
  { database: { db } }: Pick<Deps, 'database'>,
  id: number,
): Promise<WebhookDeliveryDetail> {
  const [found] = await db
    .select({ row: webhookDeliveries, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id));
  if (!found) throw deliveryNotFound();
  const { row, url } = found;
  const { endpointId, requestHeaders, responseBody } = row;
  return { ...toDelivery(row), endpointId, url, requestHeaders, requestBody: toBody(row), responseBody };
}

export const deliveryNotFound = () => new AppError('not_found', 'No such webhook');

export const toDelivery = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  topic: row.topic,
  object: row.object,
  objectId: row.objectId,
  state: row.state,
  isRedelivery: row.isRedelivery,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  error: row.error,
  durationMs: row.durationMs,
  createdAt: row.createdAt.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
});
