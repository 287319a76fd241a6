import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { sendContactMessage } from '@shopwright/contracts/http/contact';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { newReference } from './reference';

/** One message per `requestId`: the same form sent again, or twice at once, is answered with the first one's reference. */
export async function sendMessage(
  { database, now }: AuthDeps,
  { language = 'en', ...form }: BodyOf<typeof sendContactMessage>,
  userId: number | undefined,
): Promise<{ reference: string }> {
  return database.transaction(async (tx) => {
    const [added] = await tx
      .insert(contactMessages)
      .values({ ...form, userId, reference: newReference(), createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id, reference: contactMessages.reference });
    if (!added) {
      const isThis = eq(contactMessages.requestId, form.requestId);
      const [earlier] = await tx.select({ reference: contactMessages.reference }).from(contactMessages).where(isThis);
      if (!earlier) throw new AppError('unavailable', 'the drawn reference is taken');
      return earlier;
    }
    const about = { contactMessageId: added.id };
    await requestEmail(tx, { kind: 'contact-received', email: form.email, language, about }, now());
    await requestEmail(tx, { kind: 'contact-for-store', email: null, language: 'en', about }, now());
    return { reference: added.reference };
  });
}
