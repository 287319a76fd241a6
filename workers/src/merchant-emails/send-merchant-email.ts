import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { getOrder } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeMerchantEmail, type News, type NewsOrder, toNews } from './compose-merchant-email';

/**
 * Sends the store an email in its language, at the addresses that the operator has chosen, else the contact address:
 * about a new order, or about something that staff must act on. Has a Message-ID of its own beside the customer's email
 * of the event.
 */
export function sendMerchantEmail(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'merchant-emails'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const { current, news } = await readNews(order, event);
    if (!news) {
      logger.info({ orderId, step: event.type }, 'no email to the store is due');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    await mailer.send({
      id: `${event.id}-store`,
      to: store.orderRecipients,
      ...(store.from && { from: store.from }),
      ...composeMerchantEmail(current, news, { language: store.language, publicUrl, store }),
    });
  };
}

/** Nothing has happened yet to a new order, so that its email needs no more than what was bought. */
async function readNews(
  order: Services['order'],
  event: EventOf<'merchant-emails'>,
): Promise<{ current: NewsOrder; news: News | undefined }> {
  const params = { id: String(event.payload.orderId) };
  if (event.type === 'order-confirmed') {
    const current = await order.call(getOrder, { params });
    return { current, news: { kind: 'new-order', amountCents: centsFromDecimal(current.total) } };
  }
  const current = await order.call(getOrderForEmail, { params });
  return { current, news: toNews(current, event) };
}
