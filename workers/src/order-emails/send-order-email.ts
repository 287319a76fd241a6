import { getOrder } from '@shopwright/contracts/http/internal';
import { customerEmail } from '@shopwright/contracts/http/orders';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import type { Services } from '../services';
import { composeOrderEmail, type OrderEmailKind } from './compose-order-email';

/**
 * Emails customers about their order. The event's id becomes the Message-ID, so a second delivery of the event is a
 * duplicate of the same email. Logs only the order's id.
 */
export function sendOrderEmail(
  { order }: Pick<Services, 'order'>,
  { mailer, publicUrl }: Pick<EmailDeps, 'mailer' | 'publicUrl'>,
): JobHandler<'order-mails'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const kind = orderEmailKind(event);
    if (!kind) return;
    const current = await order.call(getOrder, { params: { id: String(orderId) } });
    const address = customerEmail.safeParse(current.customerEmail);
    if (!address.success) {
      logger.info({ orderId }, 'order without a valid email address, no email sent');
      return;
    }
    const to = { name: greetedName(current.customerName), address: address.data };
    await mailer.send({ id: event.id, to, ...composeOrderEmail(current, kind, publicUrl, current.language) });
  };
}

/** Returns undefined for the cancellation of an unpaid order, which sends no email. */
function orderEmailKind(event: EventOf<'order-mails'>): OrderEmailKind | undefined {
  if (event.type === 'order-confirmed') return { kind: 'confirmed' };
  const { paidCents } = event.payload;
  return paidCents > 0 ? { kind: 'cancelled', refundCents: paidCents } : undefined;
}
