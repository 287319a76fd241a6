import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { orderMessages } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';

interface Message {
  body: string;
  requestId: string;
  author: Author & { actor: 'customer' | 'staff' };
}

/**
 * Adds a message about an order and the event of its email, once per request. The timeline does not repeat the message.
 * Throws `conflict` if the key of the request sent another message.
 */
export async function sendMessage(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  { body, requestId, author }: Message,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const isOfKey = and(eq(orderMessages.orderId, orderId), eq(orderMessages.requestKey, requestId));
    const [known] = await tx.select().from(orderMessages).where(isOfKey);
    if (known) {
      if (known.body === body && known.author === author.actor) return;
      throw fieldError('conflict', 'requestId', 'This key was already used for another message');
    }
    const [added] = await tx
      .insert(orderMessages)
      .values({
        orderId,
        body,
        requestKey: requestId,
        author: author.actor,
        authorId: author.userId ?? null,
        createdAt: now(),
      })
      .returning({ id: orderMessages.id });
    invariant(added, 'an insert returns its row');
    const kind = author.actor === 'staff' ? 'message_sent' : 'message_received';
    await recordOrderEvent(tx, { orderId, kind, author, at: now() });
    await appendEvent(tx, 'order-message-sent', { orderId, messageId: added.id, author: author.actor });
  });
}
