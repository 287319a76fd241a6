import type { EventPayload, EventType } from './events';

/** One queue per listener. */
export const listeners = {
  'stripe-orders': ['stripe-event-received'],
  refunds: ['order-cancelled'],
  loyalty: ['order-confirmed', 'order-cancelled'],
  'order-mails': ['order-confirmed', 'order-cancelled', 'order-link-requested'],
  'order-updates': [
    'order-shipped',
    'order-tracking-changed',
    'order-address-changed',
    'order-edited',
    'order-delivered',
    'withdrawal-link-requested',
    'order-refunded',
    'order-payment-failed',
    'order-return-changed',
    'order-message-sent',
  ],
  'payment-links': ['payment-link-requested'],
  'contact-answers': ['contact-answered'],
  'merchant-emails': [
    'order-confirmed',
    'order-refund-failed',
    'order-disputed',
    'order-return-changed',
    'order-message-sent',
  ],
  'webhook-emails': ['webhook-endpoint-stopped'],
  'operations-alerts': ['operations-alert-raised', 'operations-alerts-cleared'],
  'selling-copies': ['selling-settings-saved'],
  'loyalty-refunds': ['order-refunds-changed'],
  'purchase-orders': [
    'order-confirmed',
    'order-cancelled',
    'order-address-changed',
    'order-edited',
    'order-refunds-changed',
  ],
  'purchase-order-sends': ['purchase-order-due'],
  'account-mails': ['account-mail-requested'],
  'todo-emails': ['todo-email-due'],
  'order-erasures': ['account-erased'],
  'review-erasures': ['account-erased'],
  'low-stock-alerts': ['stock-low'],
  'low-stock-digests': ['low-stock-digest-due'],
  'supplier-imports': ['import-requested'],
  'image-fetches': ['import-images-requested'],
} as const satisfies Record<string, readonly EventType[]>;

export type QueueName = keyof typeof listeners;

export const queueNames = Object.keys(listeners) as QueueName[];

export type ListenedBy<Q extends QueueName> = (typeof listeners)[Q][number];

/** A guest has no points; without a reward none is used; what the store ships by itself nobody else is asked for. */
const isIdle: { [Q in QueueName]?: (payload: EventPayload<ListenedBy<Q>>) => boolean } = {
  loyalty: ({ userId, reward }) => userId === null && !reward,
  'purchase-orders': (payload) => 'isDropshipped' in payload && payload.isDropshipped === false,
  'loyalty-refunds': ({ userId }) => userId === null,
};

/** Leaves out queues with nothing to do. */
export function queuesFor<T extends EventType>(type: T, payload: EventPayload<T>): QueueName[] {
  return queueNames.filter((queue) => {
    const isListening = (listeners[queue] as readonly EventType[]).includes(type);
    return isListening && !(isIdle[queue] as ((payload: unknown) => boolean) | undefined)?.(payload);
  });
}
