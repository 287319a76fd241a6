import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { ContactMessage, listContactMessages } from '@shopwright/contracts/http/contact';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { UserRow } from '../users/user-row';

/** Newest first. */
export async function listMessages(
  { db }: Database,
  { state, limit = pageSize, cursor }: QueryOf<typeof listContactMessages>,
): Promise<Page<ContactMessage>> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        state === 'open' ? eq(contactMessages.isHandled, false) : undefined,
        cursor ? lt(contactMessages.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(limit + 1);
  return toPage(rows.map(toMessage), limit, (message) => message.id);
}

function toMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { id, reference, name, email, subject, message, isHandled, createdAt } = row;
  return { id, reference, name, email, subject, message, isHandled, createdAt: createdAt.toISOString() };
}

/** Matches the messages that the account sent while signed in or under its verified address. */
export function belongsTo({ id, email, emailVerifiedAt }: UserRow): SQL | undefined {
  const whileSignedIn = eq(contactMessages.userId, id);
  return emailVerifiedAt ? or(whileSignedIn, sql`lower(${contactMessages.email}) = lower(${email})`) : whileSignedIn;
}

export async function handleMessage({ db }: Database, id: number, isHandled: boolean): Promise<ContactMessage> {
  const [row] = await db.update(contactMessages).set({ isHandled }).where(eq(contactMessages.id, id)).returning();
  if (!row) throw new AppError('not_found', 'No such message');
  return toMessage(row);
}

const keptDays = 365;

/** Deletes what was handled and is a year old, as the privacy page says. */
export async function purgeMessages(tx: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await tx
    .delete(contactMessages)
    .where(and(eq(contactMessages.isHandled, true), lt(contactMessages.createdAt, before)));
}
