import { randomInt } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/contact';
import { takeContactMessages } from '@shopwright/contracts/http/internal-threads';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { takeMessages } from './take-messages';

export function contactRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.sendContactMessage, ({ body, actor }) => sendMessage(deps, body, actor.userId));
  routes.bind(takeContactMessages, ({ body }) => takeMessages(deps, body.taken));
}

/** Stores one message per `requestId`: a repeated form, simultaneous ones included, gets the first one's reference. */
async function sendMessage(
  { database, now }: AuthDeps,
  { language = 'en', ...form }: BodyOf<typeof endpoints.sendContactMessage>,
  userId: number | undefined,
): Promise<{ reference: string }> {
  return database.transaction(async (tx) => {
    const [added] = await tx
      .insert(contactMessages)
      .values({ ...form, userId, reference: newReference(), createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id, reference: contactMessages.reference });
    if (!added) {
      const isRepeated = eq(contactMessages.requestId, form.requestId);
      const [earlier] = await tx
        .select({ reference: contactMessages.reference })
        .from(contactMessages)
        .where(isRepeated);
      if (!earlier) throw new AppError('unavailable', 'The generated reference is taken');
      return earlier;
    }
    const about = { contactMessageId: added.id };
    await requestEmail(tx, { kind: 'contact-received', email: form.email, language, about }, now());
    await requestEmail(tx, { kind: 'contact-for-store', email: null, language: 'en', about }, now());
    return { reference: added.reference };
  });
}

/** Excludes characters that look alike in print or sound alike on the phone: 0 and O, 1, I and L, U beside V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns what sender and staff quote for a message: MSG-7KQ2M9XD. */
export const newReference = (): string =>
  `MSG-${Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('')}`;
