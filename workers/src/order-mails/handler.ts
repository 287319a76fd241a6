import { getOrder } from '@shopwright/contracts/http/internal';
import { customerEmail } from '@shopwright/contracts/http/orders';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../mail/greeted-name';
import type { Mails } from '../mail/mails';
import type { Services } from '../services';
import { composeMail, type OrderNews } from './compose-mail';

/**
 * Tells buyers what has become of their order. The event's id names the message, so a second delivery of the event
 * is the same message again. Nothing of the order is logged but its id.
 */
export function mailOrderNews(
  { order }: Pick<Services, 'order'>,
  { mailer, publicUrl }: Pick<Mails, 'mailer' | 'publicUrl'>,
): JobHandler<'order-mails'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const news = newsOf(event);
    if (!news) return;
    const current = await order.call(getOrder, { params: { id: String(orderId) } });
    const address = customerEmail.safeParse(current.customerEmail);
    if (!address.success) {
      logger.info({ orderId }, 'the order has no mail address, nothing is sent');
      return;
    }
    const to = { name: greetedName(current.customerName), address: address.data };
    await mailer.send({ id: event.id, to, ...composeMail(current, news, publicUrl, current.language) });
  };
}

/** Who has paid nothing has bought nothing, and need not hear that it was cancelled. */
function newsOf(event: EventOf<'order-mails'>): OrderNews | undefined {
  if (event.type === 'order-confirmed') return { kind: 'confirmed' };
  const { paidCents } = event.payload;
  return paidCents > 0 ? { kind: 'cancelled', refundCents: paidCents } : undefined;
}
