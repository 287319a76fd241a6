import type { WebhookClaim, WebhookOutcome } from '@shopwright/contracts/http/internal-webhooks';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { type WebhookEndpointRow, webhookDeliveries, webhookEndpoints } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { claimNext } from './claim-deliveries';
import { pausedAfterMs, waitMsAfter } from './retry-schedule';

type Deps = Pick<OrderDeps, 'database' | 'webhooks' | 'now'>;

interface Report {
  lease: string;
  outcome: WebhookOutcome;
  /** False where the process stops. */
  wantsNext: boolean;
}

/**
 * Notes what came of an attempt, under the lock of the endpoint, and returns its next webhook that is due. A report whose lease was
 * taken over changes nothing: the other process has sent the same webhook again.
 */
export function recordOutcome(
  deps: Deps,
  id: number,
  { lease, outcome, wantsNext }: Report,
): Promise<{ next: WebhookClaim | null }> {
  return deps.database.transaction(async (tx) => {
    const now = deps.now();
    const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.lease, lease)).for('update');
    const [delivery] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    if (!endpoint || delivery?.endpointId !== endpoint.id) return { next: null };
    const attempts = delivery.attempts + 1;
    // Of one that staff skipped or that was erased meanwhile, nothing is tried again: the next one is due.
    const isSettled = delivery.state !== 'pending';
    const waitMs = outcome.error === null || isSettled ? 0 : waitMsAfter(attempts);
    const isOver = waitMs === undefined;
    await tx
      .update(webhookDeliveries)
      .set({
        attempts,
        state: outcome.error === null ? 'succeeded' : isOver ? 'failed' : 'pending',
        error: outcome.error,
        responseStatus: outcome.status,
        responseBody: outcome.answer,
        durationMs: outcome.durationMs,
      })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')));
    const changed = await updateEndpoint(tx, endpoint, { outcome, waitMs: waitMs ?? 0, now });
    const isDue = changed.state === 'active' && changed.nextAt !== null && changed.nextAt <= now;
    return { next: isDue && wantsNext ? await claimNext(deps, tx, changed, now) : null };
  });
}

interface Attempt {
  outcome: WebhookOutcome;
  waitMs: number;
  now: Date;
}

async function updateEndpoint(
  tx: Executor,
  endpoint: WebhookEndpointRow,
  { outcome, waitMs, now }: Attempt,
): Promise<WebhookEndpointRow> {
  const failingSince = outcome.error === null ? null : (endpoint.failingSince ?? now);
  const state = stateAfter(endpoint, outcome, failingSince, now);
  const changed = {
    failingSince,
    state,
    lastError: outcome.error,
    nextAt: new Date(now.getTime() + waitMs),
    lease: null,
    leasedUntil: null,
  };
  await tx.update(webhookEndpoints).set(changed).where(eq(webhookEndpoints.id, endpoint.id));
  if (state !== endpoint.state) await appendEvent(tx, 'webhook-endpoint-stopped', { endpointId: endpoint.id });
  return { ...endpoint, ...changed };
}

function stateAfter(
  { state }: WebhookEndpointRow,
  { error }: WebhookOutcome,
  failingSince: Date | null,
  now: Date,
): WebhookEndpointRow['state'] {
  if (state !== 'active') return state;
  if (error === 'gone') return 'disabled';
  return failingSince !== null && now.getTime() - failingSince.getTime() >= pausedAfterMs ? 'paused' : state;
}
