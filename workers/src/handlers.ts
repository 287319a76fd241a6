import {
  eraseCustomer,
  eraseReviewer,
  recordStockAlert,
  refundOrder,
  syncPayment,
} from '@shopwright/contracts/http/internal';
import type { QueueName } from '@shopwright/contracts/queues';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from './services';

/** The handlers that only pass an event on to the service that does the work. Each call is safe to repeat. */
export const createHandlers = ({ catalog, order }: Pick<Services, 'catalog' | 'order'>) =>
  ({
    /** Makes the order service ask Stripe for the payment's state, so that the order and number of webhooks do not matter. */
    'stripe-orders': async ({ payload }) => {
      await order.call(syncPayment, { params: { paymentIntentId: payload.paymentIntentId } });
    },

    /** Refunds a cancelled order in full. */
    refunds: async ({ payload }) => {
      if (payload.paidCents > 0) await order.call(refundOrder, { params: { id: String(payload.orderId) } });
    },

    /** Records one alert for each time a product reaches its threshold: the event's id is the alert's. */
    'low-stock-alerts': async ({ id, payload }) => {
      await catalog.call(recordStockAlert, { body: { eventId: id, ...payload } });
    },

    /** Removes the personal data of a closed account from its orders, which stay. */
    'order-erasures': async ({ payload }) => {
      await order.call(eraseCustomer, { body: { userId: payload.userId } });
    },

    /** Removes the name of a closed account from its reviews, which stay. */
    'review-erasures': async ({ payload }) => {
      await catalog.call(eraseReviewer, { body: { userId: payload.userId } });
    },
  }) satisfies { [Q in QueueName]?: JobHandler<Q> };
