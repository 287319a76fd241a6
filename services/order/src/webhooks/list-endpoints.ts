import type { WebhookEndpoint } from '@shopwright/contracts/http/webhooks';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type WebhookEndpointRow, webhookEndpoints } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

const waitingMax = 1000;

/** Counts no further than the screen shows. */
const waiting = sql<number>`(select count(*) from (
  select from webhook_deliveries d where d.endpoint_id = webhook_endpoints.id and d.state = 'pending' limit ${waitingMax + 1}
) as first_ones)`.mapWith(Number);

const columns = { ...getTableColumns(webhookEndpoints), waiting };

export async function listEndpoints({ database, now }: Deps): Promise<WebhookEndpoint[]> {
  const rows = await database.db.select(columns).from(webhookEndpoints).orderBy(desc(webhookEndpoints.id));
  return rows.map((row) => toEndpoint(row, now()));
}

export async function getEndpoint({ database: { db }, now }: Deps, id: number): Promise<WebhookEndpoint> {
  const [row] = await db.select(columns).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  if (!row) throw endpointNotFound();
  return toEndpoint(row, now());
}

function toEndpoint(row: WebhookEndpointRow & { waiting: number }, now: Date): WebhookEndpoint {
  const { id, url, topics, apiVersion, state, lastError, version, previousSecretUntil } = row;
  return {
    id,
    url,
    topics,
    apiVersion,
    state,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastError,
    nextAttemptAt: state === 'active' && row.waiting > 0 ? (row.nextAt?.toISOString() ?? null) : null,
    waiting: row.waiting,
    previousSecretUntil:
      previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil.toISOString() : null,
    version,
    createdAt: row.createdAt.toISOString(),
  };
}

export const endpointNotFound = () => new AppError('not_found', 'No such webhook endpoint');

/** Locks an endpoint, so that edits and attempts take turns. */
export async function lockEndpoint(tx: Executor, id: number): Promise<WebhookEndpointRow> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  if (!row) throw endpointNotFound();
  return row;
}
