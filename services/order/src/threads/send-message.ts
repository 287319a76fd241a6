import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, desc, eq } from 'drizzle-orm';
import { threadMessages } from '../db/thread-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { getThreadRow, lockThread } from './thread-rows';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

interface Message {
  body: string;
  requestId: string;
  author: Author & { actor: 'customer' | 'staff' };
  /** The newest message that its author saw. */
  seen?: number;
}

/** A conversation about an order has no id before its first message. */
type Conversation = { orderId: number } | { threadId: number };

/**
 * Adds a message about an order and the event of its email, once per request. The timeline does not repeat the message.
 * Throws `conflict` if the key of the request sent another message, and if one was added after `seen`.
 */
export async function sendMessage({ database, now }: Deps, orderId: number, message: Message): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const messageId = await addMessage(tx, { orderId }, message, now());
    if (messageId === undefined) return;
    const { author } = message;
    const kind = author.actor === 'staff' ? 'message_sent' : 'message_received';
    await recordOrderEvent(tx, { orderId, kind, author, at: now() });
    await appendEvent(tx, 'order-message-sent', { orderId, messageId, author: author.actor });
  });
}

/** Adds an answer of staff, as `sendMessage` does. */
export async function answerThread(deps: Deps, threadId: number, message: Message): Promise<void> {
  const { orderId } = await getThreadRow(deps.database.db, threadId);
  if (orderId !== null) return sendMessage(deps, orderId, message);
  await deps.database.transaction(async (tx) => {
    await lockThread(tx, threadId);
    const messageId = await addMessage(tx, { threadId }, message, deps.now());
    if (messageId !== undefined) await appendEvent(tx, 'contact-answered', { threadId, messageId });
  });
}

/** Returns the id of the message, or undefined if the request has already added it. The caller holds the lock. */
async function addMessage(
  tx: Executor,
  conversation: Conversation,
  { body, requestId, author, seen }: Message,
  createdAt: Date,
): Promise<number | undefined> {
  const isOfConversation =
    'orderId' in conversation
      ? eq(threadMessages.orderId, conversation.orderId)
      : eq(threadMessages.threadId, conversation.threadId);
  const [known] = await tx
    .select()
    .from(threadMessages)
    .where(and(isOfConversation, eq(threadMessages.requestKey, requestId)));
  if (known) {
    if (known.body === body && known.author === author.actor) return undefined;
    throw fieldError('conflict', 'requestId', 'This key was already used for another message');
  }
  if (seen !== undefined) {
    const [newest] = await tx
      .select({ id: threadMessages.id })
      .from(threadMessages)
      .where(isOfConversation)
      .orderBy(desc(threadMessages.id))
      .limit(1);
    if ((newest?.id ?? 0) !== seen) throw fieldError('conflict', 'seen', 'Another message was added meanwhile');
  }
  const [added] = await tx
    .insert(threadMessages)
    .values({
      ...conversation,
      body,
      requestKey: requestId,
      author: author.actor,
      authorId: author.userId ?? null,
      createdAt,
    })
    .returning({ id: threadMessages.id });
  invariant(added, 'an insert returns its row');
  return added.id;
}
