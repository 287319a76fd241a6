import type { Language } from '@shopwright/contracts/fields';
import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { customerEmail, getOrder, type PlacedOrder } from '@shopwright/contracts/http/orders';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeOrderEmail } from './compose-order-email';
import { isSilent, type OrderEmail, toOrderEmail, toUpdateEmail } from './order-email';
import { recordOrderEmail } from './record-order-email';

type OrderServices = Pick<Services, 'order' | 'catalog'>;

/** Emails customers about a new or a cancelled order. */
export function sendOrderEmail(services: OrderServices, emails: EmailDeps): JobHandler<'order-mails'> {
  return async (event, { logger }) => {
    if (isSilent(event)) return;
    const order = await services.order.call(getOrder, { params: { id: String(event.payload.orderId) } });
    const email = toOrderEmail(event, order);
    if (!email) {
      logger.info({ orderId: order.id }, 'nothing to tell the customer');
      return;
    }
    await send(event.id, order, email, services, emails, logger);
  };
}

/**
 * Emails customers about a parcel, the delivery, a refund, a return, a message and a failed payment, and the link to
 * withdraw. The order service writes one event for each step.
 */
export function sendOrderUpdate(services: OrderServices, emails: EmailDeps): JobHandler<'order-updates'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const order = await services.order.call(getOrderForEmail, { params: { id: String(orderId) } });
    const email = toUpdateEmail(event, order);
    if (!email) {
      logger.info({ orderId, step: event.type }, 'nothing to tell the customer');
      return;
    }
    await send(event.id, order, email, services, emails, logger);
  };
}

/**
 * Sends the email in the language of the order. The event's id becomes the Message-ID, so a second delivery of the event
 * is a duplicate of the same email. Logs only the order's id.
 */
async function send(
  eventId: string,
  order: PlacedOrder & { language: Language },
  email: OrderEmail,
  services: OrderServices,
  { mailer, publicUrl, storeEmail }: EmailDeps,
  logger: Logger,
): Promise<void> {
  const address = customerEmail.safeParse(order.customerEmail);
  if (!address.success) {
    logger.info({ orderId: order.id }, 'order without a valid email address, no email sent');
    return;
  }
  const store = await readStoreIdentity(services.catalog, storeEmail);
  const outgoing = {
    id: eventId,
    to: { name: greetedName(order.customerName), address: address.data },
    ...(store.from && { from: store.from }),
    ...composeOrderEmail(order, email, { language: order.language, publicUrl, store }),
  };
  await mailer.send(outgoing);
  await recordOrderEmail(services, { orderId: order.id, kind: email.kind, email: outgoing }, logger);
}
