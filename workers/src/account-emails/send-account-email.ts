import { type AccountEmail, getAccountEmail } from '@shopwright/contracts/http/account-emails';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { oneLine } from '../texts/texts';
import { composeAccountEmail } from './compose-account-email';

/**
 * Sends an email that the auth service requested. The queue carries only the email's id; its content and link are read
 * from auth here, so that no secret is stored in Redis. The id becomes the Message-ID. An email to the store is in the
 * store's language.
 */
export function sendAccountEmail(
  { auth, catalog }: Pick<Services, 'auth' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'account-mails'> {
  return async (event, { logger }) => {
    const { mailId } = event.payload;
    const email = await auth.call(getAccountEmail, { params: { mailId } }).catch(nullWhenNotFound);
    if (!email) {
      logger.info({ mailId }, 'email no longer needed, not sent');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    const language = email.to === null ? store.language : email.language;
    await mailer.send({
      id: mailId,
      ...(store.from && { from: store.from }),
      to:
        email.to === null
          ? { name: '', address: store.contactAddress }
          : { name: greetedName(email.name), address: email.to },
      ...(email.replyTo && { replyTo: { name: oneLine(email.name ?? ''), address: email.replyTo } }),
      ...(email.unsubscribePath && { unsubscribeUrl: new URL(email.unsubscribePath, publicUrl).href }),
      ...composeAccountEmail(email, { language, publicUrl, store }),
    });
  };
}

function nullWhenNotFound(error: unknown): AccountEmail | null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
