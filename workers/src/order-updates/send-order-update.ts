import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { customerEmail } from '@shopwright/contracts/http/orders';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { recordOrderEmail } from '../emails/record-order-email';
import { greetedName } from '../emails/render-email';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeOrderUpdate, type OrderUpdate, type UpdatedOrder } from './compose-order-update';

/**
 * Sends customers an email about a parcel, the delivery and a refund, in their language. The order service writes one event for
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
        update ? 'order without a valid email address' : 'the step was undone',
      );
      return;
    }
    const to = { name: greetedName(current.customerName), address: address.data };
    const { name, from } = await readStoreIdentity(catalog, storeEmail);
    const email = composeOrderUpdate(current, update, publicUrl, name);
    const outgoing = { id: event.id, to, ...(from && { from }), ...email };
    await mailer.send(outgoing);
    await recordOrderEmail({ order }, { orderId, kind: update.kind, email: outgoing }, logger);
  };
}

/** Returns undefined for a parcel that staff have undone. */
function toUpdate(event: EventOf<'order-updates'>, order: UpdatedOrder): OrderUpdate | undefined {
  if (event.type === 'order-delivered') return { kind: 'delivered' };
  if (event.type === 'order-refunded') return { kind: 'refunded', ...event.payload };
  const shipment = order.shipments.find(({ id }) => id === event.payload.shipmentId);
  return shipment && { kind: 'shipped', shipment };
}
