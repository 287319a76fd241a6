import { type AccountMail, getAccountMail } from '@shopwright/contracts/http/account-mails';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../mail/greeted-name';
import type { Mails } from '../mail/mails';
import { oneLine } from '../mail/render-mail';
import type { Services } from '../services';
import { composeAccountMail } from './compose-account-mail';

/**
 * Sends what the auth service wants somebody to read. The queue knows the mail's id only: what it says, link included,
 * is asked for here and goes nowhere but into the mail. The mail's id names the message for good.
 */
export function mailAccountNews(
  { auth }: Pick<Services, 'auth'>,
  { mailer, publicUrl, storeEmail }: Mails,
): JobHandler<'account-mails'> {
  return async (event, { logger }) => {
    const { mailId } = event.payload;
    const mail = await auth.call(getAccountMail, { params: { mailId } }).catch(nothingWhereGone);
    if (!mail) {
      logger.info({ mailId }, 'nobody should get this mail any more, nothing is sent');
      return;
    }
    await mailer.send({
      id: mailId,
      to: mail.to === null ? { name: '', address: storeEmail } : { name: greetedName(mail.name), address: mail.to },
      ...(mail.replyTo && { replyTo: { name: oneLine(mail.name ?? ''), address: mail.replyTo } }),
      ...(mail.unsubscribePath && { unsubscribeUrl: new URL(mail.unsubscribePath, publicUrl).href }),
      ...composeAccountMail(mail, publicUrl),
    });
  };
}

function nothingWhereGone(error: unknown): AccountMail | null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
