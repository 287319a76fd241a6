import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { takeContactMessages as takeEndpoint } from '@shopwright/contracts/http/internal-threads';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { threadMessages, threads } from '../db/thread-tables';
import type { OrderDeps } from '../deps';

type Deps = Pick<OrderDeps, 'database' | 'auth'>;
type Taken = ResponseOf<typeof takeEndpoint>[number];

const callsMax = 1000;

/**
 * Takes the messages that auth received through Contact into the inbox, also those of the version before it. Auth gives
 * each again until the next call says that it was stored. Safe to run at the same time.
 */
export async function takeContactMessages(deps: Deps): Promise<void> {
  let taken: { id: number; isErased: boolean }[] = [];
  for (let calls = 0; calls < callsMax; calls++) {
    const found = await deps.auth.call(takeEndpoint, { body: { taken } });
    for (const message of found) await store(deps, message);
    taken = found.map(({ id, isErased }) => ({ id, isErased }));
    if (found.length === 0) return;
  }
}

/** Takes the newest before staff read. Where auth is away, they read what is known. */
export async function takeNewestMessages(deps: Deps & Pick<OrderDeps, 'logger'>): Promise<void> {
  try {
    await takeContactMessages(deps);
  } catch (error) {
    deps.logger.warn({ err: safeError(error) }, 'contact messages were not taken');
  }
}

async function store({ database }: Deps, message: Taken): Promise<void> {
  const isIt = eq(threads.contactMessageId, message.id);
  if (message.isErased) {
    await database.db.delete(threads).where(isIt);
    return;
  }
  const { id, requestId, message: body, isHandled, isErased: _isErased, ...contact } = message;
  const createdAt = new Date(message.createdAt);
  await database.transaction(async (tx) => {
    const [added] = await tx
      .insert(threads)
      .values({ ...contact, contactMessageId: id, createdAt, lastMessageAt: createdAt })
      .onConflictDoNothing()
      .returning({ id: threads.id });
    if (!added) return;
    const first = { threadId: added.id, body, requestKey: requestId, createdAt };
    await tx.insert(threadMessages).values({ ...first, author: 'customer', authorId: contact.userId });
    const closed = { isOpen: false, isUnread: false, waitingSince: null };
    if (isHandled) await tx.update(threads).set(closed).where(isIt);
  });
}

const keptDays = 365;

/** Deletes what is closed and a year old, as the privacy page says. What was written about an order stays with it. */
export async function purgeOldThreads({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 86_400_000);
  const isOld = and(eq(threads.isOpen, false), lt(threads.lastMessageAt, before));
  await database.db.delete(threads).where(and(isOld, isNotNull(threads.contactMessageId)));
}

/** Deletes the conversations that began through Contact. */
export async function eraseThreads({ db }: OrderDeps['database'], condition: SQL | undefined): Promise<void> {
  await db.delete(threads).where(and(condition, isNotNull(threads.contactMessageId)));
}
