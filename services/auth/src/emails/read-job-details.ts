import type { Database } from '@shopwright/service-kit/database/connection';
import type { ReadJobDetails } from '@shopwright/service-kit/messaging/parked-jobs';
import { inArray } from 'drizzle-orm';
import { accountEmails } from '../db/email-tables';

/** Finds whom the emails of parked jobs were to reach. */
export const readJobDetails =
  ({ db }: Pick<Database, 'db'>): ReadJobDetails =>
  async (rows) => {
    const idOf = (payload: unknown) => (payload as { mailId?: string }).mailId;
    const ids = rows.map(({ payload }) => idOf(payload)).filter((id) => id !== undefined);
    const emails = await db
      .select({ id: accountEmails.id, email: accountEmails.email })
      .from(accountEmails)
      .where(inArray(accountEmails.id, ids));
    const recipients = new Map(emails.map(({ id, email }) => [id, email]));
    return new Map(
      rows.map(({ eventId, queue, payload }) => [
        `${queue}:${eventId}`,
        { recipient: recipients.get(idOf(payload) ?? '') ?? null },
      ]),
    );
  };
