import { randomUUID } from 'node:crypto';
import type { WebhookClaim } from '@shopwright/contracts/http/internal-webhooks';
import { webhookApiVersion } from '@shopwright/contracts/webhook-topics';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { leaseMs } from './retry-schedule';
import { secretsNow, signWebhook } from './sign-webhook';

type Deps = Pick<OrderDeps, 'database' | 'webhooks' | 'now'>;

/** Leases endpoints that are due, each to one process, and returns the oldest webhook of each. */
export function claimDeliveries(deps: Deps, max: number): Promise<{ claims: WebhookClaim[] }> {
  return deps.database.transaction(async (tx) => {
    const now = deps.now();
    const due = await tx
      .select()
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.state, 'active'),
          lte(webhookEndpoints.nextAt, now),
          or(isNull(webhookEndpoints.leasedUntil), lte(webhookEndpoints.leasedUntil, now)),
        ),
      )
      .orderBy(asc(webhookEndpoints.nextAt))
      .limit(max)
      .for('update', { skipLocked: true });
    const claims: WebhookClaim[] = [];
    for (const endpoint of due) {
      const claim = await claimNext(deps, tx, endpoint, now);
      if (claim) claims.push(claim);
    }
    return { claims };
  });
}

/** Leases a locked endpoint for its oldest webhook that waits. Without one, it waits for the next event. */
export async function claimNext(
  { webhooks }: Pick<Deps, 'webhooks'>,
  tx: Executor,
  endpoint: WebhookEndpointRow,
  now: Date,
): Promise<WebhookClaim | null> {
  const [next] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpoint.id), eq(webhookDeliveries.state, 'pending')))
    .orderBy(asc(webhookDeliveries.id))
    .limit(1);
  const lease = randomUUID();
  const held = next
    ? { lease, leasedUntil: new Date(now.getTime() + leaseMs) }
    : { lease: null, leasedUntil: null, nextAt: null };
  await tx.update(webhookEndpoints).set(held).where(eq(webhookEndpoints.id, endpoint.id));
  if (!next) return null;
  const body = toBody(next);
  const headers = toHeaders(next, body, secretsNow(webhooks.secrets, endpoint, now), now);
  await tx
    .update(webhookDeliveries)
    .set({ requestHeaders: headers, attemptedAt: now })
    .where(eq(webhookDeliveries.id, next.id));
  return { deliveryId: next.id, lease, url: endpoint.url, headers, body };
}

/** The same for each attempt. Empty of an erased customer. */
export const toBody = ({ id, topic, occurredAt, data }: WebhookDeliveryRow): string =>
  data === ''
    ? ''
    : `{"type":${JSON.stringify(topic)},"apiVersion":"${webhookApiVersion}","timestamp":"${occurredAt.toISOString()}","sequence":${id},"data":${data}}`;

function toHeaders({ eventId, isRedelivery }: WebhookDeliveryRow, body: string, secrets: string[], now: Date) {
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    'content-type': 'application/json',
    'user-agent': 'Shopwright-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id: eventId, timestamp, body }, secrets),
    ...(isRedelivery && { 'webhook-redelivery': 'true' }),
  };
}
