import * as endpoints from '@shopwright/contracts/http/x-ray';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { Mailbox, OutgoingEmail } from '../emails/mailer';
import type { Services } from '../services';

const bodyMax = 20_000;

interface SentEmail {
  orderId: number;
  kind: string;
  email: Pick<OutgoingEmail, 'id' | 'subject' | 'text'> & { to: Mailbox };
}

/**
 * Keeps the email for the order's X-ray after the mail server accepted it. Only logs a failure: an error would send the
 * email to the customer a second time.
 */
export async function recordOrderEmail(
  { order }: Pick<Services, 'order'>,
  { orderId, kind, email }: SentEmail,
  logger: Logger,
): Promise<void> {
  const body = {
    eventId: email.id,
    kind,
    recipient: email.to.address.slice(0, 300),
    subject: email.subject.slice(0, 1000),
    body: email.text.slice(0, bodyMax),
  };
  await order.call(endpoints.recordOrderEmail, { params: { id: String(orderId) }, body }).catch((error: unknown) => {
    logger.warn({ orderId, err: safeError(error) }, 'email sent, but not recorded');
  });
}
