import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/webhooks';
import { type WebhookDelivery, webhookSpanMax } from '@shopwright/contracts/http/webhooks';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { webhookDeliveries } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { makeDue } from './fill-deliveries';
import { deliveryNotFound, toDelivery } from './list-deliveries';
import { lockEndpoint } from './list-endpoints';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/** As new, except for its id, by which it is before all later ones that wait, and a mark that tells receivers. */
const again = { state: 'pending', isRedelivery: true, attempts: 0, error: null } as const;

export function redeliver({ database, now }: Deps, id: number): Promise<WebhookDelivery> {
  return database.transaction(async (tx) => {
    const [found] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    if (!found) throw deliveryNotFound();
    if (found.data === '') throw new AppError('conflict', 'The content of this webhook was erased with its customer');
    const endpoint = await lockEndpoint(tx, found.endpointId);
    const [row] = await tx
      .update(webhookDeliveries)
      .set(again)
      .where(and(eq(webhookDeliveries.id, id), ne(webhookDeliveries.state, 'pending')))
      .returning();
    if (!row) throw new AppError('conflict', 'This webhook waits to be sent already');
    await makeDue(tx, endpoint.id, now());
    return toDelivery(row);
  });
}

type Span = BodyOf<typeof endpoints.redeliverWebhooks>;

export function redeliverSpan(
  { database, now }: Deps,
  endpointId: number,
  { from, to, state }: Span,
): Promise<{ redelivered: number }> {
  if (Date.parse(from) > Date.parse(to)) throw fieldError('unprocessable', 'to', 'Must not be before the start');
  return database.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    const inSpan = and(
      eq(webhookDeliveries.endpointId, endpointId),
      gte(webhookDeliveries.createdAt, new Date(from)),
      lte(webhookDeliveries.createdAt, new Date(to)),
      state ? eq(webhookDeliveries.state, state) : ne(webhookDeliveries.state, 'pending'),
      ne(webhookDeliveries.data, ''),
    );
    const found = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(inSpan)
      .limit(webhookSpanMax + 1);
    if (found.length > webhookSpanMax)
      throw fieldError('unprocessable', 'to', `Choose a span with at most ${webhookSpanMax} webhooks`);
    if (found.length === 0) return { redelivered: 0 };
    const spanned = tx.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(inSpan);
    const rows = await tx
      .update(webhookDeliveries)
      .set(again)
      .where(inArray(webhookDeliveries.id, spanned))
      .returning({ id: webhookDeliveries.id });
    await makeDue(tx, endpoint.id, now());
    return { redelivered: rows.length };
  });
}
