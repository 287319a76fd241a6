import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { ContactMessage, listContactMessages } from '@shopwright/contracts/http/contact';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, lt } from 'drizzle-orm';
import { contactMessages } from '../db/schema';

const defaultLimit = 50;

/** Returns a page of messages, newest first; `next` is the `before` of the following page. */
export async function listMessages(
  { db }: Database,
  { state, limit = defaultLimit, before }: QueryOf<typeof listContactMessages>,
): Promise<{ messages: ContactMessage[]; next: number | null }> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        state === 'open' ? eq(contactMessages.isHandled, false) : undefined,
        before ? lt(contactMessages.id, before) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { messages: page.map(toMessage), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export function toMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { id, reference, name, email, subject, message, isHandled, createdAt } = row;
  return { id, reference, name, email, subject, message, isHandled, createdAt: createdAt.toISOString() };
}
