import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import type { OrderReturn, ReturnState } from '@shopwright/contracts/http/order-returns';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';

/** An order with all that an email about it may say. */
export type OrderForEmail = ResponseOf<typeof getOrderForEmail>;
type Shipment = OrderForEmail['shipments'][number];
type RefundItem = OrderForEmail['refunds'][number]['items'][number];

/** The emails to customers about an order, with what each tells. */
export type OrderEmail =
  | { kind: 'confirmed' }
  /** The order is paid on invoice: by that day, where it is not paid. */
  | { kind: 'invoiced'; dueOn: string }
  /** Without a refund nothing had been paid. */
  | { kind: 'cancelled'; refundCents: number; isOffline: boolean }
  /** `isWhole` is false for a parcel that does not complete the order. */
  | { kind: 'shipped'; shipment: Shipment; isWhole: boolean }
  /** The carrier or the number of a parcel that left was added or corrected. */
  | { kind: 'tracking'; shipment: Shipment }
  | { kind: 'address-changed' }
  | { kind: 'edited'; edit: OrderForEmail['edits'][number] }
  | { kind: 'delivered' }
  /** A refund by amount has no items. */
  | { kind: 'refunded'; refundCents: number; isFull: boolean; isOffline: boolean; items: RefundItem[] }
  | { kind: 'return'; state: ReturnState; returned: OrderReturn }
  | { kind: 'withdrawal-link' }
  | { kind: 'message'; body: string }
  | { kind: 'payment-failed' };

/** The cancellation of a checkout that was never paid sends no email. One that was confirmed, as on invoice, has had one. */
export const isSilent = (event: EventOf<'order-mails'>): boolean =>
  event.type === 'order-cancelled' && event.payload.paidCents === 0 && !event.payload.wasConfirmed;

/**
 * A requested link is the first email again. Returns undefined for the cancellation of an order whose money was refunded before: each
 * refund has had its email, and nothing is left of it.
 */
export function toOrderEmail(
  event: EventOf<'order-mails'>,
  { offline, isUnpaid }: Pick<OrderForEmail, 'offline' | 'isUnpaid'>,
): OrderEmail | undefined {
  if (event.type === 'order-cancelled') {
    const refundCents = event.payload.paidCents;
    if (refundCents === 0 && !isUnpaid) return undefined;
    return { kind: 'cancelled', refundCents, isOffline: offline !== undefined };
  }
  return offline?.dueOn ? { kind: 'invoiced', dueOn: offline.dueOn } : { kind: 'confirmed' };
}

/**
 * Returns undefined for messages of the customer, and for things that no longer exist, such as a parcel that staff have
 * undone.
 */
export function toUpdateEmail(event: EventOf<'order-updates'>, order: OrderForEmail): OrderEmail | undefined {
  switch (event.type) {
    case 'order-shipped': {
      const shipment = order.shipments.find(({ id }) => id === event.payload.shipmentId);
      return shipment && { kind: 'shipped', shipment, isWhole: completesOrder(shipment, order) };
    }
    case 'order-tracking-changed': {
      // A newer change has an event of its own, which tells the customer.
      const { shipmentId, version } = event.payload;
      const shipment = order.shipments.find((each) => each.id === shipmentId && each.trackingVersion === version);
      return shipment && { kind: 'tracking', shipment };
    }
    case 'order-address-changed':
      return { kind: 'address-changed' };
    case 'order-edited': {
      // Another address has an email of its own.
      const edit = order.edits.find(({ id }) => id === event.payload.editId);
      const hasItems = edit !== undefined && edit.removed.length + edit.added.length > 0;
      return event.payload.notify && hasItems ? { kind: 'edited', edit } : undefined;
    }
    case 'order-delivered':
      return { kind: 'delivered' };
    case 'order-refunded': {
      const { refundId, amountCents, isFull } = event.payload;
      const refund = order.refunds.find(({ id }) => id === refundId);
      const isOffline = order.offline !== undefined;
      return { kind: 'refunded', refundCents: amountCents, isFull, isOffline, items: refund?.items ?? [] };
    }
    case 'order-return-changed': {
      const { returnId, state } = event.payload;
      const returned = order.returns.find(({ id }) => id === returnId);
      return returned && { kind: 'return', state, returned };
    }
    case 'withdrawal-link-requested':
      return { kind: 'withdrawal-link' };
    case 'order-message-sent': {
      const { messageId, author } = event.payload;
      const message = order.messages.find(({ id }) => id === messageId);
      return message && author === 'staff' ? { kind: 'message', body: message.body } : undefined;
    }
    case 'order-payment-failed':
      return { kind: 'payment-failed' };
  }
}

/** Returns true for the last parcel of an order, which is not called a part of it. */
const completesOrder = (shipment: Shipment, { status, shipments }: OrderForEmail): boolean =>
  ['shipped', 'delivered'].includes(status) && shipments.at(-1)?.id === shipment.id;
