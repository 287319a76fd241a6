import { type AccountEmail, getAccountEmail } from '@shopwright/contracts/http/account-emails';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { oneLine } from '../emails/render-email';
import type { Services } from '../services';
import { composeAccountEmail } from './compose-account-email';

/**
 * Sends an email that the auth service requested. The queue carries only the email's id; its content and link are read
 * from auth here, so that no secret is stored in Redis. The id becomes the Message-ID.
 */
export function sendAccountEmail(
  { auth }: Pick<Services, 'auth'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'account-mails'> {
  return async (event, { logger }) => {
    const { mailId } = event.payload;
    const email = await auth.call(getAccountEmail, { params: { mailId } }).catch(nullWhenNotFound);
    if (!email) {
      logger.info({ mailId }, 'email no longer wanted, not sent');
      return;
    }
    await mailer.send({
      id: mailId,
      to: email.to === null ? { name: '', address: storeEmail } : { name: greetedName(email.name), address: email.to },
      ...(email.replyTo && { replyTo: { name: oneLine(email.name ?? ''), address: email.replyTo } }),
      ...(email.unsubscribePath && { unsubscribeUrl: new URL(email.unsubscribePath, publicUrl).href }),
      ...composeAccountEmail(email, publicUrl),
    });
  };
}

function nullWhenNotFound(error: unknown): AccountEmail | null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
