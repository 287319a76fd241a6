import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { customerEmail } from '@shopwright/contracts/http/orders';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { recordOrderEmail } from '../emails/record-order-email';
import { greetedName } from '../emails/render-email';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeOrderUpdate } from './compose-order-update';
import type { OrderUpdate, UpdatedOrder } from './order-update';

/**
 * Sends customers an email about a parcel, the delivery, a refund, a return, a message and a failed payment, and the link to withdraw,
 * in their language. The order service writes one event for
 * each step; its id becomes the Message-ID, so a second delivery is a duplicate of the same email.
 */
export function sendOrderUpdate(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'order-updates'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const current = await order.call(getOrderForEmail, { params: { id: String(orderId) } });
    const update = toUpdate(event, current);
    const address = customerEmail.safeParse(current.customerEmail);
    if (!update || !address.success) {
      logger.info(
        { orderId, step: event.type },
        update ? 'order without a valid email address' : 'nothing to tell the customer',
      );
      return;
    }
    const to = { name: greetedName(current.customerName), address: address.data };
    const store = await readStoreIdentity(catalog, storeEmail);
    const email = composeOrderUpdate(current, update, publicUrl, store);
    const outgoing = { id: event.id, to, ...(store.from && { from: store.from }), ...email };
    await mailer.send(outgoing);
    await recordOrderEmail({ order }, { orderId, kind: update.kind, email: outgoing }, logger);
  };
}

/**
 * Returns undefined for messages of the customer, and for things that no longer exist, such as a parcel that staff have
 * undone.
 */
function toUpdate(event: EventOf<'order-updates'>, order: UpdatedOrder): OrderUpdate | undefined {
  if (event.type === 'withdrawal-link-requested') return { kind: 'withdrawal-link' };
  if (event.type === 'order-delivered') return { kind: 'delivered' };
  if (event.type === 'order-refunded') return { kind: 'refunded', ...event.payload };
  if (event.type === 'order-payment-failed') return { kind: 'payment-failed' };
  if (event.type === 'order-message-sent') {
    const { messageId, author } = event.payload;
    const message = order.messages.find(({ id }) => id === messageId);
    return message && author === 'staff' ? { kind: 'message', body: message.body } : undefined;
  }
  if (event.type === 'order-return-changed') {
    const { returnId, state } = event.payload;
    const returned = order.returns.find(({ id }) => id === returnId);
    return returned && { kind: 'return', state, returned };
  }
  const shipment = order.shipments.find(({ id }) => id === event.payload.shipmentId);
  return shipment && { kind: 'shipped', shipment };
}
