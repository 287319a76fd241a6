import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, desc, eq, lt } from 'drizzle-orm';
import { threadMessages } from '../db/thread-tables';
import { getThreadRow } from './thread-rows';

/** Returns an answer of staff, with the customer's message before it. */
export async function readAnswer(
  { db }: Database,
  threadId: number,
  messageId: number,
): Promise<ResponseOf<typeof getAnswerForEmail>> {
  const { reference, name, email, subject, language } = await getThreadRow(db, threadId);
  const isInThread = eq(threadMessages.threadId, threadId);
  const [answer] = await db
    .select()
    .from(threadMessages)
    .where(and(isInThread, eq(threadMessages.id, messageId), eq(threadMessages.author, 'staff')));
  if (!answer) throw new AppError('not_found', 'No such answer');
  const [question] = await db
    .select()
    .from(threadMessages)
    .where(and(isInThread, lt(threadMessages.id, messageId), eq(threadMessages.author, 'customer')))
    .orderBy(desc(threadMessages.id))
    .limit(1);
  return {
    reference: reference ?? '',
    name,
    email,
    subject: subject ?? '',
    language,
    body: answer.body,
    question: question?.body ?? '',
  };
}
