import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import { type takeContactMessages, takenMax } from '@shopwright/contracts/http/internal-threads';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, isNotNull, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { AuthDeps } from '../deps';
import { erasedDomain } from '../users/erased-address';
import type { UserRow } from '../users/user-row';

const isErasedMessage = like(contactMessages.email, `%${erasedDomain}`);

/** The language of the form, which the receipt is written in. Plain names, as the query reads one table. */
const receiptLanguage = sql<Language>`coalesce((
  select receipt.language from account_mails receipt
  where receipt.contact_message_id = contact_messages.id and receipt.kind = 'contact-received' limit 1), 'en')`;

/**
 * Notes what the inbox has stored and returns what it does not have. A message that was erased after the inbox read it is
 * not noted, and is returned again.
 */
export async function takeMessages(
  { database: { db }, now }: Pick<AuthDeps, 'database' | 'now'>,
  taken: BodyOf<typeof takeContactMessages>['taken'],
): Promise<ResponseOf<typeof takeContactMessages>> {
  for (const isErased of [false, true]) {
    const ids = taken.filter((message) => message.isErased === isErased).map(({ id }) => id);
    if (ids.length === 0) continue;
    const isAsRead = isErased ? isErasedMessage : not(isErasedMessage);
    await db
      .update(contactMessages)
      .set({ takenAt: now() })
      .where(and(inArray(contactMessages.id, ids), isAsRead));
  }
  const rows = await db
    .select({
      message: contactMessages,
      isErased: sql<boolean>`${isErasedMessage}`,
      language: receiptLanguage,
    })
    .from(contactMessages)
    .where(isNull(contactMessages.takenAt))
    .orderBy(asc(contactMessages.id))
    .limit(takenMax);
  return rows.map(({ message: { takenAt: _takenAt, createdAt, ...message }, ...facts }) => ({
    ...message,
    ...facts,
    createdAt: createdAt.toISOString(),
  }));
}

/** Matches the messages that the account sent while signed in or under its verified address. */
export function belongsTo({ id, email, emailVerifiedAt }: UserRow): SQL | undefined {
  const whileSignedIn = eq(contactMessages.userId, id);
  return emailVerifiedAt ? or(whileSignedIn, sql`lower(${contactMessages.email}) = lower(${email})`) : whileSignedIn;
}

const keptDays = 365;

/** Deletes what the inbox has and is a year old. The inbox deletes its own, as the privacy page says. */
export async function purgeMessages(tx: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await tx
    .delete(contactMessages)
    .where(and(isNotNull(contactMessages.takenAt), lt(contactMessages.createdAt, before)));
}
