import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { ContactMessage, listContactMessages } from '@shopwright/contracts/http/contact';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt } from 'drizzle-orm';
import { contactMessages } from '../db/schema';

const defaultLimit = 50;

/** Newest first. */
export async function listMessages(
  { db }: Database,
  { state, limit = defaultLimit, cursor }: QueryOf<typeof listContactMessages>,
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

export function toMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { id, reference, name, email, subject, message, isHandled, createdAt } = row;
  return { id, reference, name, email, subject, message, isHandled, createdAt: createdAt.toISOString() };
}
