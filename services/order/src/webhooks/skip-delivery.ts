import type { WebhookDelivery } from '@shopwright/contracts/http/webhooks';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { makeDue } from './fill-deliveries';
import { deliveryNotFound, toDelivery } from './list-deliveries';
import { lockEndpoint } from './list-endpoints';

/**
 * Gives a webhook up that waits, so that those behind it are sent. Under the lock of the endpoint: the outcome of an attempt that is
 * under way changes nothing any more.
 */
export function skipDelivery(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  id: number,
): Promise<WebhookDelivery> {
  return database.transaction(async (tx) => {
    const [found] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    if (!found) throw deliveryNotFound();
    const endpoint = await lockEndpoint(tx, found.endpointId);
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ state: 'failed', error: 'skipped' })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')))
      .returning();
    if (!row) throw new AppError('conflict', 'This webhook is not waiting to be sent');
    await makeDue(tx, endpoint.id, now());
    const details = { skipped: id, topic: row.topic };
    await noteEntry(tx, { target: 'webhook-endpoint', targetId: endpoint.id, details });
    return toDelivery(row);
  });
}
