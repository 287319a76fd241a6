import type { OrderEventKind } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { WebhookTopic } from '@shopwright/contracts/webhook-topics';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { webhookEvents } from '../db/schema';

/** What each entry of the timeline tells. `order.updated` goes with all of them, except that the order is new. */
const topics: { [K in OrderEventKind]?: WebhookTopic[] } = {
  confirmed: ['order.confirmed', 'payment.succeeded'],
  invoice_paid: ['payment.succeeded'],
  rebuilt: ['order.confirmed', 'payment.succeeded'],
  status_changed: [],
  move_undone: [],
  address_changed: [],
  edited: ['order.edited'],
  flagged_for_review: [],
  repaired: [],
  cancelled: ['order.cancelled'],
  shipment_created: ['shipment.created'],
  tracking_changed: ['shipment.updated'],
  shipment_voided: ['shipment.voided'],
  refund_requested: ['refund.requested'],
  refund_succeeded: ['refund.succeeded'],
  refund_failed: ['refund.failed'],
  dispute_opened: ['payment.disputed'],
  dispute_updated: ['payment.disputed'],
  dispute_closed: ['payment.disputed'],
  payment_failed: ['payment.failed'],
  return_requested: ['return.requested'],
  withdrawal_received: ['return.requested'],
  return_approved: ['return.approved'],
  return_rejected: ['return.rejected'],
  return_received: ['return.received'],
  return_closed: ['return.closed'],
};

const ofStatus: { [S in OrderStatus]?: WebhookTopic } = { shipped: 'order.shipped', delivered: 'order.delivered' };

interface TimelineEntry {
  orderId: number;
  kind: OrderEventKind;
  at: Date;
  toStatus?: OrderStatus;
  details?: Record<string, string | number | boolean>;
}

export function topicsOf({
  kind,
  toStatus,
  details,
}: Pick<TimelineEntry, 'kind' | 'toStatus' | 'details'>): WebhookTopic[] {
  // An invoice is paid later.
  const isUnpaid = details?.isInvoice === true;
  const found = topics[kind]?.filter((topic) => !(isUnpaid && topic === 'payment.succeeded'));
  if (!found) return [];
  const moved = kind === 'status_changed' && toStatus ? ofStatus[toStatus] : undefined;
  const isNew = found.includes('order.confirmed');
  return [...found, ...(moved ? [moved] : []), ...(isNew ? [] : ['order.updated' as const])];
}

/** Which part of the order it is about. Others of its details may be words of a customer. */
const named = new Set(['shipmentId', 'refundId', 'returnId']);

/** Notes what an entry of the timeline tells, under the lock of its order, where an endpoint asks for it. */
export async function noteWebhooks(tx: Executor, entry: TimelineEntry): Promise<void> {
  const told = topicsOf(entry);
  if (told.length === 0) return;
  const { orderId, at, details = {} } = entry;
  const occurredAt = at.toISOString();
  const ids = Object.fromEntries(Object.entries(details).filter(([name]) => named.has(name)));
  await tx.execute(sql`
    insert into ${webhookEvents} (topic, object, object_id, details, occurred_at)
    select topic, 'order', ${orderId}, case when topic <> 'order.updated' then ${JSON.stringify(ids)}::jsonb end,
      ${occurredAt}::timestamptz
    from unnest(${`{${told.join()}}`}::text[]) with ordinality as told (topic, place)
    where exists (
      select from webhook_endpoints
      where topics = '{}' or told.topic = any (topics)
    )
    order by place
    on conflict (object, object_id) where details is null
    do update set id = gen_random_uuid(), seq = excluded.seq, occurred_at = excluded.occurred_at`);
}
