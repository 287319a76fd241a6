import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { orderMessages } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';

interface Message {
  body: string;
  requestId: string;
  author: Author & { actor: 'customer' | 'staff' };
}

/** Adds a message about an order and the event of its email, once per request. The timeline does not say what it says. */
export async function sendMessage(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  { body, requestId, author }: Message,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [added] = await tx
      .insert(orderMessages)
      .values({
        ...{ orderId, body, requestKey: requestId, author: author.actor, authorId: author.userId ?? null },
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: orderMessages.id });
    if (!added) return;
    const kind = author.actor === 'staff' ? 'message_sent' : 'message_received';
    await recordOrderEvent(tx, { orderId, kind, author, at: now() });
    await appendEvent(tx, 'order-message-sent', { orderId, messageId: added.id, author: author.actor });
  });
}
