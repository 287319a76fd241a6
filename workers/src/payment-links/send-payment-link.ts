import { getPaymentLinkEmail } from '@shopwright/contracts/http/payment-links';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composePaymentLink } from './compose-payment-link';

/** Emails a payment link, unless staff have ended or replaced it since. The event's id becomes the Message-ID. */
export function sendPaymentLink(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'payment-links'> {
  return async ({ id, payload: { draftId, linkId } }, { logger }) => {
    const { link } = await order.call(getPaymentLinkEmail, { params: { id: String(draftId), linkId } });
    if (!link) {
      logger.info({ draftId }, 'the payment link is over, no email sent');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    await mailer.send({
      id,
      to: { name: greetedName(link.name), address: link.email },
      replyTo: { name: store.name, address: store.contactAddress },
      ...(store.from && { from: store.from }),
      ...composePaymentLink(link, { language: link.language, publicUrl, store }),
    });
  };
}
