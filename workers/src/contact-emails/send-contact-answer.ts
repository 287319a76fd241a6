import { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeContactAnswer } from './compose-contact-answer';

/**
 * Emails an answer of staff to the customer. The customer's own answer goes to the address for messages to the store. The
 * event's id becomes the Message-ID.
 */
export function sendContactAnswer(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'contact-answers'> {
  return async ({ id, payload: { threadId, messageId } }, { logger }) => {
    const params = { id: String(threadId), messageId: String(messageId) };
    const answer = await order.call(getAnswerForEmail, { params }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    if (!answer) {
      logger.info({ threadId, messageId }, 'the conversation was erased, no email sent');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    await mailer.send({
      id,
      to: { name: greetedName(answer.name), address: answer.email },
      replyTo: { name: store.name, address: store.contactAddress },
      ...(store.from && { from: store.from }),
      ...composeContactAnswer(answer, { language: answer.language, publicUrl, store }),
    });
  };
}
