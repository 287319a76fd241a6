import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { ThreadDetail, updateThread as updateThreadEndpoint } from '@shopwright/contracts/http/threads';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { threads } from '../db/thread-tables';
import type { OrderDeps } from '../deps';
import { getThread, lockThread } from './thread-rows';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/** Changes what is given. Throws `conflict` if a message was added after `seen`, which no one would read otherwise. */
export async function updateThread(
  { database, now }: Deps,
  id: number,
  { seen, ...change }: BodyOf<typeof updateThreadEndpoint>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { isOpen, isUnread, waitingSince, lastMessageId } = await lockThread(tx, id);
    if (seen !== undefined && seen !== lastMessageId) {
      throw fieldError('conflict', 'seen', 'Another message was added meanwhile');
    }
    const isOpenNow = change.isOpen ?? isOpen;
    await tx
      .update(threads)
      .set({
        ...change,
        isUnread: isOpenNow && (change.isUnread ?? isUnread),
        waitingSince: isOpenNow ? (waitingSince ?? now()) : null,
      })
      .where(eq(threads.id, id));
  });
}

/** Runs a change of a conversation and returns it after that. A `conflict` carries it as it is now. */
export async function withFreshThread(
  { database }: Deps,
  id: number,
  change: () => Promise<unknown>,
): Promise<ThreadDetail> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    const details = { thread: await getThread(database, id) };
    throw new AppError('conflict', error.message, { fields: error.fields, details, cause: error });
  }
  return getThread(database, id);
}
